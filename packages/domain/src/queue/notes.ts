import { newId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { findItem } from './list.ts'
import { note, type Asker } from './lock.ts'
import type { Queue } from './rules.ts'

export type QueueNote = { readonly name: string; readonly at: Date; readonly text: string }

const SHOWN_MAX = 50

/** What people wrote down about a subject, the newest first. */
export const listNotes = (rows: Rows, { subjectKind }: Queue, id: string): Promise<QueueNote[]> =>
  rows
    .selectFrom('queue_notes as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .select(['s.name', 'n.at', 'n.text'])
    .where('n.subject_kind', '=', subjectKind)
    .where('n.subject_id', '=', id)
    .orderBy('n.at', 'desc')
    .limit(SHOWN_MAX)
    .execute()

/** A note cannot be changed: a later one corrects it. */
export function addNote(
  database: Database,
  queue: Queue,
  asker: Asker,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Outcome<void, 'subject_unknown'>> {
  return database.transaction(async (work) => {
    const { viewer } = asker
    if (!(await findItem(work, queue, viewer, id))) return refuse('subject_unknown')
    await work
      .insertInto('queue_notes')
      .values({
        id: newId(),
        site_id: viewer.siteId,
        subject_kind: queue.subjectKind,
        subject_id: id,
        staff_id: viewer.staffId,
        text,
      })
      .execute()
    await note(work, queue, asker, { id, outcome: 'noted' })
    return done()
  })
}
