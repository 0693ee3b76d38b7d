import type { Database, Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { advance, type Pace, type Span } from './marks.ts'
import { noteCheck, type CheckReport } from './note.ts'

/** A law over what happened in a span of time. */
export type Law = Pace & {
  readonly name: string
  /** Names what breaks it. Must be safe to run again for the same span. */
  readonly look: (rows: Rows, span: Span) => Promise<readonly string[]>
}

const BEGINNING = '5 minutes'
const AGAIN_MAX = 20
const NAMED_MAX = 100

/**
 * Compares each span since the last run. One in which something is wrong is kept and compared again
 * every run, until nothing is: what was found stays found, however far the mark has gone.
 */
export async function checkLaw(database: Database, law: Law): Promise<CheckReport> {
  let spans = 0
  const again = await lookAgain(database.rows, law)
  const doneUntil = await advance(
    database,
    law.name,
    BEGINNING,
    async (work, span) => {
      spans += 1
      const broken = await law.look(work, span)
      if (broken.length > 0) await keep(work, law.name, span, broken)
    },
    law,
  )
  const { broken, first } = await readBroken(database.rows, law.name)
  const looked = spans + again
  const report = { name: law.name, looked, broken, first, waiting: 0, oldestAt: doneUntil }
  return noteCheck(database.rows, report)
}

async function lookAgain(rows: Rows, law: Law): Promise<number> {
  const { rows: kept } = await sql<Span>`
    SELECT from_at AS from, until_at AS until FROM reconcile_windows
    WHERE name = ${law.name} ORDER BY looked_at LIMIT ${AGAIN_MAX}`.execute(rows)
  for (const span of kept) {
    const broken = await law.look(rows, span)
    if (broken.length > 0) await keep(rows, law.name, span, broken)
    else {
      await sql`DELETE FROM reconcile_windows
        WHERE name = ${law.name} AND from_at = ${span.from}`.execute(rows)
    }
  }
  return kept.length
}

const keep = (rows: Rows, name: string, { from, until }: Span, broken: readonly string[]) =>
  sql`
    INSERT INTO reconcile_windows (name, from_at, until_at, looked_at, broken, first)
    VALUES (${name}, ${from}, ${until}, house_time(), ${broken.length},
      ${broken.slice(0, NAMED_MAX)}::text[])
    ON CONFLICT (name, from_at) DO UPDATE SET looked_at = excluded.looked_at,
      broken = excluded.broken, first = excluded.first`.execute(rows)

async function readBroken(rows: Rows, name: string): Promise<{ broken: number; first: string[] }> {
  const { rows: kept } = await sql<{ broken: number; first: string[] }>`
    SELECT broken, first FROM reconcile_windows WHERE name = ${name} ORDER BY from_at`.execute(rows)
  const broken = kept.reduce((sum, one) => sum + one.broken, 0)
  return { broken, first: kept.flatMap(({ first }) => first) }
}
