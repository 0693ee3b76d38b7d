import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import { noteLook, noteOffice } from '@oriel/domain/audit'
import type { Actor } from '@oriel/domain/command'
import { sql, type RawBuilder } from 'kysely'
import { findFree } from './list.ts'
import { mayTakeOver, type Lock, type Queue, type Viewer } from './rules.ts'

/** A lock lasts so long without being renewed; open pages renew it each minute. */
const LASTS = sql.raw(`interval '5 minutes'`)

export type Asker = { readonly actor: Actor; readonly viewer: Viewer }

/**
 * Takes a subject, or gives who has it: of many at once one wins. One statement finds it in the
 * queue and takes it, unless another person's lock still lasts.
 */
export function takeItem(
  database: Database,
  queue: Queue,
  asker: Asker,
  id: string,
): Promise<Outcome<Lock, 'subject_unknown'>> {
  return database.transaction(async (work) => {
    await take(work, queue, asker, id, { isFree: sql`queue_locks.until <= house_now()` })
    const lock = await findLock(work, queue, asker.viewer, id)
    return lock ? done(lock) : refuse('subject_unknown')
  })
}

/** A manager takes over at once what another person has; the reason is an event. */
export function takeOver(
  database: Database,
  queue: Queue,
  asker: Asker,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Outcome<Lock, 'subject_unknown' | 'not_allowed'>> {
  return database.transaction(async (work) => {
    const { viewer, actor } = asker
    if (!mayTakeOver(actor.role)) {
      await note(work, queue, asker, { id, outcome: 'not_allowed', reason })
      return refuse('not_allowed')
    }
    const before = await findLock(work, queue, viewer, id)
    await take(work, queue, asker, id, { isFree: sql`true`, isNoted: false })
    const mine = await findLock(work, queue, viewer, id)
    if (!mine) return refuse('subject_unknown')
    const from = before && !before.isMine ? { taken_by: before.name } : null
    await note(work, queue, asker, { id, outcome: 'taken_over', reason, before: from })
    return done(mine)
  })
}

const TRIES_MAX = 5

/** Takes the next free one, but for those named; null when nothing is free. */
export async function takeNext(
  database: Database,
  queue: Queue,
  asker: Asker,
  skipped: readonly string[],
): Promise<string | null> {
  const seen = [...skipped]
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const id = await findFree(database.rows, queue, asker.viewer, seen)
    if (id === null) return null
    const taken = await takeItem(database, queue, asker, id)
    if (taken.ok && taken.value.isMine) return id
    // Another person was faster: there may be more.
    seen.push(id)
  }
  return null
}

/** While the page is open. Refused when the lock was over, or is another person's by now. */
export async function renewLock(
  rows: Rows,
  { subjectKind }: Queue,
  { staffId }: Viewer,
  id: string,
): Promise<Outcome<Date, 'lock_lost'>> {
  const { rows: found } = await sql<{ until: Date }>`
    UPDATE queue_locks SET until = house_now() + ${LASTS}
    WHERE subject_kind = ${subjectKind} AND subject_id = ${id} AND staff_id = ${staffId}
      AND until > house_now() RETURNING until`.execute(rows)
  return found[0] ? done(found[0].until) : refuse('lock_lost')
}

/** Others may take it. The lock of another person stays. */
export async function letGo(
  rows: Rows,
  { subjectKind }: Queue,
  { staffId }: Viewer,
  id: string,
): Promise<void> {
  await sql`SELECT queue_let_go(${subjectKind}, ${id}, ${staffId})`.execute(rows)
}

async function take(
  work: Work,
  queue: Queue,
  asker: Asker,
  id: string,
  { isFree, isNoted = true }: { isFree: RawBuilder<unknown>; isNoted?: boolean },
): Promise<void> {
  const { open, subjectKind } = queue
  const { staffId, siteId } = asker.viewer
  const isMine = sql`queue_locks.staff_id = excluded.staff_id AND queue_locks.until > house_now()`
  const { rows } = await sql<{ is_new: boolean }>`
    INSERT INTO queue_locks (subject_kind, subject_id, site_id, staff_id, taken_at, until)
    SELECT ${subjectKind}, q.id, ${siteId}::integer, ${staffId}::uuid, house_now(),
      house_now() + ${LASTS}
    FROM (${open(asker.viewer)}) q WHERE q.id = ${id}
    ON CONFLICT (subject_kind, subject_id) DO UPDATE SET site_id = excluded.site_id,
      staff_id = excluded.staff_id, until = excluded.until,
      taken_at = CASE WHEN ${isMine} THEN queue_locks.taken_at ELSE excluded.taken_at END
    WHERE (${isMine}) OR ${isFree}
    RETURNING taken_at = house_now() AS is_new`.execute(work)
  if (rows[0]?.is_new && isNoted) await note(work, queue, asker, { id, outcome: 'taken' })
}

async function findLock(
  rows: Rows,
  { subjectKind, open }: Queue,
  viewer: Viewer,
  id: string,
): Promise<Lock | null> {
  const { rows: found } = await sql<Omit<Lock, 'isMine'> & { readonly staffId: string }>`
    SELECT s.name, l.staff_id AS "staffId", l.taken_at AS "takenAt", l.until
    FROM (${open(viewer)}) q
    JOIN queue_locks l ON l.subject_kind = ${subjectKind} AND l.subject_id = q.id
      AND l.until > house_now()
    JOIN staff s ON s.id = l.staff_id WHERE q.id = ${id}`.execute(rows)
  const [row] = found
  if (!row) return null
  const { staffId, ...lock } = row
  return { ...lock, isMine: staffId === viewer.staffId }
}

type Line = {
  readonly id: string
  readonly outcome: string
  readonly reason?: string
  readonly before?: { readonly taken_by: string } | null
}

/** What a person looked at before they decided is part of the trail. */
export const noteSeen = (rows: Rows, queue: Queue, asker: Asker, id: string) =>
  noteLook(rows, lineOf(queue, asker, id))

export const note = (work: Rows, queue: Queue, asker: Asker, line: Line) => {
  const { id, ...rest } = line
  return noteOffice(work, { ...lineOf(queue, asker, id), ...rest })
}

const lineOf = (queue: Queue, { actor, viewer }: Asker, id: string) => ({
  ...actor,
  siteId: viewer.siteId,
  permission: queue.permission ?? 'proposal.take',
  subject: { kind: queue.subjectKind, id },
})
