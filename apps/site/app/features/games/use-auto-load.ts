import { useEffect, useRef, useState, type RefObject } from 'react'

/** So many parts come by themselves; after that a button is asked, so that the foot is in reach. */
const AUTO_PARTS = 2
/** A part is asked for before its place is seen. */
const AHEAD_PX = 600

/** Loads the next part when the end of a list comes near. Put the reference at that end. */
export function useAutoLoad(canLoad: boolean, load: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState(0)
  const isOn = canLoad && loaded < AUTO_PARTS
  useEffect(() => {
    if (!isOn || !end.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setLoaded((before) => before + 1)
        load()
      },
      { rootMargin: `${AHEAD_PX}px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isOn, load])
  return end
}
