import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { useMe } from './use-me.ts'

/** A time that stands still, for the gallery and for tests. Null: the server's clock runs. */
export const HeldClock = createContext<Date | null>(null)

const MINUTE_MS = 60_000

export type Step = 'second' | 'minute'
const STEP_MS: Readonly<Record<Step, number>> = { second: 1_000, minute: MINUTE_MS }

/** Calls at each full step of the clock that is `aheadMs` ahead of this browser's. */
function tick(step: Step, aheadMs: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    const into = (Date.now() + aheadMs) % STEP_MS[step]
    timer = setTimeout(() => {
      tell()
      wait()
    }, STEP_MS[step] - into)
  }
  wait()
  return () => clearTimeout(timer)
}

/** The server's time, at the start of the present step, so that it changes once per step. */
export function useServerNow(step: Step = 'minute'): Date {
  const { aheadMs } = useMe()
  const held = use(HeldClock)
  const subscribe = useCallback(
    (tell: () => void) => (held ? () => {} : tick(step, aheadMs, tell)),
    [held, step, aheadMs],
  )
  const read = (): number => {
    const now = held?.getTime() ?? Date.now() + aheadMs
    return now - (now % STEP_MS[step])
  }
  return new Date(useSyncExternalStore(subscribe, read, read))
}
