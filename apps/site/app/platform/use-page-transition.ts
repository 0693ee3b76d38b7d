import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** S9.009: a page transition takes about this long. */
const PAGE_TRANSITION_MS = 100

/** Fades the next page in. The first stands at once; nothing moves where motion is reduced. */
export function usePageTransition<Area extends HTMLElement>(): RefObject<Area | null> {
  const area = useRef<Area>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    area.current?.animate([{ opacity: 0.3 }, { opacity: 1 }], PAGE_TRANSITION_MS)
  }, [pathname])
  return area
}
