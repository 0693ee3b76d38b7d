import type { Database } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Removes transfers that ended more than 400 days ago. Their postings stay in the ledger. */
export const pruneTransfers = ({ rows }: Database): Promise<number> =>
  prune(rows, (count, from) => sql`SELECT * FROM transfer_prune(${count}, ${from})`)
