import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Fields, Finished, OpenRow, Queue } from './rules.ts'

const PROMISE = sql.raw(`interval '15 minutes'`)

/**
 * What does not agree with a provider of games or of payments. A case that names no member and no
 * transfer is about the whole house and waits at each site; its lock is one all the same. What lies
 * aside has a queue of its own.
 */
export const caseQueue: Queue = {
  name: 'cases',
  permission: 'case.take',
  subjectKind: 'case',
  open: ({ siteId }) => sql<OpenRow>`
    SELECT c.id::text AS id, c.opened_at AS due, c.opened_at AS entered_at,
      c.opened_at + ${PROMISE} AS promised_at,
      CASE WHEN c.detail->>'difference' ~ '^-?[0-9]{1,18}$'
        THEN abs((c.detail->>'difference')::bigint) ELSE 0 END AS amount,
      CASE WHEN c.detail->>'difference' ~ '^-?[0-9]{1,18}$' THEN c.detail->>'currency' END AS currency,
      NULL::text AS account,
      jsonb_build_object('provider', c.provider_id, 'kind', c.kind, 'subject', c.subject,
        'reason', c.detail->>'reason', 'site', c.site_id) AS fields
    FROM provider_cases c
    WHERE c.closed_at IS NULL AND (c.site_id = ${siteId} OR c.site_id IS NULL)
    UNION ALL
    SELECT c.id::text, c.opened_at, c.opened_at, c.opened_at + ${PROMISE}, 0, NULL, NULL,
      jsonb_build_object('provider', c.link_id, 'kind', c.kind, 'subject', c.subject,
        'reason', c.detail->>'reason', 'site', c.site_id)
    FROM payment_cases c
    WHERE c.site_id = ${siteId} AND c.closed_at IS NULL AND NOT EXISTS (
      SELECT FROM parked_arrivals p WHERE c.kind = 'arrival' AND p.link_id = c.link_id
        AND p.provider_tx = c.subject AND p.ended_at IS NULL)`,
  finished: (siteId, since) => sql<Finished>`
    SELECT count(*)::int AS all,
      count(*) FILTER (WHERE closed_at <= opened_at + ${PROMISE})::int AS in_time,
      (percentile_disc(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM closed_at - opened_at)))::int
        AS median_s
    FROM (SELECT opened_at, closed_at FROM provider_cases
        WHERE closed_at >= ${since} AND (site_id = ${siteId} OR site_id IS NULL)
      UNION ALL SELECT opened_at, closed_at FROM payment_cases
        WHERE closed_at >= ${since} AND site_id = ${siteId}) c`,
  async facts(rows, { siteId }, id) {
    const { rows: found } = await sql<{
      detail: Record<string, unknown>
      stopped: string | null
      transfer: string | null
      account: string | null
    }>`
      SELECT c.detail, l.stopped_because AS stopped, t.id AS transfer, m.account
      FROM provider_cases c JOIN provider_links l USING (provider_id)
      LEFT JOIN transfers t ON t.site_id = ${siteId}
        AND t.id = substring(c.subject FROM ${UUID})::uuid
      LEFT JOIN members m ON m.site_id = ${siteId}
        AND m.id = coalesce(t.member_id, substring(c.subject FROM ${UUID})::uuid)
      WHERE c.id = ${id}`.execute(rows)
    const [row] = found
    if (!row) return readPaymentFacts(rows, siteId, id)
    const { stopped, transfer, account } = row
    return { ...numbersOf(row.detail), stopped, transfer, account }
  },
}

/** Of a case about payments: what it wrote down, and whether its provider takes nothing new. */
async function readPaymentFacts(rows: Rows, siteId: SiteId, id: string): Promise<Fields> {
  const { rows: found } = await sql<{ detail: Record<string, unknown>; stopped: string | null }>`
    SELECT c.detail, l.stopped_because AS stopped FROM payment_cases c
    JOIN payment_links l ON l.id = c.link_id
    WHERE c.id = ${id} AND c.site_id = ${siteId}`.execute(rows)
  const [row] = found
  return row ? { ...numbersOf(row.detail), stopped: row.stopped } : {}
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** What differs, as the comparison wrote it down; a list or an object is no figure. */
const numbersOf = (detail: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[`detail.${name}`, value] as const]
        : [],
    ),
  )
