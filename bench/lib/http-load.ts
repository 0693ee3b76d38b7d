import { processorSeconds } from './cpu.ts'
import type { Ground } from './ground.ts'
import { inRounds, type Both, type Cost, type Side } from './rounds.ts'

export type Target = {
  readonly url: string
  /** Whose processor time is read while the load runs. */
  readonly pid: number
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Order = {
  readonly target: Target
  readonly seconds: number
  readonly connections: number
}

const CONNECTIONS = 50
const ROUND_S = 3
/** Code is fast once it has run often: so many answers, or as many as fit into the time. */
const WARM_UP_ANSWERS = 40_000
const WARM_UP_MAX_S = 9

/** Puts two servers under load, each from a generator in a process of its own. */
export async function duel(ground: Ground, name: string, targets: Both<Target>): Promise<number> {
  const generators = {
    ours: await ground.child('load/http.ts'),
    bare: await ground.child('load/http.ts'),
  }
  const measure = async (side: Side): Promise<Cost> => {
    const target = targets[side]
    const order: Order = { target, seconds: ROUND_S, connections: CONNECTIONS }
    const before = processorSeconds(target.pid)
    const answers = await generators[side].ask<number>(order)
    const used = processorSeconds(target.pid) - before
    return { processorSeconds: used / answers, perSecond: answers / ROUND_S }
  }
  const warmUp = async (side: Side): Promise<void> => {
    const end = performance.now() + WARM_UP_MAX_S * 1000
    for (let answers = 0; answers < WARM_UP_ANSWERS && performance.now() < end;) {
      answers += (await measure(side)).perSecond * ROUND_S
    }
  }
  await Promise.all([warmUp('ours'), warmUp('bare')])
  const ratio = await inRounds(name, measure)
  await Promise.all([generators.ours.stop(), generators.bare.stop()])
  return ratio
}
