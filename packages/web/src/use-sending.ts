import { useState } from 'react'

export type Send = (send: () => Promise<void>) => Promise<void>

/** A second press while the first is on its way does nothing, not even wait. */
export function oneAtATime(tell: (isSending: boolean) => void): Send {
  let isUnderWay = false
  return async (send) => {
    if (isUnderWay) return
    isUnderWay = true
    tell(true)
    try {
      await send()
    } finally {
      isUnderWay = false
      tell(false)
    }
  }
}

/** Whether a form is being sent, and the one way to send it. */
export function useSending(): [boolean, Send] {
  const [isSending, setSending] = useState(false)
  const [send] = useState(() => oneAtATime(setSending))
  return [isSending, send]
}
