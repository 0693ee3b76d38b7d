import { useEffect, useState } from 'react'
import { clockOf, durationOf, nextTickMs } from './countdown-parts.ts'

export type CountdownProps = {
  /** When it is over, in the server's time, as milliseconds since 1970. */
  endsAt: number
  /** The server's time now, when the page was written or the answer came. */
  serverNow: number
  /** What ends: "Ends in". Said before the time, never at each second. */
  label: string
  onEnd?: () => void
}

/**
 * Counts down by the server's clock: this machine's own may be wrong by hours, but its seconds are
 * as long. The role tells readers what it is, and with it they are not called at each second.
 */
export function Countdown({ endsAt, serverNow, label, onEnd }: CountdownProps) {
  const left = useTimeLeft(endsAt, serverNow, onEnd)
  return (
    <span className="countdown" role="timer" aria-live="off">
      <span className="sr-only">{label} </span>
      <time dateTime={durationOf(left)}>{clockOf(left)}</time>
    </span>
  )
}

function useTimeLeft(endsAt: number, serverNow: number, onEnd?: () => void): number {
  const total = endsAt - serverNow
  const [left, setLeft] = useState(total)
  useEffect(() => {
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      const now = total - (performance.now() - start)
      setLeft(now)
      if (now > 0) timer = setTimeout(tick, nextTickMs(now))
      else onEnd?.()
    }
    tick()
    return () => clearTimeout(timer)
  }, [total, onEnd])
  return left
}
