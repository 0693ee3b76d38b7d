import type { AnnouncementId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import type { AnnouncementDraft, By } from './announcement.ts'
import { changedFact, type Announcement } from './fact.ts'
import { isShowing } from './rules.ts'
import * as store from './store.ts'
import { insertStep } from './version-store.ts'

type Shown = AnnouncementDraft & { readonly id: AnnouncementId; readonly shown: number }

/**
 * Makes a published version what members read, and tells open pages. The caller holds the head of
 * the announcement.
 */
export async function showVersion(work: Work, one: Shown, by: By): Promise<Announcement> {
  const before = await store.lock(work, one.siteId, one.id)
  const showing = isShowing({ ...one, withdrawn: false }, by.now)
  const version = (before?.version ?? 0) + 1
  const after: Announcement = { ...one, version, withdrawn: false, showing }
  if (before) await store.update(work, after, by.now)
  else await store.insert(work, after, by.now)
  await tell(work, after, before ? 'edited' : 'published', by)
  return after
}

/** Takes it from members; null when they have nothing of it. */
export async function hideShown(
  work: Work,
  siteId: SiteId,
  id: AnnouncementId,
  by: By & { readonly staffId?: string | null; readonly proposalId?: string | null },
): Promise<Announcement | null> {
  const before = await store.lock(work, siteId, id)
  if (!before || before.withdrawn) return null
  const after = { ...before, withdrawn: true, showing: false, version: before.version + 1 }
  await store.update(work, after, by.now)
  if (before.shown !== null) {
    const { staff, staffId, proposalId, now: at } = by
    const step = { id, number: before.shown, step: 'withdrawn', by: staff, at } as const
    await insertStep(work, { ...step, staffId, proposalId })
  }
  await tell(work, after, 'withdrawn', by)
  return after
}

export async function tell(
  work: Work,
  announcement: Announcement,
  change: store.Change,
  by: By,
): Promise<void> {
  await store.note(work, announcement, change, by)
  await announce(work, changedFact(announcement))
}
