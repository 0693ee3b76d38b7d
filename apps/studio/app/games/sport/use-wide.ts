import { useSyncExternalStore } from 'react'

/** From here on there is room for the slip beside the list; style sheets break there too. */
const WIDE = '(width >= 900px)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const isWide = (): boolean => matchMedia(WIDE).matches

export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, isWide)
