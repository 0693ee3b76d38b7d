import type { Text } from '@oriel/i18n/text'

const HOUR = 60
const DAY = 24 * HOUR

/** "8 min", "1 h 48 min", "5 d 22 h": two parts at most. */
export function minutesText(minutes: number, { t }: Pick<Text, 't'>): string {
  if (minutes >= DAY) {
    const hours = Math.floor((minutes % DAY) / HOUR)
    return t('office.part.days_hours', { days: Math.floor(minutes / DAY), hours })
  }
  if (minutes < HOUR) return t('office.part.minutes', { minutes })
  const rest = minutes % HOUR
  const hours = Math.floor(minutes / HOUR)
  return rest === 0
    ? t('office.part.hours', { hours })
    : t('office.part.hours_minutes', { hours, minutes: rest })
}
