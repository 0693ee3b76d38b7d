import { currencyFacts, type Currency } from './currency.ts'
import type { Locale } from './locale.ts'
import { floorToShown, writeUnits, type Money } from './money.ts'

/**
 * The symbol's side follows the reader's language; digits are Latin everywhere, grouping is the
 * currency's.
 */
const SYMBOL_LAST: ReadonlySet<Locale> = new Set(['vi_VN', 'my_MM'])
const NO_BREAK_SPACE = '\u00a0'

/** Money as people read it: floored, grouped, with its symbol. */
export function moneyText(amount: Money, locale: Locale): string {
  const number = amountText(amount)
  const { symbol } = currencyFacts(amount.currency)
  const [sign, digits] = number.startsWith('-') ? ['-', number.slice(1)] : ['', number]
  return SYMBOL_LAST.has(locale)
    ? `${sign}${digits}${NO_BREAK_SPACE}${symbol}`
    : `${sign}${symbol}${digits}`
}

/** The digits alone. Intl reads the decimal string itself, so no float ever stands between. */
export function amountText(amount: Money): string {
  const text = writeUnits(floorToShown(amount).units)
  return formatter(amount.currency).format(text as Intl.StringNumericLiteral)
}

const formatters = new Map<Currency, Intl.NumberFormat>()

function formatter(currency: Currency): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const { decimals, grouping } = currencyFacts(currency)
  const made = new Intl.NumberFormat(`${grouping}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'floor',
  })
  formatters.set(currency, made)
  return made
}
