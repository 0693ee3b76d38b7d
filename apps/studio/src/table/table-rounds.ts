import type { Id } from '@oriel/core/id'
import { newId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { findRow, getRow, manyRows } from '../rows.ts'
import type { RoundId } from '../round/rounds.ts'
import type { Studio } from '../studio.ts'
import type { ChainId } from './chain.ts'

export type TableRoundId = Id<'table-round'>
type TablePhase = 'betting' | 'running' | 'settled' | 'void'
export type TableRound = {
  readonly id: TableRoundId
  readonly tableCode: string
  readonly number: bigint
  readonly chainId: ChainId
  readonly position: number
  readonly phase: TablePhase
  readonly closesAt: Date
  readonly startedAt: Date | null
  readonly salt: string | null
  readonly settledAt: Date | null
  readonly hash: string | null
  readonly outcome: unknown
}
type TableRoundRow = {
  id: TableRoundId
  table_code: string
  number: bigint
  chain_id: ChainId
  position: number
  phase: TablePhase
  closes_at: Date
  started_at: Date | null
  salt: string | null
  settled_at: Date | null
  hash: string | null
  outcome: unknown
}

const toTableRound = (row: TableRoundRow): TableRound => ({
  id: row.id,
  tableCode: row.table_code,
  number: row.number,
  chainId: row.chain_id,
  position: row.position,
  phase: row.phase,
  closesAt: row.closes_at,
  startedAt: row.started_at,
  salt: row.salt,
  settledAt: row.settled_at,
  hash: row.hash,
  outcome: row.outcome,
})

/** The newest round of a table: the one that is on, or the last one. */
export async function findNewest({ pool }: Studio, tableCode: string): Promise<TableRound | null> {
  const row = await findRow<TableRoundRow>(
    pool,
    'SELECT * FROM table_rounds WHERE table_code = $1 ORDER BY number DESC LIMIT 1',
    [tableCode],
  )
  return row && toTableRound(row)
}

export async function findTableRound(
  { pool }: Studio,
  id: TableRoundId,
): Promise<TableRound | null> {
  const row = await findRow<TableRoundRow>(pool, 'SELECT * FROM table_rounds WHERE id = $1', [id])
  return row && toTableRound(row)
}

/** The last rounds of a table in their order, whatever became of them. */
export async function listLast(
  { pool }: Pick<Studio, 'pool'>,
  tableCode: string,
  count: number,
): Promise<TableRound[]> {
  const rows = await manyRows<TableRoundRow>(
    pool,
    'SELECT * FROM table_rounds WHERE table_code = $1 ORDER BY number DESC LIMIT $2',
    [tableCode, count],
  )
  return rows.map(toTableRound).toReversed()
}

/** What came of the last rounds, the newest first: roads, and the row of numbers above a board. */
export async function listSettled(
  { pool }: Studio,
  tableCode: string,
  count: number,
): Promise<TableRound[]> {
  const rows = await manyRows<TableRoundRow>(
    pool,
    `SELECT * FROM table_rounds WHERE table_code = $1 AND phase = 'settled'
     ORDER BY number DESC LIMIT $2`,
    [tableCode, count],
  )
  return rows.map(toTableRound)
}

/** False when there is one already, or the chain has come to its end. */
export async function openTableRound(
  { pool, now }: Studio,
  tableCode: string,
  bettingMs: number,
): Promise<boolean> {
  const at = now()
  const { id } = await getRow<{ id: string | null }>(
    pool,
    'SELECT open_table_round($1, $2, $3, $4) AS id',
    [tableCode, newId<'table-round'>(), at, new Date(at.getTime() + bettingMs)],
  )
  return id !== null
}

/** Closes the bets: what comes is decided from here on. */
export async function startTableRound(
  { pool, now }: Studio,
  id: TableRoundId,
): Promise<TableRound | null> {
  const row = await findRow<TableRoundRow>(pool, 'SELECT * FROM start_table_round($1, $2)', [
    id,
    now(),
  ])
  return row && toTableRound(row)
}

export type OpenBet = {
  readonly id: RoundId
  readonly stake: Units
  readonly choice: unknown
  readonly steps: readonly unknown[]
}

export const listOpenBets = ({ pool }: Studio, id: TableRoundId): Promise<OpenBet[]> =>
  manyRows<OpenBet & Record<string, unknown>>(
    pool,
    `SELECT r.id, r.stake, r.choice, r.steps FROM open_rounds o
     JOIN rounds r ON r.id = o.round_id AND r.started_at = o.started_at
     WHERE o.table_round_id = $1`,
    [id],
  )

export type Settlement = {
  readonly id: RoundId
  readonly payout: Units
  /** What is noted with it, such as the level a bet left at. */
  readonly step: unknown
}

/** Ends these bets. One that ended meanwhile is left as it is. */
export async function settleBets(
  { pool, now }: Studio,
  settlements: readonly Settlement[],
): Promise<number> {
  if (settlements.length === 0) return 0
  const { count } = await getRow<{ count: number }>(
    pool,
    'SELECT settle_bets($1::uuid[], $2::bigint[], $3::jsonb[], $4) AS count',
    [
      settlements.map(({ id }) => id),
      settlements.map(({ payout }) => payout),
      settlements.map(({ step }) => (step === null ? null : JSON.stringify(step))),
      now(),
    ],
  )
  return count
}

/** False as long as a bet on it is open. */
export async function endTableRound(
  { pool, now }: Studio,
  id: TableRoundId,
  hash: string,
  outcome: unknown,
): Promise<boolean> {
  const { ended } = await getRow<{ ended: boolean }>(
    pool,
    'SELECT end_table_round($1, $2, $3, $4) AS ended',
    [id, hash, JSON.stringify(outcome), now()],
  )
  return ended
}
