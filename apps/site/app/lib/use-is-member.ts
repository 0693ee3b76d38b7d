import { useSyncExternalStore } from 'react'
import { readSession } from './session.ts'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** The server renders every page for a guest; the browser knows whether somebody is signed in. */
export const useIsMember = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readSession() !== null,
    () => false,
  )
