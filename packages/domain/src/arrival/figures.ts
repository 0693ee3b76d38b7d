import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** What alarms watch. */
export type ParkedFigures = {
  /** How long the oldest money that was set aside waits for people. */
  readonly waitingSeconds: number
  /** How long the oldest refund is under way. */
  readonly sendingSeconds: number
}

export async function readParkedFigures(rows: Rows): Promise<ParkedFigures> {
  const { rows: found } = await sql<ParkedFigures>`
    SELECT
      coalesce((SELECT max(extract(epoch FROM house_now() - first)) FROM sites s, LATERAL (
          SELECT min(p.entered_at) AS first FROM parked_arrivals p WHERE p.site_id = s.id
            AND p.state = 'waiting' AND p.due_at IS NULL) w), 0)::float8 AS "waitingSeconds",
      coalesce((SELECT extract(epoch FROM house_now() - min(made_at)) FROM payment_refunds
        WHERE ended_at IS NULL), 0)::float8 AS "sendingSeconds"`.execute(rows)
  const [figures] = found
  if (!figures) throw new Error('no figures of parked arrivals')
  return figures
}
