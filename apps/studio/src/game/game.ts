import type * as z from 'zod/mini'
import type { Draw } from '../fairness/draw.ts'
import type { Ratio } from './ratio.ts'

/** The return to the player of one bet, as printed: a percentage with four decimals. */
export type PrintedReturn = { readonly bet: string; readonly percent: string }

type Printed = {
  readonly code: string
  /** Goes up with every change that could make the same seeds mean something else. */
  readonly version: number
  /** Shown on the rules page; a test holds each against the exact value from the rules. */
  readonly returns: readonly PrintedReturn[]
  /** The most a stake can be multiplied by, whole. */
  readonly maxTimes: number
}

/** Where a round stands: what may be shown, whether it is over, and what it pays as it stands. */
export type Standing<View> = {
  readonly view: View
  readonly isOver: boolean
  readonly pay: Ratio
}

/**
 * A game of one player: a choice, perhaps some steps, and chance. The whole round is told again
 * from its beginning each time, so that what is stored is what was chosen and nothing else. Null
 * from `run` means that the last step is not one the round allows.
 */
export type SoloGame<Choice = unknown, Step = unknown, View = unknown> = Printed & {
  readonly kind: 'solo'
  readonly choice: z.ZodMiniType<Choice>
  /** Null for a round that is over as soon as it begins. */
  readonly step: z.ZodMiniType<Step> | null
  /** A stake must be a multiple of this many units, so that nothing is lost to rounding. */
  readonly stakeStep: bigint
  run(choice: Choice, steps: readonly Step[], draw: Draw): Standing<View> | null
}

/**
 * A game many play at once: everybody bets on the same outcome. `spot` names what is bet on; the
 * same spot with the same outcome always returns the same.
 */
export type TableGame<Outcome = unknown> = Printed & {
  readonly kind: 'table'
  readonly bettingMs: number
  /** From the last bet to the moment the outcome is settled and shown. */
  readonly runningMs: number
  /** From there to the next round. */
  readonly pauseMs: number
  isSpot(spot: string): boolean
  outcome(draw: Draw): Outcome
  returnOf(spot: string, outcome: Outcome): Ratio
}
