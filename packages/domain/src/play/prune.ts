import type { Database } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Removes plays that ended more than 90 days ago. */
export const prunePlays = ({ rows }: Database): Promise<number> =>
  prune(rows, (count, from) => sql`SELECT * FROM play_prune(${count}, ${from})`)
