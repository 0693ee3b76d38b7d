import { currencyFacts, type Currency } from './currency.ts'

/** Ten-thousandths of the currency unit. Never a float, never without its currency. */
export type Units = bigint
export type Money = { readonly units: Units; readonly currency: Currency }

export const UNITS_PER_ONE = 10_000n
const DECIMALS_KEPT = 4
/** Fits PostgreSQL's bigint with room for sums: 90 trillion units of currency. */
export const UNITS_MAX: Units = 900_000_000_000_000_000n
/** The most that one stake, win or transfer may be: thousands of them fit one account. */
export const MOVE_MAX: Units = 1_000_000_000_000_000n

export const money = (units: Units, currency: Currency): Money => ({ units, currency })
export const zero = (currency: Currency): Money => ({ units: 0n, currency })

const DECIMAL = /^(-?)(0|[1-9][0-9]{0,15})(?:\.([0-9]{1,4}))?$/

/** Reads a decimal string of at most four decimals; null for anything else, however close. */
export function parseUnits(text: string): Units | null {
  const found = DECIMAL.exec(text)
  if (!found) return null
  const [, sign, whole = '', fraction = ''] = found
  const units = BigInt(whole) * UNITS_PER_ONE + BigInt(fraction.padEnd(DECIMALS_KEPT, '0'))
  if (units > UNITS_MAX) return null
  return sign === '-' ? -units : units
}

/** The one way an amount is written for machines: sign, whole part, four decimals. */
export function writeUnits(units: Units): string {
  const size = units < 0n ? -units : units
  const fraction = (size % UNITS_PER_ONE).toString().padStart(DECIMALS_KEPT, '0')
  return `${units < 0n ? '-' : ''}${size / UNITS_PER_ONE}.${fraction}`
}

/** The largest multiple of the smallest shown coin that is not more: never shows missing money. */
export function floorToShown(amount: Money): Money {
  const step = shownCoin(amount.currency)
  const rest = ((amount.units % step) + step) % step
  return money(amount.units - rest, amount.currency)
}

/** The smallest multiple of the smallest shown coin that is not less. */
export const ceilToShown = ({ units, currency }: Money): Money =>
  money(-floorToShown(money(-units, currency)).units, currency)

/** The smallest coin that people see. */
export const shownCoin = (currency: Currency): Units =>
  10n ** BigInt(DECIMALS_KEPT - currencyFacts(currency).decimals)

export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right)
  return money(left.units + right.units, left.currency)
}

export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right)
  return money(left.units - right.units, left.currency)
}

export function compare(left: Money, right: Money): -1 | 0 | 1 {
  assertSameCurrency(left, right)
  if (left.units === right.units) return 0
  return left.units < right.units ? -1 : 1
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new Error(`money of two currencies met: ${left.currency} and ${right.currency}`)
  }
}
