import type { Draw } from '../fairness/draw.ts'
import { percentOf } from '../game/exact.ts'
import { compareRatios, LOST, ratio, type Ratio } from '../game/ratio.ts'
import type { Pay } from './spots.ts'

/** An outcome with the exact share of rounds that end in it. */
export type Chance<Outcome> = { readonly share: Ratio; readonly outcome: Outcome }

/** Payouts are whole hundredths of a stake: whoever stakes whole hundredths loses no fraction. */
const PER_STAKE = 100n

/** Plays with every sequence of numbers the stream could give: all rounds there are. */
export function* everyDraw<Outcome>(play: (draw: Draw) => Outcome): Generator<Chance<Outcome>> {
  const values: number[] = []
  do {
    const counts: number[] = []
    const below = (count: number): number => {
      counts.push(count)
      if (values.length < counts.length) values.push(0)
      return values[counts.length - 1] ?? 0
    }
    const outcome = play({ below, u32: () => below(2 ** 32) })
    const ways = counts.reduce((product, count) => product * BigInt(count), 1n)
    yield { share: { over: 1n, under: ways }, outcome }
    while (values.length > 0 && values.at(-1) === (counts[values.length - 1] ?? 0) - 1) values.pop()
    if (values.length > 0) values[values.length - 1] = (values.at(-1) ?? 0) + 1
  } while (values.length > 0)
}

/** Outcomes that pay alike, taken together under one name. */
export function gather<Outcome>(
  all: Iterable<Chance<Outcome>>,
  nameOf: (outcome: Outcome) => string,
): Chance<Outcome>[] {
  const groups = new Map<string, { outcome: Outcome; shares: Map<bigint, bigint> }>()
  for (const { share, outcome } of all) {
    const name = nameOf(outcome)
    const group = groups.get(name) ?? { outcome, shares: new Map<bigint, bigint>() }
    groups.set(name, group)
    group.shares.set(share.under, (group.shares.get(share.under) ?? 0n) + share.over)
  }
  return [...groups.values()].map(({ outcome, shares }) => ({ outcome, share: sumOf(shares) }))
}

/** What a bet returns over all outcomes, as it is printed. The shares must make one whole. */
export function exactReturn<Outcome>(pay: Pay<Outcome>, all: Iterable<Chance<Outcome>>): string {
  const shares = new Map<bigint, bigint>()
  const paid = new Map<bigint, bigint>()
  for (const { share, outcome } of all) {
    shares.set(share.under, (shares.get(share.under) ?? 0n) + share.over)
    const part = share.over * wholeHundredths(pay(outcome))
    paid.set(share.under, (paid.get(share.under) ?? 0n) + part)
  }
  const whole = sumOf(shares)
  if (whole.over !== whole.under) throw new RangeError('the shares do not make one whole')
  const { over, under } = sumOf(paid)
  return percentOf(over, under * PER_STAKE)
}

/** The most any of the bets returns, rounded up to whole stakes. */
export function mostTimes<Outcome>(
  pays: readonly Pay<Outcome>[],
  all: Iterable<Chance<Outcome>>,
): number {
  let most = LOST
  for (const { outcome } of all) {
    for (const pay of pays) {
      const times = pay(outcome)
      if (compareRatios(times, most) > 0) most = times
    }
  }
  return Number((most.over + most.under - 1n) / most.under)
}

function wholeHundredths({ over, under }: Ratio): bigint {
  if ((over * PER_STAKE) % under !== 0n) {
    throw new RangeError(`${over}/${under} is not a whole number of hundredths`)
  }
  return (over * PER_STAKE) / under
}

/** Parts by what they are divided by, as one fraction in lowest terms. */
function sumOf(parts: ReadonlyMap<bigint, bigint>): Ratio {
  let [over, under] = [0n, 1n]
  for (const [divisor, part] of parts) {
    over = over * divisor + part * under
    under *= divisor
    const common = commonDivisor(over, under)
    over /= common
    under /= common
  }
  return ratio(over, under)
}

function commonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
