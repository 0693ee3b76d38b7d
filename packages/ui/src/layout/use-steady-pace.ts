import { type RefObject, useLayoutEffect, useRef } from 'react'
import { offsetAfterChange, roundMs, type Run } from '../feedback/marquee-pace.ts'

/**
 * Keeps the line of a marquee at one pace, whatever its length, and in place when items come and
 * go. The movement itself is a CSS animation, so that CSS alone can hold it under the pointer.
 */
export function useSteadyPace(): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null)
  const measured = useRef<Run | null>(null)
  // After every render, for the items may have changed, and before the eye sees it.
  useLayoutEffect(() => {
    const line = track.current
    const list = line?.firstElementChild
    if (!line || !list) return undefined
    const settle = (): void => {
      const run = measure(list)
      if (run.width > 0) keepPace(line, measured.current ?? run, run)
      measured.current = run
    }
    settle()
    const observer = new ResizeObserver(settle)
    observer.observe(list)
    return () => observer.disconnect()
  })
  return track
}

function measure(list: Element): Run {
  const start = list.getBoundingClientRect()
  const items = [...list.querySelectorAll<HTMLElement>('[data-announcement-id]')].map((item) => {
    const { left, width } = item.getBoundingClientRect()
    return { id: item.dataset.announcementId ?? '', left: left - start.left, width }
  })
  return { width: start.width, items }
}

/** Where motion is reduced there is no animation, and nothing to keep. */
function keepPace(line: Element, before: Run, after: Run): void {
  for (const animation of line.getAnimations()) {
    const progress = animation.effect?.getComputedTiming().progress ?? 0
    const offset = offsetAfterChange(before, after, progress * before.width)
    animation.effect?.updateTiming({ duration: roundMs(after.width) })
    animation.currentTime = roundMs(offset)
  }
}
