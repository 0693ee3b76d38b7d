import { useEffect, useState, type RefObject } from 'react'

/** A list is made whole before it is seen. */
const AHEAD_PX = 600

/**
 * Whether a part of the page has come near the screen; never on the server. What nobody sees yet is
 * left out of the page that a visitor waits for.
 */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !ref.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: `${AHEAD_PX}px` },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [isSeen, ref])
  return isSeen
}
