import type { FenceLimits } from './limits.ts'

type BreakerLimits = Pick<FenceLimits, 'unknownsInRow' | 'lastAnswers' | 'aloneMs' | 'aloneMaxMs'>

export type Breaker = {
  /** Whether a call may go now. After a pause one goes ahead; the others wait for its answer. */
  mayGo(): boolean
  /** Every answer counts, also of those who did not have to ask. */
  count(isKnown: boolean): void
}

/** Leaves a provider alone that does not answer, and looks again soon. */
export function createBreaker(limits: BreakerLimits, now: () => Date): Breaker {
  let last: boolean[] = []
  let openSince: number | null = null
  let probedAt: number | null = null
  let aloneMs = limits.aloneMs
  const close = () => {
    last = []
    openSince = null
    probedAt = null
    aloneMs = limits.aloneMs
  }
  const open = () => {
    openSince = now().getTime()
    probedAt = null
  }
  return {
    mayGo() {
      if (openSince === null) return true
      const at = now().getTime()
      // A probe whose answer never comes does not keep the door shut for ever.
      const since = Math.max(openSince, probedAt ?? 0)
      if (at - since < aloneMs) return false
      probedAt = at
      return true
    },
    count(isKnown) {
      if (openSince !== null) {
        if (isKnown) return close()
        if (probedAt === null) return
        aloneMs = Math.min(aloneMs * 2, limits.aloneMaxMs)
        return open()
      }
      last = [...last, isKnown].slice(-limits.lastAnswers)
      if (failsTooOften(last, limits)) open()
    },
  }
}

function failsTooOften(last: readonly boolean[], limits: BreakerLimits): boolean {
  const tail = last.slice(-limits.unknownsInRow)
  if (tail.length === limits.unknownsInRow && !tail.includes(true)) return true
  const unknowns = last.filter((isKnown) => !isKnown).length
  return last.length === limits.lastAnswers && unknowns * 2 > last.length
}
