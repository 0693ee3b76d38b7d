import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { PrizeKind } from '@oriel/core/chance/roulette'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** Draws of a member, as they are told them themselves. */
export type OwnDraws = {
  readonly currency: Currency
  readonly draws: number
  readonly used: number
  readonly givenAt: Date
  readonly expiresAt: Date
}

/** The newest draws of a member, also those that are used or have expired. */
export async function listOwnDraws(
  rows: Rows,
  memberId: MemberId,
  count: number,
): Promise<OwnDraws[]> {
  const { rows: found } = await sql<OwnDraws>`
    SELECT currency, draws, used, given_at AS "givenAt", expires_at AS "expiresAt"
    FROM roulette_grants WHERE member_id = ${memberId}
    ORDER BY given_at DESC, id DESC LIMIT ${count}`.execute(rows)
  return found
}

export type OwnSpin = {
  readonly number: number
  readonly kind: PrizeKind
  /** Units of the currency, or a number of draws. */
  readonly amount: Units
  readonly currency: Currency
  readonly at: Date
}

/** What the newest spins of a member gave, without what it takes to draw them again. */
export async function listOwnSpins(
  rows: Rows,
  memberId: MemberId,
  count: number,
): Promise<OwnSpin[]> {
  const { rows: found } = await sql<OwnSpin>`
    SELECT s.number, p.kind, p.amount, r.currency, s.at FROM roulette_spins s
    JOIN roulettes r ON r.id = s.roulette_id AND r.version = s.version
    JOIN roulette_prizes p ON p.roulette_id = s.roulette_id AND p.version = s.version
      AND p.prize_id = s.given_prize_id
    WHERE s.member_id = ${memberId} ORDER BY s.number DESC LIMIT ${count}`.execute(rows)
  return found
}
