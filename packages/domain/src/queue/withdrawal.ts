import type { Rows } from '@oriel/db/database'
import { readReview } from '@oriel/domain/withdrawal'
import { sql } from 'kysely'
import type { Fields, Finished, OpenRow, Queue } from './rules.ts'

/** Whose stages people are in. */
const LOOKS = sql.raw(`('review', 'second', 'third')`)

/**
 * Withdrawals that people look at, by what was promised to the member for their stage. What waits
 * for votes stays here, so that one list says what is late.
 */
export const withdrawalQueue: Queue = {
  name: 'withdrawals',
  permission: 'withdrawal.review',
  subjectKind: 'withdrawal',
  open: ({ siteId }) => sql<OpenRow>`
    SELECT w.id::text AS id, w.promised_at AS due, w.entered_at, w.promised_at, w.amount,
      w.currency, m.account,
      jsonb_build_object('number', w.number, 'state', w.state, 'people', w.people,
        'member', w.member_id, 'card', i.name || ' •••• ' || c.last_four, 'made_at', w.made_at,
        'receives', (w.amount - w.fee)::text, 'fee', w.fee::text,
        'looks', (SELECT string_agg(x.said->>'rule', ' ' ORDER BY x.place)
          FROM jsonb_array_elements(w.checks) WITH ORDINALITY x (said, place)
          WHERE x.said->>'says' <> 'pass')) AS fields
    FROM withdrawals w JOIN members m ON m.id = w.member_id JOIN bank_cards c ON c.id = w.card_id
    JOIN bank_institutions i ON i.site_id = c.site_id AND i.currency = c.currency
      AND i.code = c.institution
    WHERE w.site_id = ${siteId} AND w.state IN ${LOOKS}`,
  finished: (siteId, since) => sql<Finished>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE in_time)::int AS in_time,
      (percentile_disc(0.5) WITHIN GROUP (ORDER BY took))::int AS median_s
    FROM withdrawals w, LATERAL (
      SELECT bool_and((s->>'left_at')::timestamptz <= (s->>'promised_at')::timestamptz) AS in_time,
        sum(extract(epoch FROM (s->>'left_at')::timestamptz - (s->>'entered_at')::timestamptz)) AS took
      FROM jsonb_array_elements(w.stages) s WHERE s->>'stage' IN ${LOOKS}) l
    WHERE w.site_id = ${siteId} AND w.people > 0 AND w.ended_at >= ${since}`,
  async facts(rows, { siteId }, id) {
    return { ...(await readVotes(rows, id)), ...(await readReview(rows, siteId, id)) }
  },
}

/** Who has said yes so far, and the proposal that the others vote on. */
async function readVotes(rows: Rows, id: string): Promise<Fields> {
  const { rows: found } = await sql<{ approved_by: string | null; proposal: string | null }>`
    SELECT (SELECT string_agg(s.name, ', ' ORDER BY s.id = w.first_by DESC) FROM staff s
        WHERE s.id IN (w.first_by, w.second_by, w.third_by)) AS approved_by,
      (SELECT p.number::text FROM proposals p WHERE p.state = 'open' AND p.subject_id = w.id::text
        AND p.permission = 'withdrawal.approve' AND p.subject_kind = 'withdrawal') AS proposal
    FROM withdrawals w WHERE w.id = ${id}`.execute(rows)
  return { ...found[0] }
}
