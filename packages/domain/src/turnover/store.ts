import type { Currency } from '@oriel/core/currency'
import { siteId, type MemberId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import type { Tables } from '@oriel/db/tables'
import { sql, type Selectable } from 'kysely'
import type { Line, Need, NeedEnd, NeedId, NeedKind, OpenNeed } from './rules.ts'

export const toNeed = (row: Selectable<Tables['turnover_needs']>): Need => ({
  id: row.id as NeedId,
  siteId: siteId(row.site_id),
  memberId: row.member_id as MemberId,
  currency: row.currency as Currency,
  kind: row.kind as NeedKind,
  name: row.name,
  base: row.base,
  needed: row.needed,
  counted: row.counted,
  locks: row.locks,
  madeAt: row.made_at,
  endedAt: row.ended_at,
  endedBecause: row.ended_because as NeedEnd | null,
})

/** Open needs of members in these currencies, the oldest first, locked in that order. */
export async function lockOpen(
  work: Work,
  whose: readonly { readonly memberId: MemberId; readonly currency: Currency }[],
): Promise<OpenNeed[]> {
  const { rows } = await sql<OpenNeed>`
    SELECT n.id, n.member_id AS "memberId", n.currency, n.needed, n.counted, n.made_at AS "madeAt"
    FROM turnover_needs n
    WHERE n.ended_at IS NULL AND (n.member_id, n.currency) IN (
      SELECT * FROM unnest(${whose.map((one) => one.memberId)}::uuid[],
        ${whose.map((one) => one.currency)}::text[]))
    ORDER BY n.order_no FOR UPDATE OF n`.execute(work)
  return rows
}

/** Keeps lines and adds them to their needs; one that is filled has ended. */
export async function keepLines(work: Work, providerId: string, lines: readonly Line[]) {
  await sql`
    WITH lines AS (
      INSERT INTO turnover_lines (need_made_at, need_id, provider_id, round_id, counted, title,
        stake, valid, settled_at)
      SELECT n.made_at, n.id, ${providerId}, a.round_id, a.counted, a.title, a.stake, a.valid,
        a.settled_at
      FROM unnest(${lines.map(({ need }) => need.id)}::uuid[],
        ${lines.map(({ round }) => round.roundId)}::text[],
        ${lines.map(({ counted }) => counted)}::bigint[],
        ${lines.map(({ round }) => round.title)}::text[],
        ${lines.map(({ round }) => round.stake)}::bigint[],
        ${lines.map(({ round }) => round.valid)}::bigint[],
        ${lines.map(({ round }) => round.settledAt.toISOString())}::timestamptz[])
        AS a (need_id, round_id, counted, title, stake, valid, settled_at)
      JOIN turnover_needs n ON n.id = a.need_id
      RETURNING need_id, counted
    ), sums AS (SELECT need_id, sum(counted)::bigint AS units FROM lines GROUP BY need_id)
    UPDATE turnover_needs n SET counted = n.counted + s.units,
      ended_at = CASE WHEN n.counted + s.units = n.needed THEN house_now() END,
      ended_because = CASE WHEN n.counted + s.units = n.needed THEN 'met' END
    FROM sums s WHERE n.id = s.need_id AND s.units > 0`.execute(work)
}
