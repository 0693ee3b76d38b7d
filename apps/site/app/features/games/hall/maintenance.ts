import { writeInstant, zoneText } from '@oriel/core/time'
import type { Maintenance } from '../../../platform/game-card.ts'

export type MaintenanceTimes = {
  readonly start: string
  readonly end: string
  readonly zone: string
}

/**
 * When something is away, in the site's own time. Written with digits only, so that the server and
 * every browser write the same; the day is there only where it is not the same for both ends.
 */
export function maintenanceTimes(
  { startsAt, endsAt }: Maintenance,
  timeZone: string,
): MaintenanceTimes {
  const start = writeInstant(startsAt, timeZone)
  const end = writeInstant(endsAt, timeZone)
  const isOneDay = start.slice(0, 10) === end.slice(0, 10)
  const clock = (text: string) =>
    isOneDay ? text.slice(11, 16) : `${text.slice(0, 10)} ${text.slice(11, 16)}`
  return { start: clock(start), end: clock(end), zone: zoneText(endsAt, timeZone) }
}
