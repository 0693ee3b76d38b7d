import type { Units } from '@oriel/core/money'
import type { PrintedReturn } from '../../src/game/game.ts'
import type { Totals } from '../lib/solo.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
/** Returns are printed with four decimals: a hundred percent is a million of the last one. */
const PERCENT_STEPS = 10_000n
const WHOLE = 100n * PERCENT_STEPS
/** Before this a pace says nothing about an hour. */
const PACE_AFTER_MS = 60_000

/** 00:09:31; more than a day goes on counting hours. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

const stepsOf = ({ percent }: PrintedReturn): bigint => {
  const [whole = '0', fraction = ''] = percent.split('.')
  return BigInt(whole) * PERCENT_STEPS + BigInt(fraction.padEnd(4, '0').slice(0, 4))
}

/** 96.72, rounded to the nearest hundredth; the exact value stands in the rules. */
const hundredthsText = (steps: bigint): string => {
  const hundredths = (steps + 50n) / 100n
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`
}

/** "96.72", or "94.74–98.94" where bets of one game return differently. */
export function returnText(returns: readonly PrintedReturn[]): string {
  const steps = returns.map(stepsOf).toSorted((left, right) => (left < right ? -1 : 1))
  const [low, high] = [hundredthsText(steps[0] ?? 0n), hundredthsText(steps.at(-1) ?? 0n)]
  return low === high ? low : `${low}–${high}`
}

/** The share of a stake that stays with the house in the long run, of the dearest bet: "3.28". */
export const priceText = (returns: readonly PrintedReturn[]): string =>
  hundredthsText(priceSteps(returns))

const priceSteps = (returns: readonly PrintedReturn[]): bigint =>
  returns.reduce((most, one) => {
    const price = WHOLE - stepsOf(one)
    return price > most ? price : most
  }, 0n)

export const netOf = ({ staked, paid }: Totals): Units => paid - staked

/**
 * What an hour costs at the pace so far: all stakes times the share that stays, for an hour. Null
 * while the session is too young to have a pace.
 */
export function pricePerHour(
  { staked }: Totals,
  returns: readonly PrintedReturn[],
  elapsedMs: number,
): Units | null {
  if (elapsedMs < PACE_AFTER_MS || staked === 0n) return null
  return (staked * priceSteps(returns) * BigInt(HOUR_MS)) / (WHOLE * BigInt(Math.floor(elapsedMs)))
}
