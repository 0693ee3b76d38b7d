import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { CauseKind } from './causes.ts'
import type { OwnerId } from './chart.ts'

export type OwnSums = { readonly gained: Units; readonly lost: Units; readonly lines: number }

/**
 * What journals of other causes did to all that an owner has, window by window. What they owe is no
 * part of it.
 */
export async function sumOwnMoves(
  rows: Rows,
  { owner, currency, not }: { owner: OwnerId; currency: Currency; not: readonly CauseKind[] },
  windows: readonly { readonly from: Date; readonly until: Date }[],
): Promise<OwnSums[]> {
  if (windows.length === 0) return []
  const found = await sql<OwnSums>`
    SELECT s.* FROM unnest(${windows.map(({ from }) => from)}::timestamptz[],
      ${windows.map(({ until }) => until)}::timestamptz[]) WITH ORDINALITY AS w (since, until, n)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(net) FILTER (WHERE net > 0), 0)::bigint AS gained,
        coalesce(sum(net) FILTER (WHERE net < 0), 0)::bigint AS lost,
        count(*) FILTER (WHERE net <> 0)::int AS lines
      FROM (
        SELECT sum(e.amount) AS net FROM ledger_accounts a
        JOIN ledger_entries e ON e.account_id = a.id
          AND e.posted_at >= w.since AND e.posted_at < w.until
        JOIN ledger_journals j ON j.posted_at = e.posted_at AND j.id = e.journal_id
          AND j.cause_kind <> ALL (${not}::text[])
        WHERE a.owner = ${owner} AND a.currency = ${currency} AND a.kind <> 'owed'
        GROUP BY e.posted_at, e.journal_id
      ) moves
    ) s ORDER BY w.n`.execute(rows)
  return found.rows
}

/** What an owner had in all accounts together when each of these moments began. */
export async function readOwnTotals(
  rows: Rows,
  { owner, currency }: { owner: OwnerId; currency: Currency },
  moments: readonly Date[],
): Promise<Units[]> {
  const found = await sql<{ total: bigint }>`
    SELECT (
      SELECT coalesce(sum(l.balance), 0)::bigint FROM ledger_accounts a
      CROSS JOIN LATERAL (
        SELECT e.balance FROM ledger_entries e
        WHERE e.account_id = a.id AND e.posted_at < w.moment
        ORDER BY e.posted_at DESC, e.version DESC LIMIT 1
      ) l WHERE a.owner = ${owner} AND a.currency = ${currency} AND a.kind <> 'owed'
    ) AS total
    FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS w (moment, n)
    ORDER BY w.n`.execute(rows)
  return found.rows.map(({ total }) => total)
}
