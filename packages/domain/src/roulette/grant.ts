import type { Currency } from '@oriel/core/currency'
import { newId, type Id, type MemberId, type SiteId } from '@oriel/core/id'
import { DRAWS_MAX } from '@oriel/core/chance/roulette'
import type { Database, Rows, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'
import { rouletteGranted } from './fact.ts'

export type GrantId = Id<'roulette-grant'>

export type GivenDraws = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** Of the wheel they turn: they are worth what that one gives. */
  readonly currency: Currency
  /** Names what they are for: a member gets the draws of one cause once. */
  readonly cause: string
  readonly draws: number
  /** A moment, or so many days from now by the clock of the house. */
  readonly expires: Date | { readonly inDays: number }
}

/** Gives draws inside other work, and tells the member's open pages. */
export async function grantDraws(
  work: Work,
  { siteId, memberId, currency, cause, draws, expires }: GivenDraws,
): Promise<{ readonly isNew: boolean }> {
  if (!Number.isInteger(draws) || draws < 1 || draws > DRAWS_MAX) {
    throw new Error(`a grant of ${draws} draws is none`)
  }
  const until =
    expires instanceof Date
      ? sql`${expires}`
      : sql`house_now() + make_interval(days => ${expires.inDays})`
  const { rows } = await sql`
    INSERT INTO roulette_grants (id, site_id, member_id, currency, cause, draws, expires_at)
    VALUES (${newId()}, ${siteId}, ${memberId}, ${currency}, ${cause}, ${draws}, ${until})
    ON CONFLICT (member_id, cause) DO NOTHING RETURNING id`.execute(work)
  if (rows.length === 0) return { isNew: false }
  await announce(work, rouletteGranted({ siteId, memberId, currency }))
  return { isNew: true }
}

/** A member with the currency whose wheel is turned. */
export type DrawsOf = { readonly memberId: MemberId; readonly currency: Currency }

/** The draws of a wheel that a member can still use, by the clock of the house. */
export async function readRemaining(rows: Rows, { memberId, currency }: DrawsOf): Promise<number> {
  const { rows: found } = await sql<{ left: number }>`
    SELECT coalesce(sum(draws - used), 0)::int AS left FROM roulette_grants
    WHERE member_id = ${memberId} AND currency = ${currency} AND used < draws
      AND expires_at > house_now()`.execute(rows)
  return found[0]?.left ?? 0
}

/** Locks the grant that expires first and uses one draw of it; null: there is none. */
export async function useDraw(
  work: Work,
  { memberId, currency }: DrawsOf,
): Promise<GrantId | null> {
  const { rows } = await sql<{ id: GrantId }>`
    UPDATE roulette_grants SET used = used + 1 WHERE id = (
      SELECT id FROM roulette_grants
      WHERE member_id = ${memberId} AND currency = ${currency} AND used < draws
        AND expires_at > house_now()
      ORDER BY expires_at, id LIMIT 1 FOR NO KEY UPDATE)
    RETURNING id`.execute(work)
  return rows[0]?.id ?? null
}

/** Removes grants that expired more than 400 days ago. The spins they were used for stay. */
export const pruneRouletteGrants = ({ rows }: Database): Promise<number> =>
  prune(
    rows,
    (count) => sql`DELETE FROM roulette_grants WHERE id IN (
      SELECT id FROM roulette_grants WHERE expires_at < house_now() - interval '400 days'
      ORDER BY expires_at LIMIT ${count})`,
  )
