import type { Database, Rows } from '@oriel/db/database'
import { closeCase, openCase } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { noteCheck, type CheckReport } from './note.ts'

const LATE = '15 minutes'
const RECENT = '1 hour'
const SHOWN_MAX = 100

type Found = { readonly provider_id: string; readonly subject: string; readonly reason: string }

/**
 * What is wrong between feeds and books: a feed nobody could read for long, a batch nobody booked,
 * a round that was fed and is neither kept nor a case, and a kept round whose money did not move.
 */
async function findWrong(rows: Rows): Promise<Found[]> {
  const { rows: found } = await sql<Found>`
    SELECT provider_id, 'feed' AS subject, 'not_read' AS reason FROM round_feeds
    WHERE pulled_at < house_now() - ${LATE}::interval
    UNION ALL
    SELECT provider_id, 'batch ' || id, 'not_booked' FROM round_batches
    WHERE booked_at IS NULL AND fed_at < house_now() - ${LATE}::interval
    UNION ALL
    SELECT b.provider_id, 'fed ' || left(concat_ws(' ', r->>'id', r->>'player'), 150), 'not_kept'
    FROM round_batches b, jsonb_array_elements(b.rounds) r
    WHERE b.booked_at > house_now() - ${RECENT}::interval
      AND NOT EXISTS (SELECT FROM round_claims k WHERE k.provider_id = b.provider_id
        AND k.round_id = r->>'id' AND k.member_id = CASE
          WHEN r->>'player' ~ '^[0-9a-f]{32}$' THEN (r->>'player')::uuid END)
      AND NOT EXISTS (SELECT FROM provider_cases c WHERE c.provider_id = b.provider_id
        AND c.kind = 'round' AND c.subject = left(concat_ws(' ', r->>'id', r->>'player'), 200))
    UNION ALL
    SELECT r.provider_id, 'money ' || r.round_id || ' ' || r.member_id, 'not_moved'
    FROM rounds r JOIN provider_links l USING (provider_id)
    CROSS JOIN LATERAL (
      -- The second is how they were named before rounds had several players.
      SELECT 'round:' || r.provider_id || ':' || r.round_id || ':' || r.member_id AS key,
        'round:' || r.provider_id || ':' || r.round_id AS old
    ) n
    WHERE r.booked_at > house_now() - ${RECENT}::interval AND l.wallet = 'transfer'
      AND r.status = 'settled' AND (
        (r.stake > 0 AND NOT EXISTS (SELECT FROM ledger_keys k
          WHERE k.key IN (n.key || ':bet', n.old || ':bet')))
        OR (r.payout > 0 AND NOT EXISTS (SELECT FROM ledger_keys k
          WHERE k.key IN (n.key || ':win', n.old || ':win'))))
    LIMIT ${SHOWN_MAX}`.execute(rows)
  return found
}

/** Feeds against books. What is right again closes by itself. */
export async function checkRounds({ rows }: Pick<Database, 'rows'>): Promise<CheckReport> {
  const found = await findWrong(rows)
  for (const { provider_id: providerId, subject, reason } of found) {
    await openCase(rows, { providerId, kind: 'round', subject, detail: { reason } })
  }
  const wrong = new Set(found.map(({ provider_id: id, subject }) => `${id} ${subject}`))
  const { rows: open } = await sql<{ provider_id: string; subject: string }>`
    SELECT provider_id, subject FROM provider_cases
    WHERE closed_at IS NULL AND kind = 'round'
      AND (subject = 'feed' OR subject LIKE 'batch %')`.execute(rows)
  for (const { provider_id: providerId, subject } of open) {
    if (wrong.has(`${providerId} ${subject}`)) continue
    await closeCase(rows, { providerId, kind: 'round', subject }, 'agrees')
  }
  return noteCheck(rows, 'rounds', found.length, [...wrong])
}
