import type { Units } from '@oriel/core/money'
import type * as z from 'zod/mini'
import type { PlayerReason, SeedWire } from '../../src/player/wire.ts'
import type { RoundState } from './seat.ts'

/**
 * idle: a round can begin. asking: the studio was asked. showing: it answered, and the screen tells
 * the result. open: a step can follow.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'open'
export type Totals = { readonly rounds: number; readonly staked: Units; readonly paid: Units }
export type SeedState = z.output<typeof SeedWire>

/** A player's own rounds, as a screen sees them. */
export type Solo<View> = {
  readonly phase: Phase
  /** The round on screen; null before the first one. */
  readonly round: (Omit<RoundState, 'view'> & { readonly view: View }) | null
  /** What is shown as balance: a payout joins it when it has been shown. */
  readonly balance: Units
  readonly totals: Totals
  /** Why the last wish was not taken. */
  readonly refusal: PlayerReason | null
  /** The studio cannot be reached; what was asked is asked again until it answers. */
  readonly isCutOff: boolean
  /** A payout that was shown is still on its way to the house that keeps the money. */
  readonly isPaying: boolean
  /** Earliest moment of the next round, on the page's own clock. */
  readonly nextAt: number
  /** What the next round is drawn from. */
  readonly seed: SeedState
  play: (stake: Units, choice: unknown) => void
  step: (step: unknown) => void
  /** The screen has told the result. */
  shown: () => void
  forgetRefusal: () => void
  /** The player has taken another seed. */
  takeSeed: (seed: SeedState) => void
}
