import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

const REMOVED_AT_ONCE = 500

/** Ends sessions that are idle, and removes steps and challenges that are over and old sessions. */
export async function pruneStaff(rows: Rows): Promise<number> {
  const { rows: said } = await sql<{ removed: number }>`
    SELECT staff_prune(${REMOVED_AT_ONCE}) AS removed`.execute(rows)
  return said[0]?.removed ?? 0
}
