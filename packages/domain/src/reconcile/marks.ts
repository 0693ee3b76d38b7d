import type { Database, Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'

/** A piece of time: after the first moment, up to and with the second. */
export type Span = { readonly from: Date; readonly until: Date }

/**
 * What happened at a moment is visible this long after it: the role of the app ends a transaction
 * after a third of it (`transaction_timeout` in roles.sql). No row can join a span that is done.
 */
const VISIBLE_AFTER = '60 seconds'
/** One statement must be able to take a span within the 5 seconds it is given. */
const SPAN_MS = 60_000
const FOR_MS = 20_000

export type Pace = { readonly spanMs?: number; readonly forMs?: number }

/**
 * Does the step for each span since the last run, in order, each once: the step and its mark are
 * one transaction. It stops when the time is over, and the next run goes on there. Returns up to
 * when all is done.
 */
export async function advance(
  database: Database,
  name: string,
  /** How far back the very first run begins. */
  beginning: string,
  step: (work: Work, span: Span) => Promise<unknown>,
  { spanMs = SPAN_MS, forMs = FOR_MS }: Pace = {},
): Promise<Date> {
  const end = await begin(database.rows, name, beginning)
  const startedAt = performance.now()
  for (;;) {
    const { done, isLast } = await database.transaction(async (work) => {
      const span = await lockSpan(work, name, end, spanMs)
      if (!span) return { done: await readMark(work, name), isLast: true }
      await step(work, span)
      await sql`UPDATE reconcile_marks SET done_until = ${span.until} WHERE name = ${name}`.execute(
        work,
      )
      return { done: span.until, isLast: false }
    })
    if (isLast || performance.now() - startedAt > forMs) return done
  }
}

/** Up to when this run goes: in whole milliseconds, as a mark comes back from here. */
async function begin(rows: Rows, name: string, beginning: string): Promise<Date> {
  const { rows: found } = await sql<{ end: Date }>`
    WITH visible AS (
      SELECT date_trunc('milliseconds', house_now() - ${VISIBLE_AFTER}::interval) AS until
    ), begun AS (
      INSERT INTO reconcile_marks (name, done_until)
      SELECT ${name}, until - ${beginning}::interval FROM visible ON CONFLICT DO NOTHING
    )
    SELECT until AS end FROM visible`.execute(rows)
  if (!found[0]) throw new Error('the database does not say the time')
  return found[0].end
}

/** The next span; null when there is none left, or when somebody else is at it. */
async function lockSpan(work: Work, name: string, end: Date, spanMs: number): Promise<Span | null> {
  const { rows } = await sql<Span>`
    SELECT done_until AS from,
      least(${end}::timestamptz, done_until + ${spanMs} * interval '1 ms') AS until
    FROM reconcile_marks WHERE name = ${name} AND done_until < ${end}
    FOR UPDATE SKIP LOCKED`.execute(work)
  return rows[0] ?? null
}

async function readMark(work: Work, name: string): Promise<Date> {
  const { rows } = await sql<{ done: Date }>`
    SELECT done_until AS done FROM reconcile_marks WHERE name = ${name}`.execute(work)
  if (!rows[0]) throw new Error(`no mark is called ${name}`)
  return rows[0].done
}
