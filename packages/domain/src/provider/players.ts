import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Player, ProviderPort } from './port.ts'

/** Our name for a member at every provider: it tells nothing, and leads back to them. */
export const refOf = (memberId: MemberId): string => memberId.replaceAll('-', '')

/** The member behind such a name; null for what is none. */
export function memberOfRef(ref: string): MemberId | null {
  const found = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(ref)
  return found ? (found.slice(1).join('-') as MemberId) : null
}

export const playerOf = (memberId: MemberId, currency: Currency): Player => ({
  ref: refOf(memberId),
  currency,
})

export type PlayerKey = {
  readonly memberId: MemberId
  readonly providerId: string
  readonly currency: Currency
}

/** Whether the provider knows this player; asks it once, and then remembers. */
export async function makeKnown(
  rows: Rows,
  port: ProviderPort,
  key: PlayerKey,
): Promise<'known' | 'refused' | 'unknown'> {
  const row = await rows
    .selectFrom('provider_players')
    .select('ext_id')
    .where('member_id', '=', key.memberId)
    .where('provider_id', '=', key.providerId)
    .where('currency', '=', key.currency)
    .executeTakeFirst()
  if (row?.ext_id) return 'known'
  const answer = await port.ensurePlayer(playerOf(key.memberId, key.currency))
  if (answer.kind !== 'done') return answer.kind
  await rows
    .insertInto('provider_players')
    .values({
      member_id: key.memberId,
      provider_id: key.providerId,
      currency: key.currency,
      ext_id: answer.value.extId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'provider_id', 'currency'])
        .doUpdateSet({ ext_id: answer.value.extId }),
    )
    .execute()
  return 'known'
}

/** Money of this member may lie there from now on; said before anything is sent. */
export async function noteHolding(rows: Rows, key: PlayerKey): Promise<void> {
  await rows
    .insertInto('provider_players')
    .values({
      member_id: key.memberId,
      provider_id: key.providerId,
      currency: key.currency,
      holds_since: sql<Date>`house_now()`,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'provider_id', 'currency']).doUpdateSet({
        holds_since: sql`coalesce(provider_players.holds_since, house_now())`,
      }),
    )
    .execute()
}

/**
 * Notes that none of this member's money lies there. The commit that brings all of it home calls
 * this: a member has one open transfer per provider, so nothing was sent there meanwhile. What was
 * paid after the recall was sent stayed there, so the next recall is still to come.
 */
export async function noteEmpty(rows: Rows, key: PlayerKey, sentAt: Date | null): Promise<void> {
  await sql`
    UPDATE provider_players SET holds_since =
      CASE WHEN paid_at > ${sentAt}::timestamptz - ${CLOCKS_DIFFER}::interval THEN holds_since END
    WHERE member_id = ${key.memberId} AND provider_id = ${key.providerId}
      AND currency = ${key.currency}`.execute(rows)
}

export type LatePayout = Pick<PlayerKey, 'memberId' | 'currency'> & { readonly settledAt: Date }

/** Largest difference between the clock of a provider and ours. */
export const CLOCKS_DIFFER = '10 seconds'

/**
 * What is paid after all was brought home lies at the provider again: a slip may wait for hours. A
 * recall that was asked for after the payout has taken it along.
 */
export async function noteLatePayouts(
  rows: Rows,
  providerId: string,
  payouts: readonly LatePayout[],
): Promise<void> {
  if (payouts.length === 0) return
  await sql`
    UPDATE provider_players p SET paid_at = greatest(p.paid_at, w.settled_at),
      holds_since = CASE WHEN p.holds_since IS NULL AND NOT EXISTS (
        SELECT FROM transfers t
        WHERE t.member_id = p.member_id AND t.provider_id = p.provider_id AND t.direction = 'out'
          AND t.state = 'completed' AND t.sent_at > w.settled_at + ${CLOCKS_DIFFER}::interval
      ) THEN house_now() ELSE p.holds_since END
    FROM (
      SELECT member_id, currency, max(settled_at) AS settled_at
      FROM unnest(${payouts.map(({ memberId }) => memberId)}::uuid[],
        ${payouts.map(({ currency }) => currency)}::text[],
        ${payouts.map(({ settledAt }) => settledAt)}::timestamptz[])
        AS w (member_id, currency, settled_at)
      GROUP BY member_id, currency
    ) w
    WHERE p.member_id = w.member_id AND p.provider_id = ${providerId}
      AND p.currency = w.currency`.execute(rows)
}

export type Holding = PlayerKey & { readonly since: Date }

/** Where a member's money may lie, the oldest first. */
export async function findHoldings(rows: Rows, memberId: MemberId): Promise<Holding[]> {
  const found = await rows
    .selectFrom('provider_players')
    .select(['provider_id', 'currency', 'holds_since'])
    .where('member_id', '=', memberId)
    .where('holds_since', 'is not', null)
    .orderBy('holds_since')
    .orderBy('provider_id')
    .execute()
  return found.map((row) => ({
    memberId,
    providerId: row.provider_id,
    currency: row.currency as Currency,
    since: row.holds_since ?? new Date(0),
  }))
}

/** Who has had money at a provider since before a moment, and plays nothing there now. */
export async function findIdleHoldings(
  rows: Rows,
  before: Date,
  limit: number,
): Promise<Holding[]> {
  const found = await rows
    .selectFrom('provider_players as p')
    .select(['p.member_id', 'p.provider_id', 'p.currency', 'p.holds_since'])
    .where('p.holds_since', '<', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('plays as y')
            .select('y.id')
            .whereRef('y.member_id', '=', 'p.member_id')
            .whereRef('y.provider_id', '=', 'p.provider_id')
            .where('y.ended_at', 'is', null),
        ),
      ),
    )
    .orderBy('p.holds_since')
    .limit(limit)
    .execute()
  return found.map((row) => ({
    memberId: row.member_id as MemberId,
    providerId: row.provider_id,
    currency: row.currency as Currency,
    since: row.holds_since ?? new Date(0),
  }))
}
