import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
const read = (): boolean => window.matchMedia(QUERY).matches
/** Until the browser has answered, nothing moves. */
const onServer = (): boolean => true

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, read, onServer)
