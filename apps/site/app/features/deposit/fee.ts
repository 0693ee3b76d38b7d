import { currencyFacts, type Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Method } from './deposit-types.ts'

type Fee = Method['fee']

const MILLION = 1_000_000n
const DECIMALS_KEPT = 4

export const isFree = ({ fixed, ppm, min }: Fee): boolean => fixed === 0n && ppm === 0 && min === 0n

/** What is kept of an amount, rounded up to the shown coin, as the server counts it. */
export function feeOf(fee: Fee, amount: Units, currency: Currency): Units {
  if (isFree(fee)) return 0n
  const share = (amount * BigInt(fee.ppm) + MILLION - 1n) / MILLION
  const coin = 10n ** BigInt(DECIMALS_KEPT - currencyFacts(currency).decimals)
  const raised = ((fee.fixed + share + coin - 1n) / coin) * coin
  if (raised < fee.min) return fee.min
  return fee.max !== null && raised > fee.max ? fee.max : raised
}
