import type { PersonalField } from '@oriel/core/personal'
import { useEffect, useState } from 'react'

/** A value that is shown whole for a minute. */
export type Unmasked = {
  readonly field: PersonalField
  readonly value: string
  readonly seconds: number
}

const SHOWN_S = 60

/** Keeps one value at a time, counts its seconds, and forgets it. It is kept nowhere else. */
export function useUnmasked() {
  const [shown, setShown] = useState<Unmasked | null>(null)
  const isShown = shown !== null
  useEffect(() => {
    if (!isShown) return
    const timer = setInterval(() => {
      setShown((one) => (one && one.seconds > 1 ? { ...one, seconds: one.seconds - 1 } : null))
    }, 1_000)
    return () => clearInterval(timer)
  }, [isShown])
  return {
    shown,
    show: (field: PersonalField, value: string) => setShown({ field, value, seconds: SHOWN_S }),
  }
}
