import { clockOf, durationOf } from './countdown-parts.ts'
import { useTimeLeft } from './use-time-left.ts'

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
 * Counts down by the server's clock. The role tells readers what it is, and with it they are not
 * called at each second.
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
