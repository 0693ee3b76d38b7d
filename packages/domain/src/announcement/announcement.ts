import { newId, type AnnouncementId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { changedFact, type Announcement } from './fact.ts'
import { checkDraft, isShowing, trimTexts, type DraftRefusal } from './rules.ts'
import * as store from './store.ts'

export { readChanged, type Announcement, type AnnouncementChanged } from './fact.ts'
export type { ReaderKind } from './rules.ts'
export type { MarqueeItem, MarqueeOrder } from './store.ts'

/** What an operator writes. Texts are plain: the marquee shows them as they are. */
export type AnnouncementDraft = {
  readonly siteId: SiteId
  readonly texts: Readonly<Partial<Record<Locale, string>>>
  readonly displayBeforeLogin: boolean
  readonly displayAfterLogin: boolean
  readonly sort: number
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** Who acts and when. */
export type By = { readonly staff: string; readonly now: Date }

export async function publishAnnouncement(
  database: Database,
  draft: AnnouncementDraft,
  by: By,
): Promise<Outcome<Announcement, DraftRefusal>> {
  const reason = checkDraft(draft)
  if (reason) return refuse(reason)
  const announcement: Announcement = {
    ...draft,
    texts: trimTexts(draft.texts),
    id: newId<'announcement'>(),
    version: 1,
    withdrawn: false,
    showing: isShowing({ ...draft, withdrawn: false }, by.now),
  }
  await database.transaction(async (work) => {
    await store.insert(work, announcement, by.now)
    await tell(work, announcement, 'published', by)
  })
  return done(announcement)
}

export type ChangeRefusal = DraftRefusal | 'announcement_unknown'

export async function editAnnouncement(
  database: Database,
  id: AnnouncementId,
  draft: AnnouncementDraft,
  by: By,
): Promise<Outcome<Announcement, ChangeRefusal>> {
  const reason = checkDraft(draft)
  if (reason) return refuse(reason)
  return database.transaction(async (work) => {
    const before = await store.lock(work, draft.siteId, id)
    if (!before || before.withdrawn) return refuse('announcement_unknown')
    const after: Announcement = {
      ...draft,
      texts: trimTexts(draft.texts),
      id,
      version: before.version + 1,
      withdrawn: false,
      showing: isShowing({ ...draft, withdrawn: false }, by.now),
    }
    await store.update(work, after, by.now)
    await tell(work, after, 'edited', by)
    return done(after)
  })
}

export async function withdrawAnnouncement(
  database: Database,
  siteId: SiteId,
  id: AnnouncementId,
  by: By,
): Promise<Outcome<Announcement, 'announcement_unknown'>> {
  return database.transaction(async (work) => {
    const before = await store.lock(work, siteId, id)
    if (!before || before.withdrawn) return refuse('announcement_unknown')
    const after = { ...before, withdrawn: true, showing: false, version: before.version + 1 }
    await store.update(work, after, by.now)
    await tell(work, after, 'withdrawn', by)
    return done(after)
  })
}

/** Tells readers of announcements whose time has come or gone; gives how many. */
export async function followSchedule(database: Database, now: Date): Promise<number> {
  return database.transaction(async (work) => {
    const due = await store.lockDue(work, now)
    for (const before of due) {
      const after = { ...before, showing: isShowing(before, now), version: before.version + 1 }
      await store.update(work, after, now)
      await tell(work, after, after.showing ? 'started' : 'ended', { staff: 'schedule', now })
    }
    return due.length
  })
}

/** What the marquee shows to an audience right now, in one language. */
export const listMarquee = (rows: Rows, query: store.MarqueeQuery): Promise<store.MarqueeItem[]> =>
  store.listMarquee(rows, query)

async function tell(
  work: Work,
  announcement: Announcement,
  change: store.Change,
  by: By,
): Promise<void> {
  await store.note(work, announcement, change, by)
  await announce(work, changedFact(announcement))
}
