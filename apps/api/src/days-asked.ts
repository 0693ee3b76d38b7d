import { dayOf, nextDay, startOfDay } from '@oriel/core/time'

const DAYS_SHOWN = 30
const DAY_MS = 86_400_000

/** Days of the site's clock as moments: both ends included, the last thirty where none is named. */
export function daysAsked(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
  now: Date,
): { readonly from: Date; readonly to: Date } {
  const first = dayOf(new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY_MS), timeZone)
  return {
    from: startOfDay(from ?? first, timeZone),
    // The last day is a whole one.
    to: startOfDay(nextDay(to ?? dayOf(now, timeZone)), timeZone),
  }
}
