import { say } from './figure.ts'
import { valueAt, watchStolen } from './rounds.ts'

/** Works for so many seconds and gives how many it did in each. */
export type TimedSide = (seconds: number) => Promise<number>

const TURN_SECONDS = 3
const ROUNDS = 7
const WARM_UP_SECONDS = 2

/**
 * Lets all sides take turns by the clock, for what waits on a disk and not on a processor. The
 * order moves on by one each round. Gives for every side its rates, one per round.
 */
export async function byTheClock<Name extends string>(
  sides: Readonly<Record<Name, TimedSide>>,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(sides) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (const name of names) await sides[name](WARM_UP_SECONDS)
  const stolen = watchStolen()
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = names.map((_, place) => names[(place + round) % names.length] as Name)
    for (const name of order) rates[name].push(await sides[name](TURN_SECONDS))
  }
  for (const name of names) say(`  ${name}: ${spread(rates[name], 0)}/s by the clock`)
  say(`  ${ROUNDS} rounds of ${TURN_SECONDS} s for each; ${stolen()}`)
  return rates
}

/**
 * So many callers, each waiting for its answer before it asks again. A call that does several
 * things at once says how many.
 */
export const callers = (count: number, call: () => Promise<number | void>): TimedSide =>
  async function run(seconds) {
    const begun = performance.now()
    const end = begun + seconds * 1000
    let calls = 0
    const keepAsking = async () => {
      while (performance.now() < end) calls += (await call()) ?? 1
    }
    await Promise.all(Array.from({ length: count }, keepAsking))
    return (calls * 1000) / (performance.now() - begun)
  }

/** The two sides of each round lie close together in time, so they are compared round by round. */
export function shareOf(name: string, ours: readonly number[], theirs: readonly number[]): number {
  const shares = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))
  say(`  ${name}: ${spread(shares, 2)}`)
  return valueAt(shares, 0.5)
}

const spread = (values: readonly number[], digits: number): string => {
  const [least, middle, most] = [0, 0.5, 1].map((part) => valueAt(values, part).toFixed(digits))
  return `${middle} (${least} to ${most})`
}
