import { newId, type AnnouncementId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import { findSite } from '@oriel/domain/site'
import { checkVersion, isStopped, writtenTexts } from './version-rules.ts'
import {
  findVersion,
  insertStep,
  insertVersion,
  listSteps,
  lockHead,
  openHead,
  raiseHead,
  type VersionDraft,
} from './version-store.ts'

/** Who writes, by their session. */
export type Writer = {
  readonly sessionId: string
  readonly staffId: string
  readonly personId: string
  /** The account. */
  readonly actor: string
  readonly role: string | null
  readonly ip: string
  readonly traceId: string | null
}

type Saved = { readonly id: AnnouncementId; readonly number: number }
type Saving = {
  readonly siteId: SiteId
  /** Null: a new announcement. */
  readonly id: AnnouncementId | null
  /** The newest version that the writer has seen; 0 for a new announcement. */
  readonly after: number
  readonly draft: VersionDraft
}

/** Keeps what was written as the next version. Of two who write at once the second is told. */
export async function saveVersion(
  database: Database,
  who: Writer,
  { siteId, id: known, after, draft }: Saving,
  now: Date,
): Promise<Outcome<Saved, 'announcement_unknown' | 'changed_meanwhile'>> {
  return database.transaction(async (work) => {
    const id = known ?? newId<'announcement'>()
    if (known === null) await openHead(work, siteId, id)
    const newest = known === null ? 0 : await lockHead(work, siteId, id)
    if (newest === null) return refuse('announcement_unknown')
    if (newest !== after) return refuse('changed_meanwhile')
    const number = known === null ? 1 : await raiseHead(work, id)
    await insertVersion(work, {
      ...draft,
      texts: Object.fromEntries(writtenTexts(draft.texts)),
      id,
      number,
      copiedFrom: null,
      writtenBy: who.actor,
      staffId: who.staffId,
      personId: who.personId,
      writtenAt: now,
    })
    await note(work, who, { siteId, id, number }, 'saved')
    return done({ id, number })
  })
}

type Submitting = Saved & { readonly siteId: SiteId }

/** Hands a version to publishers, when nothing of what it is held against stops it. */
export async function submitVersion(
  database: Database,
  who: Writer,
  one: Submitting,
  now: Date,
): Promise<Outcome<void, 'announcement_unknown' | 'submitted_already' | 'checks_failed'>> {
  const { siteId, id, number } = one
  return database.transaction(async (work) => {
    const newest = await lockHead(work, siteId, id)
    const version = newest === null ? null : await findVersion(work, id, number)
    const site = await findSite(work, siteId)
    if (!version || !site) return refuse('announcement_unknown')
    if ((await listSteps(work, id, number)).length > 0) return refuse('submitted_already')
    if (isStopped(checkVersion(version, site.languages))) {
      await note(work, who, one, 'checks_failed')
      return refuse('checks_failed')
    }
    const step = { id, number, step: 'submitted', by: who.actor, at: now } as const
    await insertStep(work, { ...step, staffId: who.staffId })
    await note(work, who, one, 'submitted')
    return done()
  })
}

const note = (
  work: Work,
  who: Writer,
  { siteId, id, number }: Submitting,
  outcome: 'saved' | 'submitted' | 'checks_failed',
) =>
  noteOffice(work, {
    ...who,
    siteId,
    permission: 'content.write',
    subject: { kind: 'announcement', id },
    outcome,
    after: { version: number },
  })
