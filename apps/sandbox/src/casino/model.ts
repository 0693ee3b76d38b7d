import type { Faults } from '../simulator/faults.ts'
import type { Tables } from '../simulator/tables.ts'

export type CasinoOptions = {
  readonly now: () => Date
  /** Where browsers reach the sandbox, without a slash at the end. */
  readonly issuer: string
  readonly faultsAllowed: boolean
  /** Where books are kept; empty is in memory. */
  readonly dataFolder?: string
  /** Sites that players may be led back to. */
  readonly lobbies?: readonly string[]
  readonly providers?: readonly ProviderSetting[]
}
type ProviderSetting = {
  readonly name: string
  readonly operator: string
  readonly secret: string
}

/** One simulated provider of games: its books, its faults, and who may ask it. */
export type Casino = {
  readonly name: 'pocket' | 'jungle'
  readonly tables: Tables
  readonly faults: Faults
  readonly operator: string
  readonly lobbies: readonly string[]
  readonly playUrl: string
  /** Whether everybody of a moment plays one wheel, as at a table: one round of many players. */
  readonly isShared: boolean
  readonly nowMs: () => number
}
