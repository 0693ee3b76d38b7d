import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import { findMoving } from '@oriel/domain/transfer'
import { sumOwned } from '@oriel/ledger/reading'
import { sql } from 'kysely'
import { spentBelow } from './rules.ts'

type Standing = {
  readonly memberId: MemberId
  readonly currency: Currency
  /** What has just come in and is not asked about. */
  readonly except: Units
}

/**
 * Ends the needs of members who have next to nothing left, wherever it lies: what they paid in is
 * gone, and what comes next is other money. What is on its way, or in an open bet, is waited for.
 */
export async function endSpent(work: Work, standings: readonly Standing[]): Promise<void> {
  const owned = await sumOwned(
    work,
    standings.map(({ memberId }) => memberId),
  )
  const low = standings.filter(({ memberId, currency, except }) => {
    return (owned.get(`${memberId} ${currency}`) ?? 0n) - except < spentBelow(currency)
  })
  if (low.length === 0) return
  const moving = await findMoving(
    work,
    low.map(({ memberId }) => memberId),
  )
  const playing = await findPlaying(
    work,
    low.map(({ memberId }) => memberId),
  )
  const spent = low.filter(({ memberId }) => !moving.has(memberId) && !playing.has(memberId))
  if (spent.length === 0) return
  await sql`
    UPDATE turnover_needs SET ended_at = house_now(), ended_because = 'spent'
    WHERE id IN (SELECT n.id FROM turnover_needs n
      WHERE n.ended_at IS NULL AND (n.member_id, n.currency) IN (
        SELECT * FROM unnest(${spent.map(({ memberId }) => memberId)}::uuid[],
          ${spent.map(({ currency }) => currency)}::text[]))
      ORDER BY n.order_no FOR UPDATE)`.execute(work)
}

/** What it was asked for is gone from the member: nothing is to be staked for it. */
export async function endNeed(work: Work, cause: string): Promise<void> {
  await sql`
    UPDATE turnover_needs SET ended_at = house_now(), ended_because = 'spent'
    WHERE kind = 'deposit' AND cause = ${cause} AND ended_at IS NULL`.execute(work)
}

/** Who has a bet at a provider that calls for each: what it took is nobody's until it is over. */
async function findPlaying(
  work: Work,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<{ memberId: MemberId }>`
    SELECT DISTINCT member_id AS "memberId" FROM seamless_rounds
    WHERE member_id = ANY (${[...memberIds]}::uuid[]) AND over_at IS NULL`.execute(work)
  return new Set(rows.map(({ memberId }) => memberId))
}
