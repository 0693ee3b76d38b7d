import type { Draw } from '../../fairness/draw.ts'
import type { Spread } from './parts.ts'

export const SPORTS = ['football', 'basketball', 'tennis'] as const
export type Sport = (typeof SPORTS)[number]
export type Side = 'home' | 'away'

/**
 * How strong both sides are, as published with the fixture. Football: goals expected, in
 * hundredths. Basketball: points expected of a thousand attacks. Tennis: points won of a thousand
 * own serves.
 */
export type Strength = { readonly home: number; readonly away: number }

export type Pair = readonly [home: number, away: number]
/** What stands on the board. */
export type Score = {
  /** Goals, points, sets. */
  readonly home: number
  readonly away: number
  /** Halves, quarters, sets, the one that is on among them. */
  readonly parts: readonly Pair[]
  /** The game that is being played, in tennis. */
  readonly game: {
    readonly points: Pair
    readonly server: Side
    readonly isTieBreak: boolean
  } | null
}

/** From this moment on the score stands so. */
export type Mark = {
  readonly atMs: number
  readonly score: Score
  /** When bets open again after it; null while it stands so. */
  readonly opensAtMs: number | null
}

/** What bets are decided by. Lines of basketball count forty minutes, its winner the very end. */
export type Final = {
  readonly winner: Side | 'draw'
  readonly home: number
  readonly away: number
}

/** All that happens in a fixture, known to the seed from the first. */
export type Course = {
  readonly marks: readonly Mark[]
  readonly endsAtMs: number
  /** Null for one that was abandoned. */
  readonly final: Final | null
}

/** What may still come, as seen from a score. Null where no such bet is offered. */
export type Chances = {
  readonly win: Readonly<Record<Side, bigint>> & { readonly draw: bigint | null }
  /** Home's lead at the end. */
  readonly lead: Spread | null
  readonly total: Spread | null
}

export type Model = {
  /** The clock moves by such steps: a minute of the match. */
  readonly stepMs: number
  /** How far the other lines lie from the one that splits the chances best. */
  readonly lineGap: number
  /** Plays the whole of it. */
  play(strength: Strength, draw: Draw): Course & { readonly final: Final }
  /** Null when nothing is left to bet on. `step` is how many steps of the clock are over. */
  chances(strength: Strength, score: Score, step: number): Chances | null
}

/** Who is ahead. */
export function leader(home: number, away: number): Side | 'draw' {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

export const NIL: Pair = [0, 0]
