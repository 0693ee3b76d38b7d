import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession, type Session } from './session.ts'

let known: Session | null = null

/** The same object while nothing has changed, as React wants it. */
function current(): Session | null {
  const session = readSession()
  if (session?.token !== known?.token) known = session
  return known
}

/** The server renders every page for a guest; the browser knows whether somebody is signed in. */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, current, () => null)
