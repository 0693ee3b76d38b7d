import type { Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Removes locks that are over and notes that are older than 760 days. */
export const pruneQueue = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT queue_prune(${count}) AS removed`)
