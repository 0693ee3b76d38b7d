/** S9.072: the site's day runs in this zone unless the site sets another. */
export const DEFAULT_TIME_ZONE = 'America/Caracas'

/** An instant written with the offset of a zone: 2026-11-15T03:00:00.000-04:00. */
export function writeInstant(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const offsetMinutes = zoneOffsetMinutes(instant, timeZone)
  const local = new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, -1)
  const sign = offsetMinutes < 0 ? '-' : '+'
  const size = Math.abs(offsetMinutes)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  return `${local}${sign}${hours}:${String(size % 60).padStart(2, '0')}`
}

/** The zone's calendar day of an instant, as 2026-11-15. */
export const dayOf = (instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string =>
  writeInstant(instant, timeZone).slice(0, 10)

/** The day after one, as both are written. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** When a calendar day of a zone begins. */
export const startOfDay = (day: string, timeZone: string = DEFAULT_TIME_ZONE): Date =>
  readLocalTime(`${day}T00:00`, timeZone)

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** The instant at which clocks of a zone show 2026-11-15T03:00; an invalid date for other texts. */
export function readLocalTime(local: string, timeZone: string = DEFAULT_TIME_ZONE): Date {
  // Date reads nearly anything: "soon:00Z" is an instant to it.
  const guess = new Date(LOCAL_TIME.test(local) ? `${local}:00Z` : NaN)
  if (Number.isNaN(guess.getTime())) return guess
  const at = new Date(guess.getTime() - zoneOffsetMinutes(guess, timeZone) * 60_000)
  // Across a change of the clock the offset of the guess is not that of the instant.
  return new Date(guess.getTime() - zoneOffsetMinutes(at, timeZone) * 60_000)
}

/** What clocks of a zone show at an instant, as 2026-11-15T03:00. */
export const writeLocalTime = (instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string =>
  writeInstant(instant, timeZone).slice(0, 16)

export function zoneOffsetMinutes(instant: Date, timeZone: string): number {
  const parts = zoneFormatter(timeZone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return Math.round((local - Math.floor(instant.getTime() / 1000) * 1000) / 60_000)
}

export function isTimeZone(text: string): boolean {
  try {
    zoneFormatter(text)
    return true
  } catch {
    return false
  }
}

const zoneFormatters = new Map<string, Intl.DateTimeFormat>()

function zoneFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  zoneFormatters.set(timeZone, made)
  return made
}

/** UTC-4, UTC+5:30. */
export function zoneText(at: Date, timeZone: string): string {
  const offset = zoneOffsetMinutes(at, timeZone)
  const size = Math.abs(offset)
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`
}
