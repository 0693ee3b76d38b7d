import { dayOf } from '@oriel/core/time'

export const daysNames = ['7', '30', 'own'] as const
export type DaysName = (typeof daysNames)[number]

/** Days of the site's clock, both included. */
export type DaysChoice = {
  readonly days: DaysName
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000

/** The first and the last of so many days up to today. */
export function lastDays(count: number, now: Date, timeZone: string) {
  const from = new Date(now.getTime() - (count - 1) * DAY_MS)
  return { from: dayOf(from, timeZone), to: dayOf(now, timeZone) }
}
