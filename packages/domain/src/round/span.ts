import { dayOf, DEFAULT_TIME_ZONE, startOfDay } from '@oriel/core/time'

const DAY_MS = 86_400_000
/** How many days are shown where none are named, and at most. */
const DAYS_USUAL = 7
export const DAYS_MAX = 92

/** Days of the site's clock, and the instants they begin and are over. */
export type RoundSpan = {
  readonly firstDay: string
  readonly lastDay: string
  readonly from: Date
  readonly until: Date
}

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The days that were asked for; turned round they are the same, and too many are cut. */
export function spanOf(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
  timeZone: string = DEFAULT_TIME_ZONE,
): RoundSpan {
  const today = dayOf(now, timeZone)
  const to = asked.to ?? asked.from ?? today
  const from = asked.from ?? later(to, 1 - DAYS_USUAL)
  const [early, lastDay] = from <= to ? [from, to] : [to, from]
  const earliest = later(lastDay, 1 - DAYS_MAX)
  const firstDay = early < earliest ? earliest : early
  const until = startOfDay(later(lastDay, 1), timeZone)
  return { firstDay, lastDay, from: startOfDay(firstDay, timeZone), until }
}
