import { languageTag } from '@oriel/core/locale'
import { zoneText } from '@oriel/core/time'
import { useMemo } from 'react'
import { useSeat } from './seat.ts'
import { useText } from './text.tsx'

export type Times = {
  /** 17 Nov 2026, 20:15:03 (UTC-4) */
  readonly full: (iso: string) => string
  /** 20:15 */
  readonly clock: (iso: string) => string
}

/** Times in the zone of the site that the player came from, which names it on its pages too. */
export function useTimes(): Times {
  const { time_zone: timeZone } = useSeat().state
  const { locale } = useText()
  return useMemo(() => {
    const tag = `${languageTag(locale)}-u-ca-gregory-nu-latn`
    const both = { dateStyle: 'medium', timeStyle: 'medium', hour12: false, timeZone } as const
    const full = new Intl.DateTimeFormat(tag, both)
    const short = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const
    const clock = new Intl.DateTimeFormat(tag, short)
    return {
      full(iso) {
        const at = new Date(iso)
        return `${full.format(at)} (${zoneText(at, timeZone)})`
      },
      clock: (iso) => clock.format(new Date(iso)),
    }
  }, [locale, timeZone])
}
