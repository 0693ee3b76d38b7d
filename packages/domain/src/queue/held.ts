import { sql } from 'kysely'
import type { Finished, OpenRow, Queue } from './rules.ts'

/**
 * Wins above their limit that a person decides about. The promise is the member's: 72 hours. What
 * is proposed waits in the queue of proposals; what still lies at the provider cannot be decided.
 */
export const heldQueue: Queue = {
  name: 'held',
  permission: 'held.decide',
  subjectKind: 'held-win',
  open: ({ siteId }) => sql<OpenRow>`
    SELECT h.id::text AS id, h.answer_by AS due, h.told_at AS entered_at,
      h.answer_by AS promised_at, h.amount, h.currency, m.account,
      jsonb_build_object('provider', h.provider_id, 'title', h.title, 'round', h.round_id,
        'state', h.state, 'limit', h.win_max::text, 'held', h.held::text,
        'settled_at', h.settled_at) AS fields
    FROM held_wins h JOIN members m ON m.id = h.member_id
    WHERE h.site_id = ${siteId} AND h.state IN ('held', 'unposted')
      AND NOT EXISTS (SELECT FROM proposals p WHERE p.state = 'open'
        AND p.permission = 'held.decide' AND p.subject_kind = 'held-win'
        AND p.subject_id = h.id::text)`,
  finished: (siteId, since) => sql<Finished>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE decided_at <= answer_by)::int AS in_time,
      (percentile_disc(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - told_at)))::int
        AS median_s
    FROM held_wins WHERE site_id = ${siteId} AND decided_at >= ${since}`,
}
