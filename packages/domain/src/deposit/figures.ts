import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** What alarms watch. */
export type DepositFigures = {
  /** How long the feed that was read least lately was not read. */
  readonly feedSeconds: number
  /** How long the oldest order is past its time and still open. */
  readonly overdueSeconds: number
}

export async function readDepositFigures(rows: Rows): Promise<DepositFigures> {
  const { rows: found } = await sql<DepositFigures>`
    SELECT
      coalesce((SELECT extract(epoch FROM house_now() - min(pulled_at)) FROM deposit_feeds), 0)::float8
        AS "feedSeconds",
      coalesce((SELECT extract(epoch FROM house_now() - min(expires_at)) FROM deposits
        WHERE state IN ('created', 'awaiting')), 0)::float8 AS "overdueSeconds"`.execute(rows)
  const [figures] = found
  if (!figures) throw new Error('no figures of deposits')
  const { feedSeconds, overdueSeconds } = figures
  return { feedSeconds, overdueSeconds: Math.max(0, overdueSeconds) }
}
