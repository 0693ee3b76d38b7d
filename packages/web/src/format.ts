import type { Currency } from '@oriel/core/currency'
import { languageTag, type Locale } from '@oriel/core/locale'
import type { Units } from '@oriel/core/money'
import { moneyText, shortMoneyText, tightMoneyText } from '@oriel/core/money-text'
import { zoneText } from '@oriel/core/time'

/**
 * Dates and numbers as the reader writes them, in the site's time zone. Digits are Latin and years
 * count from the same beginning everywhere, as on the wire. Browsers know other editions of these
 * rules than the server: an element that shows a date suppresses the warning about hydration.
 */
export type Format = {
  /** Nov 15, 2026 */
  readonly date: (at: Date) => string
  /** 23:05:09 */
  readonly time: (at: Date) => string
  /** 23:05 */
  readonly minute: (at: Date) => string
  /** Nov 15 */
  readonly day: (at: Date) => string
  /** UTC-4: for a page that names its zone once. */
  readonly zone: (at: Date) => string
  /** Nov 15, 2026, 23:05 (UTC-4) */
  readonly dateTime: (at: Date) => string
  /** Nov 15 – Dec 24, 2026 */
  readonly dateRange: (from: Date, to: Date) => string
  /** 03:00 – 05:00 (UTC-4), with the dates where the days differ. */
  readonly timeRange: (from: Date, to: Date) => string
  readonly number: (value: number) => string
  /** Of hundredths: 150 is 150%. */
  readonly percent: (hundredths: number) => string
  readonly money: (units: Units, currency: Currency) => string
  /** In a sentence: whole amounts without their zeros. */
  readonly shortMoney: (units: Units, currency: Currency) => string
  /** In so many signs: large amounts are shortened, never rounded up. */
  readonly tightMoney: (units: Units, currency: Currency, room: number) => string
}

/** Months are shortened where that is usual, and numbers where they are read as numbers. */
const MONTH_STYLES: Readonly<Partial<Record<Locale, 'numeric' | 'long'>>> = {
  vi_VN: 'numeric',
  my_MM: 'numeric',
  hi_IN: 'long',
  ta_IN: 'long',
  bn_BD: 'long',
}
/** Chrome knows no Burmese: it would write English months. Day, month and year are digits there. */
const dateTag = (locale: Locale): string => (locale === 'my_MM' ? 'en-GB' : languageTag(locale))

/** Making one takes longer than rendering a list; there are as many as languages and zones. */
const formats = new Map<string, Format>()

export function formatFor(locale: Locale, timeZone: string): Format {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? createFormat(locale, timeZone)
  formats.set(key, format)
  return format
}

export function createFormat(locale: Locale, timeZone: string): Format {
  const tag = `${dateTag(locale)}-u-ca-gregory-nu-latn`
  const month = MONTH_STYLES[locale] ?? 'short'
  const day = { year: 'numeric', month, day: 'numeric', timeZone } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const dates = new Intl.DateTimeFormat(tag, day)
  const dateTimes = new Intl.DateTimeFormat(tag, { ...day, ...time })
  const days = new Intl.DateTimeFormat(tag, { month, day: 'numeric', timeZone })
  const clock = new Intl.DateTimeFormat(tag, { ...time, second: '2-digit' })
  const times = new Intl.DateTimeFormat(tag, time)
  const percents = new Intl.NumberFormat(tag, { style: 'percent' })
  const numbers = new Intl.NumberFormat(tag)
  const inZone = (text: string, at: Date) => `${text} (${zoneText(at, timeZone)})`
  return {
    date: (at) => dates.format(at),
    time: (at) => clock.format(at),
    minute: (at) => times.format(at),
    day: (at) => days.format(at),
    zone: (at) => zoneText(at, timeZone),
    dateTime: (at) => inZone(dateTimes.format(at), at),
    dateRange: (from, to) => dates.formatRange(from, to),
    timeRange(from, to) {
      const range = dates.format(from) === dates.format(to) ? times : dateTimes
      return inZone(`${range.format(from)} – ${range.format(to)}`, to)
    },
    number: (value) => numbers.format(value),
    percent: (hundredths) => percents.format(hundredths / 100),
    money: (units, currency) => moneyText({ units, currency }, locale),
    shortMoney: (units, currency) => shortMoneyText({ units, currency }, locale),
    tightMoney: (units, currency, room) => tightMoneyText({ units, currency }, locale, room),
  }
}
