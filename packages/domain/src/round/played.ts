import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** A piece of a member's time, at one provider or at all. */
export type Window = {
  readonly providerId: string | null
  /** From here (included) to there (excluded). */
  readonly from: Date
  readonly until: Date
}

export type Played = {
  readonly rounds: number
  readonly stake: Units
  readonly payout: Units
  /** When the first and the last of them were settled. */
  readonly firstAt: Date | null
  readonly lastAt: Date | null
}

/** What was settled within each window, in their order. Void rounds are not counted. */
export async function sumPlayed(
  rows: Rows,
  { memberId, currency }: { readonly memberId: MemberId; readonly currency: Currency },
  windows: readonly Window[],
): Promise<Played[]> {
  if (windows.length === 0) return []
  const found = await sql<Played & { n: number }>`
    SELECT w.n::int, s.* FROM unnest(${windows.map(({ providerId }) => providerId)}::text[],
      ${windows.map(({ from }) => from)}::timestamptz[],
      ${windows.map(({ until }) => until)}::timestamptz[])
      WITH ORDINALITY AS w (provider_id, since, until, n)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS rounds, coalesce(sum(stake), 0)::bigint AS stake,
        coalesce(sum(payout), 0)::bigint AS payout, min(settled_at) AS "firstAt",
        max(settled_at) AS "lastAt"
      FROM rounds WHERE member_id = ${memberId} AND settled_at >= w.since AND settled_at < w.until
        AND currency = ${currency} AND status = 'settled'
        AND (w.provider_id IS NULL OR provider_id = w.provider_id)
    ) s ORDER BY w.n`.execute(rows)
  return found.rows.map(({ n: _n, ...played }) => played)
}

/** Nobody tells of a round later than this. */
const LATE_MAX = '7 days'

/** What came of rounds that were settled before a moment and booked after it. */
export async function sumBookedLater(
  rows: Rows,
  { memberId, currency }: { readonly memberId: MemberId; readonly currency: Currency },
  moment: Date,
): Promise<Units> {
  const found = await sql<{ net: bigint }>`
    SELECT coalesce(sum(payout - stake), 0)::bigint AS net FROM rounds
    WHERE member_id = ${memberId} AND currency = ${currency} AND status = 'settled'
      AND settled_at >= ${moment}::timestamptz - ${LATE_MAX}::interval AND settled_at < ${moment}
      AND booked_at >= ${moment}`.execute(rows)
  return found.rows[0]?.net ?? 0n
}

export type PlayedDay = { readonly day: string; readonly providerId: string }

/** On which days of the books a member has played where, the newest first. */
export async function listPlayedDays(
  rows: Rows,
  { memberId, currency }: { readonly memberId: MemberId; readonly currency: Currency },
  { first, last, count }: { readonly first: string; readonly last: string; readonly count: number },
): Promise<PlayedDay[]> {
  const found = await rows
    .selectFrom('round_turnovers')
    .select(['day', 'provider_id'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day', 'desc')
    .orderBy('provider_id')
    .limit(count)
    .execute()
  return found.map(({ day, provider_id: providerId }) => ({ day, providerId }))
}

/** What a member staked and won since a moment. */
export type Staked = {
  readonly stake: Units
  readonly valid: Units
  readonly net: Units
  /** The root of the sum of the squares of the stakes: how far luck carries, times a game's own. */
  readonly swing: Units
}

export async function sumStaked(
  rows: Rows,
  { memberId, currency }: { readonly memberId: MemberId; readonly currency: Currency },
  since: Date,
): Promise<Staked> {
  const found = await sql<Staked>`
    SELECT coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(valid), 0)::bigint AS valid,
      coalesce(sum(payout - stake), 0)::bigint AS net,
      coalesce(floor(sqrt(sum(stake::float8 * stake::float8))), 0)::bigint AS swing
    FROM rounds WHERE member_id = ${memberId} AND settled_at >= ${since}
      AND currency = ${currency} AND status = 'settled'`.execute(rows)
  const [one] = found.rows
  if (!one) throw new Error('no sum of rounds')
  return one
}
