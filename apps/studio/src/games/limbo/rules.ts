import * as z from 'zod/mini'
import type { Draw } from '../../fairness/draw.ts'
import type { SoloGame } from '../../game/game.ts'
import { hundredths, LOST } from '../../game/ratio.ts'
import { LEVEL_MAX } from '../comet/growth.ts'
import { CHANCE_BITS, crashOf, LEVEL_MIN } from '../comet/rules.ts'

/** A flight of Comet for one player, told at once: it reaches the target or it does not. */
export type LimboChoice = {
  /** In hundredths: 1.01x … 10,000.00x. */
  readonly target: number
}
export type LimboView = LimboChoice & { readonly level: number; readonly isWin: boolean }

const WORD_BITS = 32
const SECOND_BITS = CHANCE_BITS - WORD_BITS

/** The first word whole, then the top twenty bits of the second. */
export function drawBits(draw: Draw): bigint {
  const first = BigInt(draw.u32()) << BigInt(SECOND_BITS)
  return first | BigInt(draw.u32() >>> (WORD_BITS - SECOND_BITS))
}

export const limbo: SoloGame<LimboChoice, never, LimboView> = {
  kind: 'solo',
  code: 'limbo',
  version: 1,
  returns: [{ bet: 'target', percent: '97.0000' }],
  maxTimes: LEVEL_MAX / 100,
  choice: z.strictObject({ target: z.int().check(z.gte(LEVEL_MIN), z.lte(LEVEL_MAX)) }),
  step: null,
  stakeStep: 100n,
  run({ target }, _steps, draw) {
    const level = crashOf(drawBits(draw))
    const isWin = level >= target
    return { view: { target, level, isWin }, isOver: true, pay: isWin ? hundredths(target) : LOST }
  },
}
