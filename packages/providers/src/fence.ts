import { unknown, type ProviderAnswer } from '@oriel/domain/provider'
import { createBreaker } from './breaker.ts'
import { createBulkhead, type Bulkhead } from './bulkhead.ts'
import type { FenceLimits } from './limits.ts'

/** How a call passes the fence. */
export type Way = {
  /** Calls of one kind share their places, and wait for no other kind. */
  readonly places: string
  /** Not sent to a provider that has stopped answering. What brings money home always is. */
  readonly isBreakable: boolean
}

/** Stands before every call to one provider, however often the way to it is read anew. */
export type Fence = {
  readonly run: <Value, Reason extends string>(
    way: Way,
    limitMs: number,
    work: () => Promise<ProviderAnswer<Value, Reason>>,
  ) => Promise<ProviderAnswer<Value, Reason>>
}

/** So many calls at once, so long for each, and few to a provider that has stopped answering. */
export function createFence(limits: FenceLimits, now: () => Date): Fence {
  const breaker = createBreaker(limits, now)
  const bulkheads = new Map<string, Bulkhead>()
  const placesOf = (kind: string): Bulkhead => {
    const known = bulkheads.get(kind) ?? createBulkhead(limits)
    bulkheads.set(kind, known)
    return known
  }
  return {
    async run({ places, isBreakable }, limitMs, work) {
      if (isBreakable && !breaker.mayGo()) return unknown('breaker_open')
      const leave = await placesOf(places).enter()
      if (!leave) return unknown('crowded')
      // The place is kept until the call is truly over, also when nobody waits for it any more.
      const over = work().finally(leave)
      const answer = await within(limitMs, over)
      breaker.count(answer.kind !== 'unknown')
      return answer
    },
  }
}

async function within<Value, Reason extends string>(
  limitMs: number,
  over: Promise<ProviderAnswer<Value, Reason>>,
): Promise<ProviderAnswer<Value, Reason>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<ProviderAnswer<Value, Reason>>((resolve) => {
    timer = setTimeout(() => resolve(unknown('timeout')), limitMs)
  })
  try {
    return await Promise.race([over, late])
  } finally {
    clearTimeout(timer)
  }
}
