import type { ReactNode } from 'react'
import './form.css'
import { buttonClass } from './button.tsx'
import { minutesOf } from '../feedback/countdown-parts.ts'
import { useTimeLeft } from '../feedback/use-time-left.ts'

export type CountdownButtonProps = {
  /** "Send code" */
  children: ReactNode
  /** While one must wait: "Again in 4:57". */
  waitText: (time: string) => string
  /** Said to readers once the wait is over: "You can send the code again." */
  endText: string
  /** When it may be pressed again, in the server's time; null when it may be pressed now. */
  waitUntil: number | null
  /** The server's time when that was answered. */
  serverNow: number
  isBusy?: boolean
  onPress: () => void
}

/** A button that rests after each press and counts the rest down. Only its end is said aloud. */
export function CountdownButton(props: CountdownButtonProps) {
  const { children, waitText, endText, waitUntil, serverNow, isBusy = false, onPress } = props
  const left = useTimeLeft(waitUntil ?? serverNow, serverNow)
  const isWaiting = left > 0
  const rests = isWaiting || isBusy
  return (
    <>
      {/* Not `disabled`: the focus would be lost by the press that starts the wait. */}
      <button
        type="button"
        className={buttonClass('ghost', 'countdown-button')}
        aria-disabled={rests || undefined}
        onClick={() => rests || onPress()}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {isWaiting ? waitText(minutesOf(left)) : children}
      </button>
      <output className="sr-only">{waitUntil !== null && !isWaiting && endText}</output>
    </>
  )
}
