export type DatePart = 'year' | 'month' | 'day'
/** Numbers as they are chosen; what is not chosen yet is empty. Months count from 1. */
export type DateChoice = Readonly<Record<DatePart, string>>

const MOST_DAYS = 31
/** Any leap year: until the year is known, the 29th of February may be right. */
const LEAP_YEAR = 2000

export function daysIn({ year, month }: Pick<DateChoice, 'year' | 'month'>): number {
  if (month === '') return MOST_DAYS
  // The day before the first of the next month.
  return new Date(Date.UTC(Number(year || LEAP_YEAR), Number(month), 0)).getUTCDate()
}

/** A day that the month does not have is let go, so that nobody sends what does not exist. */
export function choosePart(date: DateChoice, part: DatePart, value: string): DateChoice {
  const chosen = { ...date, [part]: value }
  return Number(chosen.day) > daysIn(chosen) ? { ...chosen, day: '' } : chosen
}

/** "1992-04-09", or null while a part is missing. */
export function isoDate({ year, month, day }: DateChoice): string | null {
  if (year === '' || month === '' || day === '') return null
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}
