import { currencyFacts, type Currency } from './currency.ts'
import { languageTag, type Locale } from './locale.ts'
import { floorToShown, writeUnits, type Money } from './money.ts'

/**
 * The symbol's side follows the reader's language; digits are Latin everywhere, grouping is the
 * currency's.
 */
const SYMBOL_LAST: ReadonlySet<Locale> = new Set(['vi_VN', 'my_MM'])
const NO_BREAK_SPACE = '\u00a0'

/** Money as people read it: floored, grouped, with its symbol. */
export const moneyText = (amount: Money, locale: Locale): string =>
  withSymbol(amountText(amount), amount.currency, locale)

/** The same in a sentence, where whole amounts go without their zeros: $500, $12.50. */
export const shortMoneyText = (amount: Money, locale: Locale): string =>
  withSymbol(written(amount, 'stripIfInteger'), amount.currency, locale)

/** The same in so many signs: shortened where it is longer, and never to more than it is. */
export function tightMoneyText(amount: Money, locale: Locale, room: number): string {
  const whole = moneyText(amount, locale)
  if (whole.length <= room) return whole
  const short = new Intl.NumberFormat(`${languageTag(locale)}-u-nu-latn`, {
    notation: 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  })
  const text = short.format(writeUnits(floorToShown(amount).units) as Intl.StringNumericLiteral)
  return withSymbol(text, amount.currency, locale)
}

function withSymbol(number: string, currency: Currency, locale: Locale): string {
  const { symbol } = currencyFacts(currency)
  const [sign, digits] = number.startsWith('-') ? ['-', number.slice(1)] : ['', number]
  return SYMBOL_LAST.has(locale)
    ? `${sign}${digits}${NO_BREAK_SPACE}${symbol}`
    : `${sign}${symbol}${digits}`
}

/** The digits alone. Intl reads the decimal string itself, so no float ever stands between. */
export const amountText = (amount: Money): string => written(amount, 'auto')

type Zeros = 'auto' | 'stripIfInteger'

function written(amount: Money, zeros: Zeros): string {
  const text = writeUnits(floorToShown(amount).units)
  return formatter(amount.currency, zeros).format(text as Intl.StringNumericLiteral)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: Currency, zeros: Zeros): Intl.NumberFormat {
  const key = `${currency} ${zeros}`
  const known = formatters.get(key)
  if (known) return known
  const { decimals, grouping } = currencyFacts(currency)
  const made = new Intl.NumberFormat(`${grouping}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'floor',
    trailingZeroDisplay: zeros,
  })
  formatters.set(key, made)
  return made
}
