import { drawFrom, pick } from '../../../src/fairness/draw.ts'
import { NUMBERS, numbersOf, PAYS, payOf, PICKS_MAX } from '../../../src/games/keno/rules.ts'
import type { Ratio } from '../../../src/game/ratio.ts'

const rising = (left: number, right: number): number => left - right

/** Chooses a number, or lets it go again; an eleventh is not taken. */
export function toggleNumber(draft: readonly number[], number: number): readonly number[] {
  if (draft.includes(number)) return draft.filter((one) => one !== number)
  return draft.length < PICKS_MAX ? [...draft, number].toSorted(rising) : draft
}

const BLOCK_BYTES = 32

/** So many numbers by the browser's own chance: none is better than another. */
export function quickPick(count: number): number[] {
  const draw = drawFrom(() => crypto.getRandomValues(new Uint8Array(BLOCK_BYTES)))
  return pick(draw, NUMBERS, count)
    .map((index) => index + 1)
    .toSorted(rising)
}

/** All numbers on these lines. */
export const numbersOn = (spots: Iterable<string>): ReadonlySet<number> =>
  new Set([...spots].flatMap((spot) => numbersOf(spot) ?? []))

export const hitsOf = (spot: string, balls: readonly number[]): number =>
  (numbersOf(spot) ?? []).filter((number) => balls.includes(number)).length

type PayRow = { readonly hits: number; readonly times: Ratio }

/** What a count of numbers returns, from the least hits that do. */
export const payRows = (count: number): PayRow[] =>
  Object.keys(PAYS[count] ?? {}).map((hits) => ({
    hits: Number(hits),
    times: payOf(count, Number(hits)),
  }))
