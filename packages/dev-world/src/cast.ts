import type { Currency } from '@oriel/core/currency'
import { siteId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { PersonalField } from '@oriel/core/personal'

/** The people every story is told about. They exist in each fresh world. */
export type Person = {
  account: string
  site: SiteId
  currency: Currency
  language: Locale
  who: string
  personal?: Partial<Record<PersonalField, string>>
  state?: 'disabled' | 'frozen'
  /** Moved from another house: must prove who they are before they sign in. */
  mustVerify?: boolean
  /** Must choose another password at the first sign-in. */
  mustChange?: boolean
}

/** Everybody's, in worlds that hold no money but play money. */
export const CAST_PASSWORD = 'oriel123'
export const CAST_WITHDRAW_PASSWORD = '4711'

export const ORIEL = siteId(1)
export const SECOND = siteId(2)

export const cast: readonly Person[] = [
  {
    account: 'sophia',
    site: ORIEL,
    currency: 'USD',
    language: 'en_US',
    who: 'plays a little',
    personal: { name: 'Sophia Reed', email: 'sophia@example.com', phone: '2025550143' },
  },
  {
    account: 'minhkhoa',
    site: ORIEL,
    currency: 'VND',
    language: 'vi_VN',
    who: 'plays often',
    personal: { name: 'NGUYENMINHKHOA', phone: '0912345678', email: 'khoa@example.com' },
  },
  { account: 'meilin', site: ORIEL, currency: 'RMB', language: 'zh_CN', who: 'is new here' },
  {
    account: 'tanawat',
    site: SECOND,
    currency: 'THB',
    language: 'th_TH',
    who: 'likes sports; this site asks who comes with a new device',
    personal: { name: 'Tanawat Srisai', phone: '0812345678', email: 'tanawat@example.com' },
  },
  { account: 'lanhuong', site: SECOND, currency: 'VND', language: 'vi_VN', who: 'likes slots' },
  {
    account: 'oldmove',
    site: ORIEL,
    currency: 'USD',
    language: 'en_US',
    who: 'has moved here from another house',
    personal: { email: 'oldmove@example.com', phone: '2025550188' },
    mustVerify: true,
  },
  {
    account: 'firstday',
    site: ORIEL,
    currency: 'USD',
    language: 'en_US',
    who: 'was given a password and must choose another',
    mustChange: true,
  },
  {
    account: 'onpause',
    site: ORIEL,
    currency: 'USD',
    language: 'en_US',
    who: 'is frozen',
    state: 'frozen',
  },
  {
    account: 'goneaway',
    site: ORIEL,
    currency: 'USD',
    language: 'en_US',
    who: 'is disabled',
    state: 'disabled',
  },
]

/** Only `pnpm dev` tells of her: her account goes a week after she was told of first. */
export const LEAVER: Person = {
  account: 'waygone',
  site: ORIEL,
  currency: 'USD',
  language: 'en_US',
  who: 'has asked to delete her account',
  personal: { name: 'Nora Way', email: 'nora@example.com' },
}

/** Sophia’s friend. Only `pnpm dev` tells of him: tests count on sophia having brought nobody. */
export const FRIEND: Person = {
  account: 'lucasgray',
  site: ORIEL,
  currency: 'USD',
  language: 'en_US',
  who: 'joined by sophia’s link',
  personal: { name: 'Lucas Gray', email: 'lucas@example.com' },
}
