import { dayOf } from '@oriel/core/time'

/** Spans of days that move with today. */
export const daySpans = ['today', '7d', '30d', 'month'] as const
export type DaySpan = (typeof daySpans)[number]

/** From one day to another, both included, as the address writes it: 2026-11-01..2026-11-14. */
export type DayRange = { readonly from: string; readonly to: string }

const RANGE = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

export function readRange(value: string): DayRange | null {
  const [, from = '', to = ''] = RANGE.exec(value) ?? []
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

export const writeRange = ({ from, to }: DayRange): string => `${from}..${to}`

export const isSpan = (value: string): value is DaySpan =>
  (daySpans as readonly string[]).includes(value)

export const isDays = (value: string): boolean => isSpan(value) || readRange(value) !== null

const DAY_MS = 86_400_000
const SPAN_DAYS = { today: 1, '7d': 7, '30d': 30 } as const

/** The days of a filter in the zone of the site. Null for a text that names none. */
export function daysOf(value: string, now: Date, timeZone: string): DayRange | null {
  if (!isSpan(value)) return readRange(value)
  const to = dayOf(now, timeZone)
  if (value === 'month') return { from: `${to.slice(0, 8)}01`, to }
  const from = new Date(Date.parse(to) - (SPAN_DAYS[value] - 1) * DAY_MS)
  return { from: from.toISOString().slice(0, 10), to }
}
