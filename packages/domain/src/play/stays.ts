import type { Currency } from '@oriel/core/currency'
import { isId, type MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { PlayId } from './rules.ts'

/** A play as a piece of a member's time: what is settled there until the next one is its own. */
export type Stay = {
  readonly id: PlayId
  readonly providerId: string
  readonly gameId: number
  readonly currency: Currency
  readonly startedAt: Date
  readonly endedAt: Date | null
  /** When the member opened this provider again; null for the last time they did. */
  readonly nextAt: Date | null
}

const COLUMNS = sql`
  p.id, p.provider_id AS "providerId", p.game_id AS "gameId", p.currency,
  p.made_at AS "startedAt", p.ended_at AS "endedAt", (
    SELECT n.made_at FROM plays n WHERE n.member_id = p.member_id AND n.currency = p.currency
      AND n.provider_id = p.provider_id AND n.made_at > p.made_at
    ORDER BY n.made_at LIMIT 1) AS "nextAt"`

/** One play of this member; null for another's. */
export async function findStay(rows: Rows, memberId: MemberId, id: PlayId): Promise<Stay | null> {
  const found = await sql<Stay>`
    SELECT ${COLUMNS} FROM plays p WHERE p.id = ${id} AND p.member_id = ${memberId}`.execute(rows)
  return found.rows[0] ?? null
}

export type StaysAsked = {
  readonly memberId: MemberId
  readonly currency: Currency
  /** From here (included) to there (excluded). */
  readonly from: Date
  readonly to: Date
}

export type StayCursor = { readonly at: Date; readonly id: string }

/**
 * A member's plays by their start, newest first. The last one of each provider before the span is
 * among them: its rounds may be settled within.
 */
export async function listStays(
  rows: Rows,
  { memberId, currency, from, to }: StaysAsked,
  { before, count }: { readonly before: StayCursor | null; readonly count: number },
): Promise<Stay[]> {
  const mine = sql`member_id = ${memberId} AND currency = ${currency}`
  // A cursor knows milliseconds, and may be of something that is no play.
  const isOlder = before
    ? sql`AND (date_trunc('milliseconds', p.made_at), p.id) < (${before.at}, ${uuidOf(before)}::uuid)`
    : sql``
  const found = await sql<Stay>`
    SELECT ${COLUMNS} FROM (
      SELECT * FROM plays WHERE ${mine} AND made_at >= ${from} AND made_at < ${to}
      UNION ALL
      (SELECT DISTINCT ON (provider_id) * FROM plays WHERE ${mine} AND made_at < ${from}
        ORDER BY provider_id, made_at DESC)
    ) p
    WHERE true ${isOlder}
    ORDER BY p.made_at DESC, p.id DESC LIMIT ${count}`.execute(rows)
  return found.rows
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const uuidOf = ({ id }: StayCursor): string => (isId(id) ? id : LAST_ID)

/** Since when each provider's plays are kept; rounds before it belong to none. */
export async function firstStays(
  rows: Rows,
  { memberId, currency }: Pick<StaysAsked, 'memberId' | 'currency'>,
): Promise<ReadonlyMap<string, Date>> {
  const found = await rows
    .selectFrom('plays')
    .select((get) => ['provider_id', get.fn.min('made_at').as('at')])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .groupBy('provider_id')
    .execute()
  return new Map(found.map(({ provider_id, at }) => [provider_id, at]))
}
