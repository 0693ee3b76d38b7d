import { readParked } from '@oriel/domain/arrival'
import { sql } from 'kysely'
import type { Finished, OpenRow, Queue } from './rules.ts'

const PROMISE = sql.raw(`interval '10 minutes'`)

/** Money that arrived and was credited to nobody. What goes back by itself never waits here. */
export const arrivalQueue: Queue = {
  name: 'arrivals',
  permission: 'arrival.give',
  subjectKind: 'arrival',
  open: ({ siteId }) => sql<OpenRow>`
    SELECT p.id::text AS id, p.entered_at AS due, p.entered_at,
      p.entered_at + ${PROMISE} AS promised_at, p.amount, p.currency, m.account,
      jsonb_build_object('link', p.link_id, 'tx', p.provider_tx, 'reason', p.reason,
        'trouble', p.trouble, 'is_rest', p.is_rest, 'order', d.number,
        'member', d.member_id) AS fields
    FROM parked_arrivals p
    JOIN payment_arrivals a ON a.link_id = p.link_id AND a.provider_tx = p.provider_tx
    LEFT JOIN deposits d ON d.id = a.order_id LEFT JOIN members m ON m.id = d.member_id
    WHERE p.site_id = ${siteId} AND p.state = 'waiting' AND p.due_at IS NULL`,
  finished: (siteId, since) => sql<Finished>`
    SELECT count(*)::int AS all,
      count(*) FILTER (WHERE ended_at <= entered_at + ${PROMISE})::int AS in_time,
      (percentile_disc(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - entered_at)))::int
        AS median_s
    FROM parked_arrivals WHERE site_id = ${siteId} AND ended_at >= ${since}
      AND reason <> 'limit_reached'`,
  facts: (rows, { siteId }, id, keys) => readParked(rows, keys, siteId, id),
}
