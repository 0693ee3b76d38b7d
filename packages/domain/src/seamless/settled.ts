import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { SettledName } from './fact.ts'

/** A round that is over, as its money has moved. */
export type SettledRound = SettledName & {
  readonly currency: Currency
  readonly title: string
  readonly stake: Units
  readonly payout: Units
  readonly startedAt: Date
  readonly settledAt: Date
}

/** The round behind a fact; null where there is none, or it goes on. */
export async function findSettled(rows: Rows, name: SettledName): Promise<SettledRound | null> {
  const row = await rows
    .selectFrom('seamless_rounds')
    .select(['currency', 'title', 'stake', 'payout', 'started_at', 'over_at'])
    .where('provider_id', '=', name.providerId)
    .where('round_id', '=', name.roundId)
    .where('member_id', '=', name.memberId)
    .executeTakeFirst()
  if (!row?.over_at || (row.stake === 0n && row.payout === 0n)) return null
  const { currency, title, stake, payout, started_at: startedAt, over_at: settledAt } = row
  return { ...name, currency: currency as Currency, title, stake, payout, startedAt, settledAt }
}

export type SettledSlice = {
  readonly rounds: readonly SettledName[]
  /** Everything that was over by then is in it. */
  readonly until: Date
  /** Whether there were more than were asked for. */
  readonly more: boolean
}

/**
 * Rounds that ended after a time, in the order of their ends, about so many. What ended in the last
 * moments is left out: it may not be committed yet.
 */
export async function listSettledAfter(
  rows: Rows,
  after: Date,
  count: number,
): Promise<SettledSlice> {
  const { rows: found } = await sql<{ name: SettledName | null; until: Date; more: boolean }>`
    WITH bounds AS (
      SELECT house_now() - interval '2 minutes' AS last, (SELECT r.over_at FROM seamless_rounds r
        WHERE r.over_at > ${after} ORDER BY r.over_at OFFSET ${count - 1} LIMIT 1) AS full_at
    ), slice AS (
      SELECT least(last, full_at) AS until, coalesce(full_at < last, false) AS more FROM bounds
    )
    SELECT s.until, s.more, CASE WHEN r.round_id IS NOT NULL THEN jsonb_build_object(
      'providerId', r.provider_id, 'roundId', r.round_id, 'memberId', r.member_id) END AS name
    FROM slice s LEFT JOIN seamless_rounds r ON r.over_at > ${after} AND r.over_at <= s.until
      AND (r.stake > 0 OR r.payout > 0)`.execute(rows)
  const { until = after, more = false } = found[0] ?? {}
  const rounds = found.flatMap(({ name }) => (name === null ? [] : [name]))
  return { rounds, until: until > after ? until : after, more }
}
