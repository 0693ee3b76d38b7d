import type { Units } from '@oriel/core/money'
import type { PlaySession } from '../player/sessions.ts'
import type { Seed } from '../wallet/seeds.ts'
import type { RoundId } from './rounds.ts'

/** All that is known of a round when it begins. */
export type RoundStart = {
  readonly id: RoundId
  readonly clientRound: string
  readonly at: Date
  readonly session: PlaySession
  readonly game: { readonly code: string; readonly version: number }
  readonly build: string
  readonly stake: Units
  readonly choice: unknown
  /** Null on a shared round, which a chain decides. */
  readonly seed: Pick<Seed, 'id' | 'nextNonce'> | null
  /** What it pays as it stands; only what is over is paid. */
  readonly payout: Units | null
  readonly isOver: boolean
}

/** The sixteen values below, as they stand in a query. */
export const START_VALUES = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16'
/** And as one start. */
export const ROUND_START = `ROW(${START_VALUES})::round_start`

export const startValues = (start: RoundStart): unknown[] => [
  start.id,
  start.clientRound,
  start.at,
  start.session.player.id,
  start.session.id,
  start.session.title,
  start.game.code,
  start.game.version,
  start.build,
  start.stake,
  JSON.stringify(start.choice),
  start.seed?.id ?? null,
  start.seed?.nextNonce ?? null,
  start.payout,
  start.isOver,
  start.session.paceMs,
]
