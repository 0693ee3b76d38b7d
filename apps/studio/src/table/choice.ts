import { parseUnits, type Units } from '@oriel/core/money'
import * as z from 'zod/mini'
import type { TableGame } from '../game/game.ts'
import { payOf } from '../game/ratio.ts'
import { LEVEL_MAX } from '../games/comet/growth.ts'
import { leftAt, LEVEL_MIN } from '../games/comet/rules.ts'
import { SPOTS_MAX } from './wire.ts'

// What is bet at a shared round and what it is paid: the same for the studio that pays and for the
// page that checks it.

export const BetsChoice = z.strictObject({
  bets: z
    .array(z.strictObject({ spot: z.string().check(z.maxLength(64)), stake: z.string() }))
    .check(z.minLength(1), z.maxLength(SPOTS_MAX)),
})
export type BetsChoice = z.output<typeof BetsChoice>

/** Hundredths of a unit: what any odds printed with two decimals divide without a rest. */
const SPOT_STEP = 100n

/** The whole stake of the bets; null where one makes no sense. */
export function stakeOfBets(game: TableGame, { bets }: BetsChoice): Units | null {
  let sum = 0n
  for (const { spot, stake } of bets) {
    const units = parseUnits(stake)
    if (units === null || units <= 0n || units % SPOT_STEP !== 0n) return null
    if (!game.isSpot(spot)) return null
    sum += units
  }
  return sum
}

export const payoutOfBets = (game: TableGame, { bets }: BetsChoice, outcome: unknown): Units =>
  bets.reduce(
    (sum, { spot, stake }) => sum + payOf(parseUnits(stake) ?? 0n, game.returnOf(spot, outcome)),
    0n,
  )

export const FlightChoice = z.strictObject({
  auto: z.nullable(z.int().check(z.minimum(LEVEL_MIN), z.maximum(LEVEL_MAX))),
  /** Which of a page's two places it was made at: whoever comes back finds it there. */
  place: z.optional(z.enum(['A', 'B'])),
})
export type FlightChoice = z.output<typeof FlightChoice>
export const OutStep = z.object({ out: z.int() })
export type OutStep = z.output<typeof OutStep>

/** The level a bet left at, by hand or by itself; null for a lost one. */
export function levelLeft(
  { auto }: FlightChoice,
  steps: readonly unknown[],
  crash: number,
): number | null {
  const out = OutStep.safeParse(steps[0])
  if (out.success) return out.data.out
  return leftAt({ startedAtMs: 0, crash }, { auto, atMs: null })
}
