import { currencies, currencyFacts, type Currency } from '@oriel/core/currency'
import { parseUnits, UNITS_MAX, writeUnits, type Units } from '@oriel/core/money'

/** A hundredth of a currency's unit, which is the smallest amount of most providers. */
export const HUNDREDTH: Units = 100n

/** Whether a provider can move exactly this much. What it cannot is never rounded to fit. */
export const isMovable = (amount: Units, step: Units): boolean =>
  amount > 0n && amount % step === 0n

/** An answer about another amount than was asked for is no answer to it. */
export const isAsAsked = (told: Units, asked: Units | 'all'): boolean =>
  told >= 0n && (asked === 'all' || told === asked)

const TWO_PLACES = /^(0|[1-9][0-9]{0,15})\.[0-9]{2}$/

export const writeTwoPlaces = (units: Units): string => writeUnits(units).slice(0, -2)
/** Null for anything that is not written with exactly two decimals. */
export const readTwoPlaces = (text: string): Units | null =>
  TWO_PLACES.test(text) ? parseUnits(text) : null

export const writeHundredths = (units: Units): string => String(units / HUNDREDTH)
/** Null for a number that is not whole, or too large to be exact. */
export function readHundredths(count: number): Units | null {
  if (!Number.isSafeInteger(count) || count < 0) return null
  const units = BigInt(count) * HUNDREDTH
  return units > UNITS_MAX ? null : units
}

/** Providers name currencies as the world does. Play money has no such name and keeps its own. */
export const codeOf = (currency: Currency): string => currencyFacts(currency).iso ?? currency
export const currencyOfCode = (code: string): Currency | null =>
  currencies.find((currency) => codeOf(currency) === code) ?? null
