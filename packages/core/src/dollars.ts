import type { Currency } from './currency.ts'
import { UNITS_PER_ONE, type Units } from './money.ts'

/** About 100 US dollars, for thresholds and nothing else: money is never converted by it. */
const HUNDRED: Readonly<Record<Currency, bigint>> = {
  RMB: 700n,
  VND: 2_500_000n,
  WON: 130_000n,
  JPY: 15_000n,
  THB: 3_500n,
  USD: 100n,
  INR: 8_000n,
  MMK: 200_000n,
  BRL: 500n,
  BDT: 11_000n,
  NGN: 150_000n,
  GP: 100n,
}

/** The units of a currency that a threshold of so many dollars stands at. */
export const dollarsIn = (dollars: bigint, currency: Currency): Units =>
  (dollars * HUNDRED[currency] * UNITS_PER_ONE) / 100n

/** How many ten-thousandths of a dollar an amount counts for beside such thresholds. */
export const inDollars = (units: Units, currency: Currency): Units =>
  (units * 100n) / HUNDRED[currency]
