import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql, type RawBuilder } from 'kysely'

/** Read from the queue in one piece. */
export const PAGE = 500
/** More are not counted. */
const WAITING_MAX = 100_000

/** A member's place at a provider, as our books have it. */
export type Place = {
  readonly member_id: MemberId
  readonly provider_id: string
  readonly currency: Currency
  /** What should lie there: the mirror, and what waits in suspense for its rounds. */
  readonly expected: Units
  /** Counts what has moved: unchanged, nothing has. */
  readonly version: bigint
  readonly moved_at: Date
  /** Whether money may lie there. */
  readonly holds: boolean
  /** Whether the provider knows the player, and money lies with it at all. */
  readonly is_known: boolean
  /** Nothing is played there or on its way. */
  readonly is_idle: boolean
  /** As it last was compared. */
  readonly difference: Units
  readonly since: Date | null
  readonly pulled_at: Date | null
  readonly now: Date
}

type Key = Pick<Place, 'member_id' | 'provider_id' | 'currency'>

const read = (which: RawBuilder<unknown>) => sql<Place>`
  SELECT r.member_id, r.provider_id, r.currency,
    (coalesce(a.balance, 0) + coalesce(s.amount, 0))::bigint AS expected,
    (coalesce(a.version, 0) + coalesce(s.turn, 0))::bigint AS version,
    coalesce(a.moved_at, r.since) AS moved_at,
    p.holds_since IS NOT NULL AS holds,
    p.ext_id IS NOT NULL AND l.provider_id IS NOT NULL AS is_known,
    NOT EXISTS (SELECT FROM plays y WHERE y.member_id = r.member_id
      AND y.provider_id = r.provider_id AND y.ended_at IS NULL)
    AND NOT EXISTS (SELECT FROM transfers t WHERE t.member_id = r.member_id
      AND t.provider_id = r.provider_id AND t.ended_at IS NULL) AS is_idle,
    r.difference, r.since, f.pulled_at, house_time() AS now
  FROM (SELECT * FROM reconcile_places r WHERE ${which}) r
  LEFT JOIN provider_players p USING (member_id, provider_id, currency)
  LEFT JOIN provider_links l ON l.provider_id = r.provider_id AND l.wallet = 'transfer'
  LEFT JOIN ledger_accounts a ON a.owner = r.member_id AND a.kind = 'mirror'
    AND a.party = r.provider_id AND a.currency = r.currency
  LEFT JOIN round_suspenses s ON s.member_id = r.member_id AND s.provider_id = r.provider_id
    AND s.currency = r.currency
  LEFT JOIN round_feeds f ON f.provider_id = r.provider_id`

/** Those that are due, the longest due first. */
export async function listPlaces(rows: Rows): Promise<Place[]> {
  const due = sql`r.due_at <= house_now() ORDER BY r.due_at LIMIT ${PAGE}`
  return (await read(due).execute(rows)).rows
}

export async function readPlace(rows: Rows, key: Key): Promise<Place | null> {
  const one = sql`(r.member_id, r.provider_id, r.currency)
    = (${key.member_id}::uuid, ${key.provider_id}, ${key.currency})`
  return (await read(one).execute(rows)).rows[0] ?? null
}

/** They are due after this time; null: not before money moves there again. */
export const postponePlaces = (rows: Rows, keys: readonly Key[], ms: number | null) =>
  sql`
    UPDATE reconcile_places r SET due_at = house_now() + ${ms}::float8 * interval '1 ms'
    FROM unnest(${keys.map(({ member_id: id }) => id)}::uuid[],
      ${keys.map(({ provider_id: id }) => id)}::text[],
      ${keys.map(({ currency }) => currency)}::text[]) k (member_id, provider_id, currency)
    WHERE (r.member_id, r.provider_id, r.currency) = (k.member_id, k.provider_id, k.currency)`.execute(
    rows,
  )

/** How many are due and were not reached, and since when. */
export async function readPlaces(rows: Rows): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows: found } = await sql<{ waiting: number; oldestAt: Date | null }>`
    SELECT count(*)::int AS waiting, min(due_at) AS "oldestAt" FROM (
      SELECT due_at FROM reconcile_places WHERE due_at <= house_now()
      ORDER BY due_at LIMIT ${WAITING_MAX}) s`.execute(rows)
  return found[0] ?? { waiting: 0, oldestAt: null }
}
