import { useCallback, useEffect, useState, type RefObject } from 'react'

export type Rail = {
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  readonly goBack: () => void
  readonly goOn: () => void
}

/** Parts of a pixel are lost where a page is zoomed. */
const NEARLY_PX = 2

/** A row that scrolls by what it shows, one tile less, so that the eye keeps its place. */
export function useRail(ref: RefObject<HTMLUListElement | null>): Rail {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true })
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = () => {
      const canGoBack = row.scrollLeft > NEARLY_PX
      const canGoOn = row.scrollLeft + row.clientWidth < row.scrollWidth - NEARLY_PX
      setEnds((before) =>
        before.canGoBack === canGoBack && before.canGoOn === canGoOn
          ? before
          : { canGoBack, canGoOn },
      )
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    // More tiles come while it stands, and change none of its own sizes.
    const tiles = new MutationObserver(look)
    tiles.observe(row, { childList: true })
    return () => {
      row.removeEventListener('scroll', look)
      sizes.disconnect()
      tiles.disconnect()
    }
  }, [ref])
  const go = useCallback(
    (direction: 1 | -1) => {
      const row = ref.current
      const tile = row?.firstElementChild
      if (!row || !tile) return
      // The style sheet says how smoothly, and that it is not smooth for those who want no motion.
      row.scrollBy({ left: direction * (row.clientWidth - tile.clientWidth) })
    },
    [ref],
  )
  const goBack = useCallback(() => go(-1), [go])
  const goOn = useCallback(() => go(1), [go])
  return { ...ends, goBack, goOn }
}
