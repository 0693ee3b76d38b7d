import type { Database } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Removes slots of envelopes that ended more than 400 days ago. Their journals stay. */
export const pruneEnvelopes = ({ rows }: Database): Promise<number> =>
  prune(rows, (count) => sql`SELECT removed FROM red_envelope_prune(${count})`)
