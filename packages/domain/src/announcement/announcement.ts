import { newId, type AnnouncementId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import type { Announcement } from './fact.ts'
import { hideShown, showVersion, tell } from './live.ts'
import { checkDraft, isShowing, trimTexts, type DraftRefusal } from './rules.ts'
import * as store from './store.ts'
import { insertStep, insertVersion, lockHead, openHead, raiseHead } from './version-store.ts'

export { readChanged, type Announcement, type AnnouncementChanged } from './fact.ts'
export { publishCommand } from './command.ts'
export { listHistory, type PastAnnouncement } from './history.ts'
export { listAnnouncements, readAnnouncement, type AnnouncementLine, type Told } from './list.ts'
export { linkPreview, takePreview, type Previewed } from './preview.ts'
export { saveVersion, submitVersion, type Writer } from './write.ts'
export type { ReaderKind } from './rules.ts'
export type { Check, VersionState } from './version-rules.ts'
export type { VersionDraft } from './version-store.ts'
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

/** Writes and publishes at once, without a second person: for the command line and the stories. */
export async function publishAnnouncement(
  database: Database,
  draft: AnnouncementDraft,
  by: By,
): Promise<Outcome<Announcement, DraftRefusal>> {
  return database.transaction((work) => publishWithin(work, draft, by))
}

export async function publishWithin(
  work: Work,
  draft: AnnouncementDraft,
  by: By,
): Promise<Outcome<Announcement, DraftRefusal>> {
  const reason = checkDraft(draft)
  if (reason) return refuse(reason)
  const id = newId<'announcement'>()
  await openHead(work, draft.siteId, id)
  return done(await writeAndShow(work, { ...draft, id, number: 1 }, by))
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
    const newest = await lockHead(work, draft.siteId, id)
    const before = await store.lock(work, draft.siteId, id)
    if (newest === null || !before || before.withdrawn) return refuse('announcement_unknown')
    const number = await raiseHead(work, id)
    return done(await writeAndShow(work, { ...draft, id, number }, by))
  })
}

async function writeAndShow(
  work: Work,
  { number, ...draft }: AnnouncementDraft & { id: AnnouncementId; number: number },
  by: By,
): Promise<Announcement> {
  const texts = trimTexts(draft.texts)
  const writer = { writtenBy: by.staff, staffId: null, personId: null, writtenAt: by.now }
  await insertVersion(work, {
    ...draft,
    texts,
    number,
    fallsBack: true,
    copiedFrom: null,
    ...writer,
  })
  await insertStep(work, { ...draft, number, step: 'published', by: by.staff, at: by.now })
  return showVersion(work, { ...draft, texts, shown: number }, by)
}

export async function withdrawAnnouncement(
  database: Database,
  siteId: SiteId,
  id: AnnouncementId,
  by: By,
): Promise<Outcome<Announcement, 'announcement_unknown'>> {
  return database.transaction((work) => withdrawWithin(work, siteId, id, by))
}

export async function withdrawWithin(
  work: Work,
  siteId: SiteId,
  id: AnnouncementId,
  by: By,
): Promise<Outcome<Announcement, 'announcement_unknown'>> {
  await lockHead(work, siteId, id)
  const after = await hideShown(work, siteId, id, by)
  return after ? done(after) : refuse('announcement_unknown')
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
