import type { Currency } from '@oriel/core/currency'
import type { Id } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { findRow } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { PlayerId } from '../wallet/players.ts'
import type { SeedId } from '../wallet/seeds.ts'

export type RoundId = Id<'round'>
type RoundStatus = 'asking' | 'open' | 'paying' | 'settled' | 'void'

export type Round = {
  readonly id: RoundId
  readonly startedAt: Date
  readonly playerId: PlayerId
  readonly operatorId: number
  readonly title: string
  readonly game: string
  readonly rulesVersion: number
  readonly build: string
  readonly isDemo: boolean
  readonly currency: Currency
  readonly stake: Units
  readonly payout: Units | null
  readonly status: RoundStatus
  readonly choice: unknown
  readonly steps: readonly unknown[]
  readonly seedId: SeedId | null
  readonly nonce: bigint | null
  readonly tableRoundId: string | null
  /** The round's own number, when fixtures decide it. */
  readonly slipId: RoundId | null
  readonly settledAt: Date | null
  /** What a house said, when it did not take the stake or gave it back. */
  readonly voidBecause: string | null
}

export type RoundRow = {
  id: RoundId
  started_at: Date
  player_id: PlayerId
  operator_id: number
  title: string
  game: string
  rules_version: number
  build: string
  is_demo: boolean
  currency: Currency
  stake: Units
  payout: Units | null
  status: RoundStatus
  choice: unknown
  steps: unknown[]
  seed_id: SeedId | null
  nonce: bigint | null
  table_round_id: string | null
  slip_id: RoundId | null
  settled_at: Date | null
  void_because: string | null
}

export const toRound = (row: RoundRow): Round => ({
  id: row.id,
  startedAt: row.started_at,
  playerId: row.player_id,
  operatorId: row.operator_id,
  title: row.title,
  game: row.game,
  rulesVersion: row.rules_version,
  build: row.build,
  isDemo: row.is_demo,
  currency: row.currency,
  stake: row.stake,
  payout: row.payout,
  status: row.status,
  choice: row.choice,
  steps: row.steps,
  seedId: row.seed_id,
  nonce: row.nonce,
  tableRoundId: row.table_round_id,
  slipId: row.slip_id,
  settledAt: row.settled_at,
  voidBecause: row.void_because,
})

/** A round's own number tells its month, so that one partition is asked and no other. */
const BY_ID = `SELECT * FROM rounds WHERE id = $1
  AND started_at >= $2 AND started_at < $3`
const AROUND_MS = 3_600_000

export async function findRound({ pool }: Studio, id: RoundId): Promise<Round | null> {
  const madeAt = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  const row = await findRow<RoundRow>(pool, BY_ID, [
    id,
    new Date(madeAt - AROUND_MS),
    new Date(madeAt + AROUND_MS),
  ])
  return row && toRound(row)
}

/** The round a player's request became, when it came before. */
export async function findByRequest(
  { pool }: Studio,
  playerId: PlayerId,
  clientRound: string,
): Promise<Round | null> {
  const row = await findRow<RoundRow>(
    pool,
    `SELECT r.* FROM round_keys k JOIN rounds r ON r.id = k.round_id AND r.started_at = k.started_at
     WHERE k.player_id = $1 AND k.client_round = $2`,
    [playerId, clientRound],
  )
  return row && toRound(row)
}

/** A round of their own that a player has not ended. */
export async function findOpenRound(
  { pool }: Studio,
  playerId: PlayerId,
  title: string,
): Promise<Round | null> {
  const row = await findRow<RoundRow>(
    pool,
    `SELECT r.* FROM open_rounds o JOIN rounds r ON r.id = o.round_id AND r.started_at = o.started_at
     WHERE o.player_id = $1 AND o.title = $2 AND o.table_round_id IS NULL`,
    [playerId, title],
  )
  return row && toRound(row)
}

/** A round of a player's own of which the house has not clearly said if it took the stake. */
export async function findPending(
  { pool }: Studio,
  playerId: PlayerId,
  title: string,
): Promise<{ readonly clientRound: string; readonly round: Round } | null> {
  const row = await findRow<RoundRow & { client_round: string }>(
    pool,
    `SELECT r.*, k.client_round FROM house_asks a
     JOIN rounds r ON r.id = a.round_id AND r.started_at = a.started_at
     JOIN round_keys k ON k.player_id = a.player_id AND k.round_id = a.round_id
     WHERE a.player_id = $1 AND a.title = $2 AND a.table_round_id IS NULL AND r.status = 'asking'`,
    [playerId, title],
  )
  return row && { clientRound: row.client_round, round: toRound(row) }
}
