import type { Database, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import { advance, type Span } from './marks.ts'

/** Where there was no mark yet, what ended lately is compared. */
const BEGINNING = '6 hours'

/**
 * Puts transfers that have ended since into the queue of transfers, and their places into the queue
 * of places. A minute has passed since then: a request that was still on its way may have changed
 * what a provider says. Returns up to when all are in their queues.
 */
export const queueEnded = (database: Database): Promise<Date> =>
  advance(database, 'ended', BEGINNING, queue)

/** Never sent: nothing to compare. */
const queue = (work: Work, { from, until }: Span) =>
  sql`
    WITH ended AS (
      SELECT id, member_id, provider_id, currency, ended_at FROM transfers
      WHERE ended_at > ${from} AND ended_at <= ${until} AND sent_at IS NOT NULL
    ), queued AS (
      INSERT INTO reconcile_transfers (transfer_id, looked_at, agrees, due_at, since)
      SELECT id, house_now(), false, house_now(), ended_at FROM ended
      ON CONFLICT DO NOTHING
    )
    INSERT INTO reconcile_places AS p
      (member_id, provider_id, currency, looked_at, difference, since, due_at)
    SELECT DISTINCT member_id, provider_id, currency, house_now(), 0, house_now(), house_now()
    FROM ended
    ON CONFLICT (member_id, provider_id, currency)
      DO UPDATE SET due_at = least(p.due_at, excluded.due_at)`.execute(work)
