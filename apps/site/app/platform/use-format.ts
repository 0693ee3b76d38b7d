import { formatFor, type Format } from '@oriel/web/format'
import { useVisit } from './use-visit.ts'

/** Dates, numbers and money as this visit writes them. */
export function useFormat(): Format {
  const { locale, site } = useVisit()
  return formatFor(locale, site.timeZone)
}
