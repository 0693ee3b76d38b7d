import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** What one comparison said. */
export type CheckReport = {
  readonly name: string
  readonly looked: number
  readonly broken: number
  /** The first few that did not agree. */
  readonly first: readonly string[]
  /** What is due and was not reached in this run. */
  readonly waiting: number
  /** Since when the oldest of what is not compared yet waits; null where nothing does. */
  readonly oldestAt: Date | null
}

const FIRST_MAX = 5

export async function noteCheck(rows: Rows, report: CheckReport): Promise<CheckReport> {
  const first = report.first.slice(0, FIRST_MAX)
  const { name, looked, broken, waiting, oldestAt } = report
  await sql`
    INSERT INTO reconcile_checks (name, ran_at, looked, broken, first, waiting, oldest_at)
    VALUES (${name}, house_time(), ${looked}, ${broken}, ${first}::text[], ${waiting}, ${oldestAt})
    ON CONFLICT (name) DO UPDATE SET ran_at = excluded.ran_at, looked = excluded.looked,
      broken = excluded.broken, first = excluded.first, waiting = excluded.waiting,
      oldest_at = excluded.oldest_at, failed_at = NULL`.execute(rows)
  return { ...report, first }
}

/** A run that did not come to its end: what was said before it is not known to hold any more. */
export const noteFailed = (rows: Rows, name: string) =>
  sql`UPDATE reconcile_checks SET failed_at = house_time() WHERE name = ${name}`.execute(rows)

export type Check = {
  readonly name: string
  readonly ranAt: Date
  readonly looked: number
  /** Null after a run that failed: nobody knows. */
  readonly broken: number | null
  readonly first: readonly string[]
  readonly waiting: number
  /** Seconds since it last came to its end. */
  readonly age: number
  /** Seconds since what it has not compared yet. */
  readonly behind: number
}

/** What each comparison said when it last ran. */
export async function listChecks(rows: Rows): Promise<Check[]> {
  const { rows: found } = await sql<Check>`
    SELECT name, ran_at AS "ranAt", looked, first, waiting,
      CASE WHEN failed_at IS NULL THEN broken END AS broken,
      extract(epoch FROM house_time() - ran_at)::float8 AS age,
      coalesce(extract(epoch FROM house_time() - oldest_at), 0)::float8 AS behind
    FROM reconcile_checks ORDER BY name`.execute(rows)
  return found
}
