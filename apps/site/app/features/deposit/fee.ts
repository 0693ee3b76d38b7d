import type { Currency } from '@oriel/core/currency'
import { ceilToShown, money, type Units } from '@oriel/core/money'
import type { Method } from './deposit-types.ts'

type Fee = Method['fee']

const MILLION = 1_000_000n

export const isFree = ({ fixed, ppm, min }: Fee): boolean => fixed === 0n && ppm === 0 && min === 0n

/** What is kept of an amount, as the server counts it: rounded up, and never all of it. */
export function feeOf({ fixed, ppm, min, max }: Fee, amount: Units, currency: Currency): Units {
  const share = (amount * BigInt(ppm) + MILLION - 1n) / MILLION
  const shown = ceilToShown(money(fixed + share, currency)).units
  const bounded = shown < min ? min : shown
  const kept = max !== null && bounded > max ? max : bounded
  return kept < amount ? kept : amount
}
