import type { Units } from '@oriel/core/money'
import { useEffect, useRef, useState } from 'react'
import { useStill } from './settings.ts'

/** How an amount that grew is counted: quick at first, calm at its end. */
export const countAt = (from: Units, to: Units, share: number): Units => {
  if (share >= 1) return to
  // The first frame may be dated before the count began.
  const eased = 1 - (1 - Math.max(0, share)) ** 3
  return from + ((to - from) * BigInt(Math.round(eased * 1_000))) / 1_000n
}

/**
 * An amount that counts up to what it is. It never stands above it, is never late when it falls,
 * and stands at its end at once for those who want no motion.
 */
export function useCount(value: Units, durationMs: number, from: Units = value): Units {
  const [shown, setShown] = useState(from)
  const latest = useRef(from)
  const isStill = useStill()
  useEffect(() => {
    const first = latest.current < value && !isStill ? latest.current : value
    const start = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const share = (now - start) / durationMs
      latest.current = countAt(first, value, share)
      setShown(latest.current)
      if (share < 1 && first !== value) frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, durationMs, isStill])
  return isStill || shown > value ? value : shown
}
