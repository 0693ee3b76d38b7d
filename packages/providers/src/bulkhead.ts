import type { FenceLimits } from './limits.ts'

export type Bulkhead = {
  /** A place, given back by calling it; null when there is none for too long. */
  enter(): Promise<(() => void) | null>
}

type BulkheadLimits = Pick<FenceLimits, 'inFlightMax' | 'waitingMax' | 'waitingMs'>

/** So many at once and a short queue: a slow provider holds up its own players and nobody else. */
export function createBulkhead(limits: BulkheadLimits): Bulkhead {
  let inFlight = 0
  const waiting: ((leave: () => void) => void)[] = []
  const place = (): (() => void) => {
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      const next = waiting.shift()
      if (next) next(place())
      else inFlight -= 1
    }
  }
  return {
    async enter() {
      if (inFlight < limits.inFlightMax) {
        inFlight += 1
        return place()
      }
      if (waiting.length >= limits.waitingMax) return null
      return new Promise((resolve) => {
        const take = (leave: () => void) => {
          clearTimeout(timer)
          resolve(leave)
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(take), 1)
          resolve(null)
        }, limits.waitingMs)
        waiting.push(take)
      })
    },
  }
}
