import { sql, type RawBuilder } from 'kysely'
import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { readPlace, writePlace, type Place } from './cursor.ts'
import type { Fields, Lock, OpenRow, Queue, QueueLine, Viewer } from './rules.ts'

type LineRow = OpenRow & {
  readonly micros: bigint
  readonly taken_by: string | null
  readonly taken_name: string | null
  readonly taken_at: Date | null
  readonly taken_until: Date | null
}

/** What waits in a queue, with who has taken it. */
const linesOf = ({ open, subjectKind }: Queue, viewer: Viewer): RawBuilder<LineRow> => sql`
  SELECT q.*, (extract(epoch FROM q.due) * 1000000)::bigint AS micros, l.staff_id AS taken_by,
    s.name AS taken_name, l.taken_at, l.until AS taken_until
  FROM (${open(viewer)}) q
  LEFT JOIN queue_locks l ON l.subject_kind = ${subjectKind} AND l.subject_id = q.id
    AND l.until > house_now()
  LEFT JOIN staff s ON s.id = l.staff_id`

export type QueuePage = { readonly list: readonly QueueLine[]; readonly next: string | null }

/** Open rows of a queue: what was promised first comes first, then the larger amount. */
export async function listQueue(
  rows: Rows,
  queue: Queue,
  viewer: Viewer,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<QueuePage> {
  const place = after === null ? null : readPlace(after)
  const from = place ? afterPlace(place) : sql``
  const { rows: found } = await sql<LineRow>`${linesOf(queue, viewer)} ${from}
    ORDER BY q.due, q.amount DESC, q.id LIMIT ${count + 1}`.execute(rows)
  const shown = found.slice(0, count)
  const last = shown.at(-1)
  return {
    list: shown.map((row) => lineOf(row, viewer)),
    next: found.length > count && last ? writePlace(last) : null,
  }
}

function afterPlace({ micros, amount, id }: Place): RawBuilder<unknown> {
  const due = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
  return sql`WHERE q.due >= ${due} AND (q.due > ${due} OR q.amount < ${amount}
    OR (q.amount = ${amount} AND q.id > ${id}))`
}

/** One row of a queue; null when it does not wait, or not for this viewer. */
export async function findItem(
  rows: Rows,
  queue: Queue,
  viewer: Viewer,
  id: string,
): Promise<QueueLine | null> {
  const { rows: found } = await sql<LineRow>`${linesOf(queue, viewer)} WHERE q.id = ${id}`.execute(
    rows,
  )
  const [row] = found
  return row ? lineOf(row, viewer) : null
}

/** What only the page of one row shows. */
export const readFacts = async (
  { rows, keys }: { readonly rows: Rows; readonly keys: Keys },
  queue: Queue,
  viewer: Viewer,
  id: string,
): Promise<Fields> => (await queue.facts?.(rows, viewer, id, keys)) ?? {}

/** The first row that nobody has taken, but for those named. */
export async function findFree(
  rows: Rows,
  queue: Queue,
  viewer: Viewer,
  skipped: readonly string[],
): Promise<string | null> {
  const { rows: found } = await sql<{ id: string }>`
    SELECT o.id FROM (${linesOf(queue, viewer)}) o
    WHERE o.taken_by IS NULL AND o.id <> ALL (${[...skipped]}::text[])
    ORDER BY o.due, o.amount DESC, o.id LIMIT 1`.execute(rows)
  return found[0]?.id ?? null
}

const lineOf = (row: LineRow, viewer: Viewer): QueueLine => ({
  id: row.id,
  enteredAt: row.entered_at,
  promisedAt: row.promised_at,
  amount: row.amount,
  currency: row.currency,
  account: row.account,
  fields: row.fields,
  lock: lockOf(row, viewer),
})

function lockOf(row: LineRow, { staffId }: Viewer): Lock | null {
  const { taken_by: by, taken_name: name, taken_at: takenAt, taken_until: until } = row
  if (by === null || name === null || takenAt === null || until === null) return null
  return { name, isMine: by === staffId, takenAt, until }
}
