import type { Child } from './child.ts'
import { processorSeconds } from './cpu.ts'
import { say } from './figure.ts'
import type { Ground } from './ground.ts'
import { median, sides, spread, type Both } from './rounds.ts'

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
const WARM_UP_S = 4
const ROUND_S = 3
const ROUNDS = 5

/**
 * Puts both servers under load at the same time, each from a generator of its own, and gives how
 * many answers ours makes of a second of processor time, as a part of what bare makes. Whatever
 * else the machine does meets both alike; by the clock one would see who else was at work.
 */
export async function duel(ground: Ground, name: string, targets: Both<Target>): Promise<number> {
  const generators = {
    ours: await ground.child('load/http.ts'),
    bare: await ground.child('load/http.ts'),
  }
  const measure = async (seconds: number): Promise<Both<Cost>> => {
    const [ours, bare] = await Promise.all(
      sides.map((side) => costOf(generators[side], targets[side], seconds)),
    )
    if (!ours || !bare) throw new Error(`${name}: nothing was measured`)
    return { ours, bare }
  }
  await measure(WARM_UP_S)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { ours, bare } = await measure(ROUND_S)
    const ratio = bare.processor / ours.processor
    ratios.push(ratio)
    say(`  ${name} round ${round}: ours ${write(ours)}, bare ${write(bare)}: ${ratio.toFixed(2)}`)
  }
  say(`  ${name} noise: ${spread(ratios)}`)
  for (const side of sides) await generators[side].stop()
  return median(ratios)
}

type Cost = { readonly processor: number; readonly perSecond: number }

async function costOf(generator: Child, target: Target, seconds: number): Promise<Cost> {
  const order: Order = { target, seconds, connections: CONNECTIONS }
  const before = processorSeconds(target.pid)
  const answers = await generator.ask<number>(order)
  const used = processorSeconds(target.pid) - before
  return { processor: used / answers, perSecond: answers / seconds }
}

const write = ({ processor, perSecond }: Cost): string =>
  `${(processor * 1e6).toFixed(1)} µs (${perSecond.toFixed(0)}/s)`
