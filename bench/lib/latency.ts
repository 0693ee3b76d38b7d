import { say } from './figure.ts'
import { valueAt, watchStolen } from './rounds.ts'

/** The same thing done to a small and to a large one. */
export type Pair = { readonly small: () => Promise<void>; readonly large: () => Promise<void> }
/** How much longer the large one takes: 1 is equally long. */
export type Growth = { readonly p50: number; readonly p99: number }

const ROUNDS = 9
const CLOCK_MAX_MS = 45_000
const WARM_UP = 200

type Times = { readonly small: number[]; readonly large: number[] }

/**
 * One call after another, small and large in turn, so that whatever else the machine does hits both
 * alike. The percentiles are those of all calls; how they differ from round to round is printed.
 */
export async function compareLatency(
  name: string,
  callsPerRound: number,
  pair: Pair,
): Promise<Growth> {
  for (let call = 0; call < WARM_UP; call += 1) await Promise.all([pair.small(), pair.large()])
  const end = performance.now() + CLOCK_MAX_MS
  const stolen = watchStolen()
  const rounds: Times[] = []
  for (let round = 0; round < ROUNDS && performance.now() < end; round += 1) {
    const times: Times = { small: [], large: [] }
    for (let call = 0; call < callsPerRound; call += 1) {
      const order = call % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)
      for (const side of order) times[side].push(await timed(pair[side]))
    }
    rounds.push(times)
  }
  const growth = { p50: growthAt(name, rounds, 0.5), p99: growthAt(name, rounds, 0.99) }
  say(`  ${name}: ${rounds.length} rounds of ${callsPerRound} calls each; ${stolen()}`)
  return growth
}

function growthAt(name: string, rounds: readonly Times[], part: number): number {
  const ofAll = (side: keyof Times) =>
    valueAt(
      rounds.flatMap((times) => times[side]),
      part,
    )
  const [small, large] = [ofAll('small'), ofAll('large')]
  const byRound = rounds.map((times) => valueAt(times.large, part) / valueAt(times.small, part))
  const [least, most] = [0, 1].map((one) => valueAt(byRound, one).toFixed(2))
  const both = `${small.toFixed(3)} ms and ${large.toFixed(3)} ms`
  say(`  ${name} p${part * 100}: ${both}, ${(large / small).toFixed(2)} (${least} to ${most})`)
  return large / small
}

async function timed(call: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await call()
  return performance.now() - begun
}
