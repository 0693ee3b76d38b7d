import type { Units } from '@oriel/core/money'
import { payOf, ratio, type Ratio } from '../../game/ratio.ts'
import type { LegState } from './selection.ts'

export const LEGS_MAX = 8
/** No slip pays more times its stake: what would is refused, and no win is ever cut. */
export const TIMES_MAX = 5_000

/** Prices of several legs multiply. Hundredths each, exact. */
export const timesOf = (prices: readonly number[]): Ratio =>
  ratio(
    prices.reduce((product, price) => product * BigInt(price), 1n),
    100n ** BigInt(prices.length),
  )

export const isTooMuch = ({ over, under }: Ratio): boolean => over > BigInt(TIMES_MAX) * under

type Leg = { readonly price: number; readonly state: LegState }

/** What a slip pays when all its legs are over: one lost leg loses it, a void one counts once. */
export function slipPayout(stake: Units, legs: readonly Leg[]): Units {
  if (legs.some(({ state }) => state === 'lost')) return 0n
  const won = legs.filter(({ state }) => state === 'won')
  return payOf(stake, timesOf(won.map(({ price }) => price)))
}

const BACK_UNIT = 10_000n

/** What a slip returns in the long run, in ten-thousandths of its stake: legs multiply. */
export const slipBack = (backs: readonly number[]): number =>
  Number(backs.reduce((product, back) => (product * BigInt(back)) / BACK_UNIT, BACK_UNIT))
