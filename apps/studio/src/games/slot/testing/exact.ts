import { percentOf } from '../../../game/exact.ts'
import { ALIKE_MIN, type PayTable } from '../lines.ts'
import type { Feature } from '../scatter.ts'
import { columnsOf, ROWS, STOPS, type Strip } from '../strip.ts'

/** What all ways of the reels to stop bring together: whole numbers, nothing is rounded. */
export type Sums = {
  readonly stops: bigint
  /** A stake has this many parts. */
  readonly parts: bigint
  /** What lines or ways pay, in parts. */
  readonly wins: bigint
  /** What scatters pay, in parts. */
  readonly scatter: bigint
  /** How many of the stops bring free spins. */
  readonly triggers: bigint
}

/** Of one reel: how often a symbol goes on, over all stops, and at how many stops it ends. */
type Share = { readonly on: bigint; readonly end: bigint }
type ShareOf = (strip: Strip<string>, isAlike: (symbol: string) => boolean) => Share

const REEL = BigInt(STOPS)

/** A line meets each place of the strip once. */
const shareOnLine: ShareOf = (strip, isAlike) => {
  const on = BigInt(strip.filter(isAlike).length)
  return { on, end: REEL - on }
}

/** Ways meet all that is in sight; none of it may be alike for the row to end. */
const shareInSight: ShareOf = (strip, isAlike) => {
  const counts = columnsOf(strip).map((column) => column.filter(isAlike).length)
  return {
    on: BigInt(counts.reduce((sum, count) => sum + count, 0)),
    end: BigInt(counts.filter((count) => count === 0).length),
  }
}

type Slot<Name extends string> = {
  readonly strips: readonly Strip<Name>[]
  readonly pays: PayTable<Name>
  readonly feature: Feature<Name>
  readonly wild: Name
}

/** Closed form of a slot with lines: all lines are alike, because a strip is met all round. */
export function sumLines<Name extends string>(slot: Slot<Name>, lines: number): Sums {
  const count = BigInt(lines)
  return sumSlot(slot, count, count * sumPays(slot, shareOnLine))
}

/** Closed form of a slot with ways: reels are independent, so counts in sight multiply. */
export const sumWays = <Name extends string>(slot: Slot<Name>, parts: number): Sums =>
  sumSlot(slot, BigInt(parts), sumPays(slot, shareInSight))

function sumSlot<Name extends string>(
  { strips, feature }: Slot<Name>,
  parts: bigint,
  wins: bigint,
): Sums {
  const seen = scatterCounts(strips, feature.scatter)
  const paid = Object.entries(feature.pays).map(
    ([count, times]) => [seen[Number(count)] ?? 0n, BigInt(times)] as const,
  )
  return {
    stops: REEL ** BigInt(strips.length),
    parts,
    wins,
    scatter: paid.reduce((sum, [stops, times]) => sum + stops * times * parts, 0n),
    triggers: paid.reduce((sum, [stops]) => sum + stops, 0n),
  }
}

/** Some reels go on, the next one ends the row, and the rest may stop anywhere. */
function sumPays<Name extends string>({ strips, pays, wild }: Slot<Name>, shareOf: ShareOf) {
  let sum = 0n
  for (const [symbol, row] of Object.entries<readonly number[] | undefined>(pays)) {
    const shares = strips.map((strip) => shareOf(strip, (one) => one === symbol || one === wild))
    for (const [index, times] of (row ?? []).entries()) {
      const count = ALIKE_MIN + index
      const going = shares.slice(0, count).reduce((product, { on }) => product * on, 1n)
      const ending = shares[count]?.end ?? 1n
      const rest = REEL ** BigInt(Math.max(strips.length - count - 1, 0))
      sum += BigInt(times) * going * ending * rest
    }
  }
  return sum
}

/** At how many stops 0, 1, 2 … scatters are in sight; a strip has one, met in each row. */
function scatterCounts(strips: readonly Strip<string>[], scatter: string): bigint[] {
  let counts = [1n]
  for (const strip of strips) {
    const seen = BigInt(ROWS * strip.filter((symbol) => symbol === scatter).length)
    counts = [...counts, 0n].map(
      (count, index) => count * (REEL - seen) + (counts[index - 1] ?? 0n) * seen,
    )
  }
  return counts
}

export type PrintedParts = {
  readonly wins: string
  readonly scatter: string
  readonly feature: string
  readonly all: string
}

/**
 * A free spin brings `spins` more with the chance of a trigger t, so a trigger is worth
 * spins / (1 - spins t) free spins, and each of those pays `multiplier` times a paid one.
 */
export function printParts(sums: Sums, { spins, multiplier }: Feature<string>): PrintedParts {
  const { stops, parts, wins, scatter, triggers } = sums
  const whole = stops * parts
  const kept = stops - BigInt(spins) * triggers
  const bonus = BigInt(spins * multiplier) * triggers
  return {
    wins: percentOf(wins, whole),
    scatter: percentOf(scatter, whole),
    feature: percentOf((wins + scatter) * bonus, whole * kept),
    all: percentOf((wins + scatter) * (kept + bonus), whole * kept),
  }
}
