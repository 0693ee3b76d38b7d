import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has taken over: before that nobody knows who is signed in. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
