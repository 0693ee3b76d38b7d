import type { Currency } from '@oriel/core/currency'
import { siteId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'

/** The people every story is told about. They exist in each fresh world. */
export type Person = {
  account: string
  site: SiteId
  currency: Currency
  language: Locale
  who: string
}

export const ORIEL = siteId(1)
export const SECOND = siteId(2)

export const cast: readonly Person[] = [
  { account: 'sophia', site: ORIEL, currency: 'USD', language: 'en_US', who: 'plays a little' },
  { account: 'minhkhoa', site: ORIEL, currency: 'VND', language: 'vi_VN', who: 'plays often' },
  { account: 'meilin', site: ORIEL, currency: 'RMB', language: 'zh_CN', who: 'is new here' },
  { account: 'tanawat', site: SECOND, currency: 'THB', language: 'th_TH', who: 'likes sports' },
  { account: 'lanhuong', site: SECOND, currency: 'VND', language: 'vi_VN', who: 'likes slots' },
]
