import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

const CHECKED_MAX = 500

/** Compares needs that have ended with the sum of their lines, once; gives how many are wrong. */
export async function checkNeeds(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ wrong: boolean }>`
    WITH due AS (
      SELECT id, made_at, counted FROM turnover_needs
      WHERE ended_at IS NOT NULL AND checked_at IS NULL
      ORDER BY ended_at LIMIT ${CHECKED_MAX} FOR UPDATE SKIP LOCKED
    )
    UPDATE turnover_needs n SET checked_at = house_now(), is_wrong = d.counted <> coalesce(
      (SELECT sum(l.counted) FROM turnover_lines l
        WHERE l.need_made_at = d.made_at AND l.need_id = d.id), 0)
    FROM due d WHERE n.id = d.id RETURNING n.is_wrong AS wrong`.execute(rows)
  return found.filter(({ wrong }) => wrong).length
}

/** How many needs do not agree with their lines. What was found stays found. */
export async function readTurnoverFigures(rows: Rows): Promise<{ readonly wrong: number }> {
  const { rows: found } = await sql<{ wrong: number }>`
    SELECT count(*)::int AS wrong FROM turnover_needs WHERE is_wrong`.execute(rows)
  return found[0] ?? { wrong: 0 }
}
