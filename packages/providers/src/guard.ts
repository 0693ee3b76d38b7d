import { unknown, type ProviderAnswer, type ProviderPort } from '@oriel/domain/provider'
import { createBreaker } from './breaker.ts'
import { createBulkhead, type Bulkhead } from './bulkhead.ts'
import type { Limits } from './limits.ts'

/** Stands before every call to one provider, however often the way to it is read anew. */
export type Guard = { wrap(port: ProviderPort): ProviderPort }

type Way = 'there' | 'home'
type Work<Value, Reason extends string> = () => Promise<ProviderAnswer<Value, Reason>>

/**
 * Three fences: so many calls at once, so long for each, and none to a provider that has stopped
 * answering. The way home has places of its own and no third fence: money that lies there is asked
 * for as long as it takes.
 */
export function createGuard(limits: Limits, now: () => Date): Guard {
  const breaker = createBreaker(limits, now)
  const places: Readonly<Record<Way, Bulkhead>> = {
    there: createBulkhead(limits),
    home: createBulkhead(limits),
  }
  async function run<Value, Reason extends string>(
    way: Way,
    limitMs: number,
    work: Work<Value, Reason>,
  ): Promise<ProviderAnswer<Value, Reason>> {
    if (way === 'there' && !breaker.mayGo()) return unknown('breaker_open')
    const leave = await places[way].enter()
    if (!leave) return unknown('crowded')
    // The place is kept until the call is truly over, also when nobody waits for it any more.
    const over = work().finally(leave)
    const answer = await within(limitMs, over)
    breaker.count(answer.kind !== 'unknown')
    return answer
  }
  const { launchMs, transferMs, readMs } = limits
  return {
    wrap: (port) => ({
      caps: port.caps,
      ensurePlayer: (player) => run('there', launchMs, () => port.ensurePlayer(player)),
      launch: (asked) => run('there', launchMs, () => port.launch(asked)),
      kick: (player) => run('home', readMs, () => port.kick(player)),
      balance: (player) => run('home', readMs, () => port.balance(player)),
      transfer: (asked) =>
        run(asked.direction === 'in' ? 'there' : 'home', transferMs, () => port.transfer(asked)),
      transferStatus: (asked) => run('home', readMs, () => port.transferStatus(asked)),
      cancel: (asked) => run('home', transferMs, () => port.cancel(asked)),
      rounds: (asked) => run('there', readMs, () => port.rounds(asked)),
      roundDetail: (asked) => run('there', readMs, () => port.roundDetail(asked)),
    }),
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
