/** In time, soon when a quarter is left, late when the promised time has passed. */
export type PromiseState = 'in_time' | 'soon' | 'late'

export type PromiseLeft = {
  readonly state: PromiseState
  /** Whole minutes left, or over when it is late. */
  readonly minutes: number
  /** Of the whole time, between 0 and 1. */
  readonly share: number
}

const MINUTE_MS = 60_000
const SOON_SHARE = 1 / 4

/** How a promise stands. Times come from the server; `now` is the server's too. */
export function promiseLeft(enteredAt: Date, promisedAt: Date, now: Date): PromiseLeft {
  const wholeMs = Math.max(1, promisedAt.getTime() - enteredAt.getTime())
  const leftMs = promisedAt.getTime() - now.getTime()
  const share = Math.min(1, Math.max(0, leftMs / wholeMs))
  if (leftMs < 0) return { state: 'late', minutes: Math.ceil(-leftMs / MINUTE_MS), share: 0 }
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  return { state: share <= SOON_SHARE ? 'soon' : 'in_time', minutes, share }
}
