import { hundredthsAt, LEVEL_MAX, LEVEL_START } from '../../../src/games/comet/growth.ts'
import { LEVEL_MIN } from '../../../src/games/comet/rules.ts'
import type { TableRound } from '../../lib/table-round.ts'
import { clamp, readHundredths } from '../quick/figures.ts'

/** How far a flight went, in hundredths. */
export type CometOutcome = { readonly crash: number }
export type CometRound = TableRound<CometOutcome>

/** How flights of the past are told apart at a glance; each also has a sign of its own. */
export type Band = 'none' | 'low' | 'middle' | 'high'
export const MIDDLE_FROM = 200
export const HIGH_FROM = 1_000

export function bandOf(crash: number): Band {
  if (crash <= LEVEL_START) return 'none'
  if (crash < MIDDLE_FROM) return 'low'
  return crash < HIGH_FROM ? 'middle' : 'high'
}

/** The level somebody typed, brought within what there is; null where it is no number. */
export function readLevel(text: string): number | null {
  const level = readHundredths(text)
  return level === null ? null : clamp(level, LEVEL_MIN, LEVEL_MAX)
}

export const isBurned = (round: CometRound | null): boolean => (round?.outcome ?? null) !== null
export const isFlying = (round: CometRound | null): boolean =>
  round?.phase === 'running' && !isBurned(round)

/** The level on screen now: of a flight that goes on, by the page's own clock. */
export function levelAt(round: CometRound | null, now: number): number {
  if (round?.outcome) return round.outcome.crash
  if (!round || round.ranSince === null) return LEVEL_START
  return hundredthsAt(now - round.ranSince)
}

/** What a stake is worth at a level: as the studio pays it. */
export const paidAt = (stake: bigint, level: number): bigint => (stake * BigInt(level)) / 100n
