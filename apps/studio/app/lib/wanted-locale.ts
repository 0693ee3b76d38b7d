import { DEFAULT_LOCALE, parseLocale, type Locale } from '@oriel/core/locale'
import { isTimeZone } from '@oriel/core/time'

/** The language of a page that nobody opened for us: its address, then the browser. */
export function wantedLocale(search: string, languages: readonly string[]): Locale {
  const asked = new URLSearchParams(search).get('lang')
  for (const wish of asked === null ? languages : [asked, ...languages]) {
    const locale = parseLocale(wish)
    if (locale) return locale
  }
  return DEFAULT_LOCALE
}

/** The zone of the times on such a page: its address, or UTC. */
export function wantedZone(search: string): string {
  const asked = new URLSearchParams(search).get('zone') ?? ''
  return isTimeZone(asked) ? asked : 'UTC'
}
