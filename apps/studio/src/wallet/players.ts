import type { Currency } from '@oriel/core/currency'
import { newId, type Id } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { findRow, getRow } from '../rows.ts'
import type { Studio } from '../studio.ts'

export type PlayerId = Id<'player'>
export type Player = {
  readonly id: PlayerId
  readonly operatorId: number
  readonly memberRef: string
  readonly currency: Currency
  readonly isDemo: boolean
}
type PlayerRow = {
  id: PlayerId
  operator_id: number
  member_ref: string
  currency: Currency
  is_demo: boolean
}

const toPlayer = (row: PlayerRow): Player => ({
  id: row.id,
  operatorId: row.operator_id,
  memberRef: row.member_ref,
  currency: row.currency,
  isDemo: row.is_demo,
})

export type PlayerKey = Omit<Player, 'id'>
const keyValues = (key: PlayerKey) => [key.operatorId, key.memberRef, key.currency, key.isDemo]

export async function findPlayer({ pool }: Studio, key: PlayerKey): Promise<Player | null> {
  const row = await findRow<PlayerRow>(
    pool,
    `SELECT * FROM players
     WHERE operator_id = $1 AND member_ref = $2 AND currency = $3 AND is_demo = $4`,
    keyValues(key),
  )
  return row && toPlayer(row)
}

export const getPlayer = async ({ pool }: Studio, id: PlayerId): Promise<Player> =>
  toPlayer(await getRow<PlayerRow>(pool, 'SELECT * FROM players WHERE id = $1', [id]))

/** The same person twice is the same player, also when both come at once. */
export async function ensurePlayerRow(studio: Studio, key: PlayerKey): Promise<Player> {
  const known = await findPlayer(studio, key)
  if (known) return known
  await studio.pool.query(
    `WITH made AS (
       INSERT INTO players (operator_id, member_ref, currency, is_demo, id, created_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id
     ) INSERT INTO wallets (player_id) SELECT id FROM made`,
    [...keyValues(key), newId<'player'>(), studio.now()],
  )
  const made = await findPlayer(studio, key)
  if (!made) throw new Error(`player ${key.memberRef} was made and is not there`)
  return made
}

/** What a player has, or what a house that keeps the money itself said last. */
export const readBalance = async ({ pool }: Studio, id: PlayerId): Promise<Units> =>
  (
    await getRow<{ balance: Units }>(
      pool,
      'SELECT COALESCE(house_balance, balance) AS balance FROM wallets WHERE player_id = $1',
      [id],
    )
  ).balance

export type Holding = { readonly balance: Units; readonly staked: Units }

export async function readHolding({ pool }: Studio, id: PlayerId): Promise<Holding> {
  return getRow<Holding>(
    pool,
    `SELECT w.balance, COALESCE((SELECT sum(r.stake) FROM open_rounds o
       JOIN rounds r ON r.id = o.round_id AND r.started_at = o.started_at
       WHERE o.player_id = w.player_id), 0)::bigint AS staked
     FROM wallets w WHERE w.player_id = $1`,
    [id],
  )
}
