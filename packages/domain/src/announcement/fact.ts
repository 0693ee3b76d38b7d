import type { AnnouncementId, SiteId } from '@oriel/core/id'
import { locales, type Locale } from '@oriel/core/locale'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import type { AnnouncementDraft } from './announcement.ts'

export type Announcement = AnnouncementDraft & {
  readonly id: AnnouncementId
  /** Grows with every change: a late event can never undo a newer one. */
  readonly version: number
  /** The number of the version that members read; null: published before there were versions. */
  readonly shown: number | null
  readonly withdrawn: boolean
  readonly showing: boolean
}

const Changed = z.object({
  id: z.string(),
  site_id: z.int(),
  version: z.int(),
  showing: z.boolean(),
  before_login: z.boolean(),
  after_login: z.boolean(),
  sort: z.int(),
  texts: z.partialRecord(z.enum(locales), z.string()),
})

export type AnnouncementChanged = {
  readonly id: AnnouncementId
  readonly siteId: SiteId
  readonly version: number
  readonly showing: boolean
  readonly beforeLogin: boolean
  readonly afterLogin: boolean
  readonly sort: number
  readonly texts: Readonly<Partial<Record<Locale, string>>>
}

/** The fact carries all that readers need, so that nobody has to ask back at once. */
export const changedFact = (announcement: Announcement): Fact<z.output<typeof Changed>> => ({
  name: 'announcement.changed',
  siteId: announcement.siteId,
  owner: announcement.id,
  data: {
    id: announcement.id,
    site_id: announcement.siteId,
    version: announcement.version,
    showing: announcement.showing,
    before_login: announcement.displayBeforeLogin,
    after_login: announcement.displayAfterLogin,
    sort: announcement.sort,
    texts: announcement.texts,
  },
})

export function readChanged(data: unknown): AnnouncementChanged {
  const fact = z.parse(Changed, data)
  return {
    id: fact.id as AnnouncementId,
    siteId: fact.site_id as SiteId,
    version: fact.version,
    showing: fact.showing,
    beforeLogin: fact.before_login,
    afterLogin: fact.after_login,
    sort: fact.sort,
    texts: fact.texts,
  }
}
