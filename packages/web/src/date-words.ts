import { languageTag, type Locale } from '@oriel/core/locale'
import type { DatePart } from '@oriel/ui/form/date-parts'

type DateWords = {
  /** As the language writes a date, from left to right. */
  readonly order: readonly DatePart[]
  /** January to December. */
  readonly monthNames: readonly string[]
}

const MONTHS = 12
const PARTS: readonly string[] = ['year', 'month', 'day'] satisfies DatePart[]

export function dateWords(locale: Locale): DateWords {
  // Years are counted as the forms count them, also where another calendar is at home.
  const tag = `${languageTag(locale)}-u-ca-gregory`
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  const written = format({ year: 'numeric', month: 'long', day: 'numeric' })
  const month = format({ month: 'long' })
  return {
    order: written
      .formatToParts(0)
      .map(({ type }) => type)
      .filter((type): type is DatePart => PARTS.includes(type)),
    monthNames: Array.from({ length: MONTHS }, (_, at) => month.format(Date.UTC(2000, at, 1))),
  }
}
