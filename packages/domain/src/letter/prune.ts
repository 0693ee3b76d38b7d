import type { Rows } from '@oriel/db/database'
import { prune, type PruneOptions } from '@oriel/db/prune'
import { sql } from 'kysely'

/** Removes letters that have ended, with what members read of them, and old lists. */
export const pruneLetters = (rows: Rows, options: PruneOptions = {}): Promise<number> =>
  prune(
    rows,
    (count) => sql<{ removed: number }>`SELECT letter_prune(${count}) AS removed`,
    options,
  )

export type LetterFigures = {
  /** How long ago the oldest letter that is still there should have been removed; 0: none. */
  readonly overdueSeconds: number
  /** Live letters to audiences at the site that has most of them. */
  readonly liveAudience: number
}

export async function readLetterFigures(rows: Rows): Promise<LetterFigures> {
  const { rows: found } = await sql<LetterFigures>`
    SELECT coalesce(greatest(extract(epoch FROM house_now() - interval '1 day'
        - (SELECT expires_at FROM letters ORDER BY expires_at LIMIT 1)), 0), 0)::float8
        AS "overdueSeconds",
      coalesce((SELECT max(live) FROM (SELECT count(*)::int AS live FROM letters
        WHERE sent_to = 'audience' AND expires_at > house_now() GROUP BY site_id) sites), 0)
        AS "liveAudience"`.execute(rows)
  return found[0] ?? { overdueSeconds: 0, liveAudience: 0 }
}
