import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** What one comparison said. */
export type CheckReport = {
  readonly name: string
  readonly looked: number
  readonly broken: number
  /** The first few that did not agree. */
  readonly first: readonly string[]
}

const FIRST_MAX = 5

export async function noteCheck(
  rows: Rows,
  name: string,
  looked: number,
  broken: readonly string[],
): Promise<CheckReport> {
  const first = broken.slice(0, FIRST_MAX)
  await sql`
    INSERT INTO reconcile_checks (name, ran_at, looked, broken, first)
    VALUES (${name}, house_now(), ${looked}, ${broken.length}, ${first}::text[])
    ON CONFLICT (name) DO UPDATE SET ran_at = excluded.ran_at, looked = excluded.looked,
      broken = excluded.broken, first = excluded.first`.execute(rows)
  return { name, looked, broken: broken.length, first }
}

/** What each comparison said when it last ran. */
export const listChecks = (rows: Rows) =>
  rows.selectFrom('reconcile_checks').selectAll().orderBy('name').execute()
