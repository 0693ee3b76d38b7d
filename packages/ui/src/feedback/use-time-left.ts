import { useEffect, useState } from 'react'
import { nextTickMs } from './countdown-parts.ts'

/**
 * Milliseconds until then, by the server's clock: this machine's own may be wrong by hours, but its
 * seconds are as long. It changes on each full second.
 */
export function useTimeLeft(endsAt: number, serverNow: number, onEnd?: () => void): number {
  const total = endsAt - serverNow
  const [counted, setCounted] = useState({ endsAt, left: total })
  useEffect(() => {
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      const left = total - (performance.now() - start)
      setCounted({ endsAt, left })
      if (left > 0) timer = setTimeout(tick, nextTickMs(left))
      else onEnd?.()
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt, total, onEnd])
  // Another end counts from its beginning, before the first tick of it too.
  return counted.endsAt === endsAt ? counted.left : total
}
