import type { Locale } from '@oriel/core/locale'
import type { Database } from '@oriel/db/database'
import {
  pageHistory,
  type By,
  type ContentDraft,
  type ContentKind,
  type ContentTexts,
} from '@oriel/domain/content'
import { findSite, type Site } from '@oriel/domain/site'
import { ORIEL, SECOND } from './cast.ts'
import type { Text } from './texts/text.ts'

export type Telling = {
  readonly site: Site
  /** For everybody, everywhere, from now on. */
  readonly usual: Omit<ContentDraft, 'details' | 'texts' | 'sort'>
  readonly by: By
}

/** Tells one kind of contents on each site where it has not been told. */
export async function tellContents(
  database: Database,
  kind: ContentKind,
  now: Date,
  tell: (telling: Telling) => Promise<void>,
): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const site = await findSite(database.rows, siteId)
    if (!site) throw new Error('the sites’ story comes before their contents’')
    const currency = site.currencies[0] ?? null
    const reader = { siteId, isMember: true, device: 'both', locale: 'en_US', currency } as const
    const first = { after: null, limit: 1 }
    const { contents } = await pageHistory(database.rows, kind, { ...reader, now }, first)
    if (contents.length > 0) continue
    await tell({
      site,
      usual: {
        siteId,
        device: 'both',
        forGuests: true,
        forMembers: true,
        currencies: null,
        startsAt: now,
        endsAt: null,
      },
      by: { staff: 'story', now, allowedOrigins: site.flags.allowedOrigins },
    })
  }
}

/** What each language says, for the languages a site offers. */
export const eachLanguage = <Said>(
  { languages }: Site,
  say: (locale: Locale) => Said,
): Partial<Record<Locale, Said>> =>
  Object.fromEntries(languages.map((locale) => [locale, say(locale)]))

export const textsOf = <Name extends string>(
  site: Site,
  texts: Readonly<Record<Locale, Readonly<Record<Name, Text>>>>,
  name: Name,
): ContentTexts => eachLanguage(site, (locale) => texts[locale][name])
