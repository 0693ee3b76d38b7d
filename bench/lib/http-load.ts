import { processorSeconds } from './cpu.ts'
import type { Ground } from './ground.ts'
import { inRounds, type Both, type Side, type Turn } from './rounds.ts'

export type Target = {
  readonly url: string
  /** Whose processor time is read while the load runs. */
  readonly pid: number
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Burst = {
  readonly target: Target
  readonly amount: number
  readonly connections: number
}

const CONNECTIONS = 50
const TURN_MS = 25
/** Code is fast once it has run often: so many answers, or as many as fit into the time. */
const WARM_UP_ANSWERS = 60_000
const WARM_UP_MAX_MS = 20_000
const FIRST_BURST = 500

const RATE_TURNS = 3
const RATE_ANSWERS = 10_000

/** Answers a second of one server, by the clock: the best turn is the one least disturbed. */
export async function rateOf(ground: Ground, target: Target): Promise<number> {
  const generator = await ground.child('load/http.ts')
  let best = 0
  for (let turn = 0; turn < RATE_TURNS; turn += 1) {
    const order: Burst = { target, amount: RATE_ANSWERS, connections: CONNECTIONS }
    best = Math.max(best, RATE_ANSWERS / (await generator.ask<number>(order)))
  }
  await generator.stop()
  return best
}

/** Puts two servers under load in turn, from a process of its own. */
export async function duel(ground: Ground, name: string, targets: Both<Target>): Promise<number> {
  const generator = await ground.child('load/http.ts')
  const burst = async (side: Side, amount: number): Promise<Turn> => {
    const target = targets[side]
    const order: Burst = { target, amount, connections: CONNECTIONS }
    const before = processorSeconds(target.pid)
    const seconds = await generator.ask<number>(order)
    return { processorSeconds: processorSeconds(target.pid) - before, seconds, count: amount }
  }
  const amounts = { ours: FIRST_BURST, bare: FIRST_BURST }
  for (const side of ['ours', 'bare'] as const) {
    const end = performance.now() + WARM_UP_MAX_MS
    for (let answers = 0; answers < WARM_UP_ANSWERS && performance.now() < end;) {
      const { count, seconds } = await burst(side, amounts[side])
      answers += count
      // The next burst is as large as fits into a turn.
      amounts[side] = Math.max(CONNECTIONS, Math.round((count / seconds) * (TURN_MS / 1000)))
    }
  }
  const ratio = await inRounds(name, (side) => burst(side, amounts[side]))
  await generator.stop()
  return ratio
}
