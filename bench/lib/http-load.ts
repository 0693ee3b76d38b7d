import type { Child } from './child.ts'
import { processorSeconds } from './cpu.ts'
import { say } from './figure.ts'
import { median, quiet, ratiosOf, spread, takeTurns, type Side } from './rounds.ts'

export type Target = {
  readonly url: string
  /** Whose processor time is read while the load runs. */
  readonly pid: number
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type Burst = {
  readonly target: Omit<Target, 'pid'>
  readonly amount: number
  readonly connections: number
}

export type Duel = {
  readonly name: string
  readonly ours: Target
  readonly bare: Target
  /** Requests in one burst: long enough to be told from noise, short beside what the machine does. */
  readonly amount: number
  readonly seconds: number
}

const CONNECTIONS = 50

/** One burst of requests: what it cost the server, and how long it took. */
async function burst(generator: Child, target: Target, amount: number): Promise<Cost> {
  const { pid, ...rest } = target
  const before = processorSeconds(pid)
  const question: Burst = { target: rest, amount, connections: CONNECTIONS }
  const { seconds, answers } = await generator.ask<{ seconds: number; answers: number }>(question)
  return { seconds: seconds / answers, processor: (processorSeconds(pid) - before) / answers }
}

type Cost = { readonly seconds: number; readonly processor: number }

/**
 * Gives how many answers ours makes of a second of processor time, as a part of what bare makes. The
 * clock would say the same on a quiet machine, where the server has a core of its own; on a machine
 * that others use it says who else was at work.
 */
export async function duel(generator: Child, { name, amount, ...options }: Duel): Promise<number> {
  const seconds: Record<Side, number[]> = { ours: [], bare: [] }
  const cost = async (side: Side) => {
    const spent = await burst(generator, options[side], amount)
    seconds[side].push(spent.seconds)
    return spent.processor
  }
  const rounds = await takeTurns(cost, options.seconds * 1000)
  for (const side of ['ours', 'bare'] as const) {
    const microseconds = quiet(rounds.flatMap((round) => round[side])) * 1e6
    const rate = (1 / quiet(seconds[side])).toFixed(0)
    say(`  ${name} ${side}: ${microseconds.toFixed(1)} µs of processor, ${rate} answers/s`)
  }
  const ratios = ratiosOf(rounds)
  say(`  ${name} noise: ${ratios.length} rounds of ${seconds.ours.length} turns, ${spread(ratios)}`)
  return median(ratios)
}

const WARM_UP_MS = 4_000

/** Lets both sides' code be compiled: so many requests, or as many as a few seconds allow. */
export async function warmUp(generator: Child, targets: readonly Target[], requests: number) {
  const bursts = 10
  const end = performance.now() + WARM_UP_MS * targets.length
  for (let count = 0; count < bursts && performance.now() < end; count += 1) {
    for (const target of targets) await burst(generator, target, requests / bursts)
  }
}
