import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { RoundId } from './rounds.ts'

export type FedRound = {
  readonly id: RoundId
  readonly memberRef: string
  readonly currency: Currency
  readonly title: string
  readonly status: 'settled' | 'void'
  readonly stake: Units
  readonly payout: Units
  readonly startedAt: Date
  readonly settledAt: Date
}

type FedRow = {
  id: RoundId
  member_ref: string
  currency: Currency
  title: string
  status: 'settled' | 'void'
  stake: Units
  payout: Units
  started_at: Date
  settled_at: Date
  settled_xid: string
}

const START = '0.00000000-0000-0000-0000-000000000000'

/**
 * Rounds after a cursor, in the order of the transactions that settled them. What a transaction
 * still running may add is not told yet: nothing ever appears behind a cursor.
 */
export async function readFeed(
  { pool }: Studio,
  operatorId: number,
  cursor: string,
  count: number,
): Promise<{ readonly rounds: FedRound[]; readonly cursor: string; readonly more: boolean }> {
  const from = cursor === '' ? START : cursor
  const [xid, id] = from.split('.')
  const rows = await manyRows<FedRow>(
    pool,
    `SELECT r.id, p.member_ref, r.currency, r.title, r.status, r.stake, r.payout, r.started_at,
       r.settled_at, r.settled_xid::text
     FROM rounds r JOIN players p ON p.id = r.player_id
     WHERE r.operator_id = $1 AND NOT r.is_demo
       AND (r.settled_xid, r.id) > ($2::text::xid8, $3::uuid)
       AND r.settled_xid < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY r.settled_xid, r.id LIMIT $4`,
    [operatorId, xid, id, count + 1],
  )
  const told = rows.slice(0, count)
  const last = told.at(-1)
  return {
    rounds: told.map((row) => ({
      id: row.id,
      memberRef: row.member_ref,
      currency: row.currency,
      title: row.title,
      status: row.status,
      stake: row.stake,
      payout: row.payout,
      startedAt: row.started_at,
      settledAt: row.settled_at,
    })),
    cursor: last ? `${last.settled_xid}.${last.id}` : from,
    more: rows.length > count,
  }
}
