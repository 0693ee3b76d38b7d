import { UNITS_PER_ONE, type Units } from '@oriel/core/money'
import type { Currency } from '@oriel/core/currency'

/** How much a coin of each currency is worth playing with: the ladder below is multiplied by it. */
export const PLAY_UNIT: Readonly<Record<Currency, bigint>> = {
  USD: 1n,
  GP: 1n,
  BRL: 5n,
  RMB: 5n,
  THB: 25n,
  INR: 50n,
  BDT: 100n,
  JPY: 100n,
  NGN: 500n,
  WON: 1_000n,
  MMK: 2_000n,
  VND: 20_000n,
}

/** In hundredths of one unit of play. */
const LADDER = [20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n, 4_000n, 10_000n] as const
const FIRST_CHOICE = 2
const HUNDREDTHS = 100n

/** In units of play: no round pays more, because no stake is allowed that could. */
const MAX_WIN = 500_000n

export type Stakes = {
  readonly steps: readonly Units[]
  /** What is chosen until the player chooses. */
  readonly first: Units
  readonly min: Units
  readonly max: Units
  readonly maxWin: Units
}

const at = (currency: Currency, hundredths: bigint): Units =>
  (PLAY_UNIT[currency] * hundredths * UNITS_PER_ONE) / HUNDREDTHS

/**
 * The stakes a player may choose from at a game that multiplies one by so much at most. The win is
 * never cut, as that would make the printed return untrue: the stake is.
 */
export function stakesOf(currency: Currency, maxTimes: number): Stakes {
  const maxWin = at(currency, MAX_WIN * HUNDREDTHS)
  const steps = LADDER.map((step) => at(currency, step)).filter(
    (step) => step * BigInt(maxTimes) <= maxWin,
  )
  const [min, max] = [steps[0], steps.at(-1)]
  if (min === undefined || max === undefined) {
    throw new Error(`no stake is small enough for a game that pays ${maxTimes} times`)
  }
  return { steps, first: steps[FIRST_CHOICE] ?? max, min, max, maxWin }
}

/** Whether a stake may be played: within the limits, and dividing without a rest. */
export function isStake(units: Units, { min, max }: Stakes, step: bigint): boolean {
  return units >= min && units <= max && units % step === 0n
}
