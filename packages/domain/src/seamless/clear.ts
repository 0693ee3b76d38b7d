import type { Database } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Removes moves and rounds after three months; returns how many open rounds were kept. */
export async function clearSeamless({ rows }: Pick<Database, 'rows'>): Promise<number> {
  await sql`SELECT seamless_clear_first()`.execute(rows)
  return prune(rows, (count) => sql`SELECT seamless_clear(${count}) AS removed`)
}
