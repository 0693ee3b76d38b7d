import { currencyFacts, type Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'

/** The stakes of a game as its footer steps through them. */
export type Ladder = {
  /** Rising; the first is the least and the last the most. */
  readonly steps: readonly Units[]
  /** A stake must be a multiple of it: the smallest coin that is shown, and what the rules ask. */
  readonly unit: Units
}

const DECIMALS_KEPT = 4

export function ladderOf(
  steps: readonly Units[],
  currency: Currency,
  stakeStep: Units = 1n,
): Ladder {
  const coin = 10n ** BigInt(DECIMALS_KEPT - currencyFacts(currency).decimals)
  return { steps, unit: (coin * stakeStep) / greatestCommon(coin, stakeStep) }
}

const greatestCommon = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : greatestCommon(right, left % right)

export const least = ({ steps }: Ladder): Units => steps[0] ?? 0n
export const most = ({ steps }: Ladder): Units => steps.at(-1) ?? 0n

/** The next step below, or the least. */
export const lower = (ladder: Ladder, stake: Units): Units =>
  ladder.steps.findLast((step) => step < stake) ?? least(ladder)

/** The next step above, or the most. */
export const raise = (ladder: Ladder, stake: Units): Units =>
  ladder.steps.find((step) => step > stake) ?? most(ladder)

/** Half of it in whole units, never below the least. */
export function half(ladder: Ladder, stake: Units): Units {
  const wanted = stake / 2n
  const whole = wanted - (wanted % ladder.unit)
  return whole < least(ladder) ? least(ladder) : whole
}

/** Twice as much, never above the most. */
export const double = (ladder: Ladder, stake: Units): Units =>
  stake * 2n > most(ladder) ? most(ladder) : stake * 2n
