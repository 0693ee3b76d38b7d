import type { announcementCall, announcementSaveCall } from '@oriel/contract/office/announcement'
import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import { locales, type Locale } from '@oriel/core/locale'
import { writeLocalTime } from '@oriel/core/time'
import type { LanguageState } from '../../parts/language-tabs.tsx'
import { timeOf } from '../../parts/site-time.ts'

export type OneAnnouncement = DataOf<typeof announcementCall>
export type Version = OneAnnouncement['versions'][number]
type Sent = InputOf<typeof announcementSaveCall>

export const audiences = ['everyone', 'guests', 'members'] as const
export type Audience = (typeof audiences)[number]

/** What stands in the fields. Times are as clocks of the site show them. */
export type Draft = {
  readonly texts: Readonly<Partial<Record<Locale, string>>>
  readonly fallsBack: boolean
  readonly audience: Audience
  readonly sort: string
  readonly from: string
  readonly until: string
}

export const EMPTY: Draft = {
  texts: {},
  fallsBack: false,
  audience: 'everyone',
  sort: '0',
  from: '',
  until: '',
}

const localTime = (at: Date | null, timeZone: string): string =>
  at === null ? '' : writeLocalTime(at, timeZone)

export const draftOf = (version: Version, timeZone: string): Draft => ({
  texts: version.texts,
  fallsBack: version.falls_back,
  audience: audienceOf(version),
  sort: String(version.sort),
  from: localTime(version.starts_at, timeZone),
  until: localTime(version.ends_at, timeZone),
})

function audienceOf({ before_login, after_login }: Version): Audience {
  if (before_login && after_login) return 'everyone'
  return before_login ? 'guests' : 'members'
}

/** What is sent; null while a field holds what cannot be. */
export function sentOf(draft: Draft, timeZone: string): Omit<Sent, 'id' | 'after'> | null {
  const [starts_at, ends_at] = [timeOf(draft.from, timeZone), timeOf(draft.until, timeZone)]
  const sort = Number(draft.sort)
  if (starts_at === undefined || ends_at === undefined || !Number.isInteger(sort)) return null
  return {
    texts: Object.fromEntries(Object.entries(draft.texts).filter(([, text]) => text.trim())),
    falls_back: draft.fallsBack,
    before_login: draft.audience !== 'members',
    after_login: draft.audience !== 'guests',
    sort,
    starts_at,
    ends_at,
  }
}

export const isSameDraft = (one: Draft, other: Draft, timeZone: string): boolean =>
  JSON.stringify(sorted(sentOf(one, timeZone))) === JSON.stringify(sorted(sentOf(other, timeZone)))

/** Texts in the order of the languages, whichever was written first. */
const sorted = (sent: ReturnType<typeof sentOf>) =>
  sent && {
    ...sent,
    texts: locales.map((locale) => (sent.texts[locale] ?? '').trim()),
  }

/** How far each language is: as it was saved, changed since, or English in its place. */
export function languageStates(draft: Draft, saved: Draft): Record<Locale, LanguageState> {
  const stateOf = (locale: Locale): LanguageState => {
    const text = draft.texts[locale]?.trim() ?? ''
    if (text !== (saved.texts[locale]?.trim() ?? '')) return 'draft'
    return text === '' ? 'fallback' : 'ready'
  }
  return Object.fromEntries(locales.map((one) => [one, stateOf(one)])) as Record<
    Locale,
    LanguageState
  >
}
