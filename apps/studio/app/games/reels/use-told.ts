import { useEffect, useState } from 'react'
import { TOLD_MS, toldAt } from './show.ts'

/** After so many passes all wins stay in sight together. */
const PASSES = 3

/**
 * Which of the wins is told now, one after another; null tells all of them at once. `key` names the
 * spin they belong to.
 */
export function useTold(count: number, key: string): number | null {
  const [told, setTold] = useState({ key, step: 0 })
  const last = PASSES * (count + 1)
  useEffect(() => {
    if (count < 2) return
    const next = () =>
      setTold((before) => ({
        key,
        step: before.key === key ? Math.min(last, before.step + 1) : 1,
      }))
    const timer = setInterval(next, TOLD_MS)
    return () => clearInterval(timer)
  }, [count, key, last])
  return toldAt(told.key === key ? told.step : 0, count)
}
