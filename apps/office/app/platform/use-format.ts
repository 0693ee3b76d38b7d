import { DEFAULT_TIME_ZONE } from '@oriel/core/time'
import { formatFor, type Format } from '@oriel/web/format'
import { useText } from '@oriel/web/text'
import { useMaybeSite } from './use-site.ts'

/** Dates, numbers and money as the reader writes them, in the zone of the site. */
export function useFormat(): Format {
  const { locale } = useText()
  return formatFor(locale, useMaybeSite()?.timeZone ?? DEFAULT_TIME_ZONE)
}
