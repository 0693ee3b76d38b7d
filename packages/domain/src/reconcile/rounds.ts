import type { Database, Rows } from '@oriel/db/database'
import { closeCase, openCase } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { noteCheck, type CheckReport } from './note.ts'
import type { Span } from './marks.ts'
import { checkLaw } from './windows.ts'

/** A batch or a round costs several lookups: shorter pieces than those of the ledger. */
const SPAN_MS = 20_000
const NAMED_MAX = 1_000
const CASES_MAX = 100

type Found = { readonly provider_id: string; readonly subject: string; readonly reason: string }

/**
 * A round that was fed and is neither kept nor a case, and a kept round whose money did not move.
 * What a person has closed is settled.
 */
async function findWrong(rows: Rows, { from, until }: Span): Promise<Found[]> {
  const { rows: found } = await sql<Found>`
    SELECT w.* FROM (
    SELECT b.provider_id, 'fed ' || left(concat_ws(' ', r->>'id', r->>'player'), 150) AS subject,
      'not_kept' AS reason
    FROM round_batches b, jsonb_array_elements(b.rounds) r
    WHERE b.booked_at > ${from} AND b.booked_at <= ${until}
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
    WHERE r.booked_at > ${from} AND r.booked_at <= ${until} AND l.wallet = 'transfer'
      AND r.status = 'settled' AND (
        (r.stake > 0 AND NOT EXISTS (SELECT FROM ledger_keys k
          WHERE k.key IN (n.key || ':bet', n.old || ':bet')))
        OR (r.payout > 0 AND NOT EXISTS (SELECT FROM ledger_keys k
          WHERE k.key IN (n.key || ':win', n.old || ':win'))))
    ) w
    WHERE NOT EXISTS (SELECT FROM provider_cases c WHERE c.provider_id = w.provider_id
      AND c.kind = 'round' AND c.subject = w.subject AND c.closed_at IS NOT NULL)
    LIMIT ${NAMED_MAX}`.execute(rows)
  return found
}

/** What is wrong opens cases, not more than a person can read; the check counts all of it. */
async function look(rows: Rows, span: Span): Promise<string[]> {
  const found = await findWrong(rows, span)
  for (const { provider_id: providerId, subject, reason } of found.slice(0, CASES_MAX)) {
    await openCase(rows, { providerId, kind: 'round', subject, detail: { reason } })
  }
  return found.map(({ provider_id: id, subject }) => `${id} ${subject}`)
}

/** Feeds against books: what was booked, every round once. */
export const checkRounds = (database: Database): Promise<CheckReport> =>
  checkLaw(database, { name: 'rounds', look, spanMs: SPAN_MS })

const LATE = '15 minutes'

/** A feed nobody could read for long, and a batch nobody booked. What is right again closes. */
export async function checkFeeds({ rows }: Database): Promise<CheckReport> {
  const { rows: found } = await sql<Found>`
    SELECT provider_id, 'feed' AS subject, 'not_read' AS reason FROM round_feeds
    WHERE pulled_at < house_now() - ${LATE}::interval
    UNION ALL
    SELECT provider_id, 'batch ' || id, 'not_booked' FROM round_batches
    WHERE booked_at IS NULL AND fed_at < house_now() - ${LATE}::interval
    LIMIT ${CASES_MAX}`.execute(rows)
  for (const { provider_id: providerId, subject, reason } of found) {
    await openCase(rows, { providerId, kind: 'round', subject, detail: { reason } })
  }
  const wrong = found.map(({ provider_id: id, subject }) => `${id} ${subject}`)
  const { rows: open } = await sql<{ provider_id: string; subject: string }>`
    SELECT provider_id, subject FROM provider_cases
    WHERE closed_at IS NULL AND kind = 'round'
      AND (subject = 'feed' OR starts_with(subject, 'batch '))`.execute(rows)
  for (const { provider_id: providerId, subject } of open) {
    if (wrong.includes(`${providerId} ${subject}`)) continue
    await closeCase(rows, { providerId, kind: 'round', subject }, 'agrees')
  }
  const report = { name: 'feeds', looked: found.length, broken: wrong.length, first: wrong }
  return noteCheck(rows, { ...report, waiting: 0, oldestAt: null })
}
