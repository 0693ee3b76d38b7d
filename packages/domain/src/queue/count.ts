import type { Rows } from '@oriel/db/database'
import { timeZoneOf } from '@oriel/domain/site'
import { sql } from 'kysely'
import { COUNTED_MAX, type Finished, type Queue, type Viewer } from './rules.ts'

export type QueueCount = {
  readonly queue: Queue['name']
  /** At most `COUNTED_MAX`; then there are more. */
  readonly open: number
  readonly isMore: boolean
  readonly late: number
  readonly oldestAt: Date | null
  /** Of what was finished today, in the days of the site; null where no row tells it. */
  readonly finished: Finished | null
  /** Another one whenever a row came, went, or was taken: then the list is read again. */
  readonly mark: string
}

/** How a queue stands, from its first rows. */
export async function countQueue(
  rows: Rows,
  queue: Queue,
  viewer: Viewer,
  today: Date,
): Promise<QueueCount> {
  const { rows: found } = await sql<Omit<QueueCount, 'queue' | 'isMore' | 'finished'>>`
    SELECT count(*)::int AS open, count(*) FILTER (WHERE o.promised_at <= house_now())::int AS late,
      min(o.entered_at) AS "oldestAt", md5(coalesce(string_agg(o.id || ' ' ||
        coalesce(l.staff_id::text, ''), ',' ORDER BY o.due, o.id), '')) AS mark
    FROM (SELECT q.id, q.due, q.entered_at, q.promised_at FROM (${queue.open(viewer)}) q
      ORDER BY q.due LIMIT ${COUNTED_MAX + 1}) o
    LEFT JOIN queue_locks l ON l.subject_kind = ${queue.subjectKind} AND l.subject_id = o.id
      AND l.until > house_now()`.execute(rows)
  const { open, late, oldestAt, mark } = found[0] ?? { open: 0, late: 0, oldestAt: null, mark: '' }
  const finished = (await queue.finished?.(viewer.siteId, today).execute(rows))?.rows[0] ?? null
  return {
    queue: queue.name,
    open: Math.min(open, COUNTED_MAX),
    isMore: open > COUNTED_MAX,
    late: Math.min(late, COUNTED_MAX),
    oldestAt,
    finished,
    mark,
  }
}

/** When the day began at the site. */
export async function startOfDay(rows: Rows, { siteId }: Viewer): Promise<Date> {
  const zone = await timeZoneOf(rows, siteId)
  const { rows: found } = await sql<{ at: Date }>`
    SELECT date_trunc('day', house_now(), ${zone}) AS at`.execute(rows)
  return found[0]?.at ?? new Date(Number.NaN)
}
