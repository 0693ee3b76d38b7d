import * as z from 'zod/mini'
import { percentOf } from '../../game/exact.ts'
import type { SoloGame } from '../../game/game.ts'
import { hundredths, LOST } from '../../game/ratio.ts'

/** A roll is 0.00 … 99.99, counted in hundredths. */
export const ROLLS = 10_000
/** A bet wins on 1 % to 95 % of the rolls. */
export const WINS_MIN = 100
export const WINS_MAX = 9_500
/** Before a pay is rounded down. */
export const RETURN_PERCENT = 97
/** In hundredths of a stake, times all rolls: what the winning rolls share. */
const SHARED = RETURN_PERCENT * ROLLS

const SIDES = ['under', 'over'] as const
export type DiceChoice = {
  readonly side: (typeof SIDES)[number]
  /** In hundredths, as a roll. The target itself does not win on either side. */
  readonly target: number
}
/** With what was bet on: a round is shown again without anything else. */
export type DiceView = DiceChoice & { readonly roll: number; readonly isWin: boolean }

export const isWinning = ({ side, target }: DiceChoice, roll: number): boolean =>
  side === 'under' ? roll < target : roll > target

/** How many of the rolls win. */
export const winsOf = ({ side, target }: DiceChoice): number =>
  side === 'under' ? target : ROLLS - 1 - target

/** What a win pays, in hundredths of the stake: 97 % over the chance, rounded down. */
export const paysOf = (choice: DiceChoice): number => Math.floor(SHARED / winsOf(choice))

/** The most rolls that may win where a win pays at least so much, in hundredths of the stake. */
export const winsFor = (pays: number): number => Math.floor(SHARED / pays)

/** The return of this very bet, shown beside its target. Four decimals write it exactly. */
export const returnOfTarget = (choice: DiceChoice): string =>
  percentOf(BigInt(paysOf(choice) * winsOf(choice)), BigInt(ROLLS * 100))

const Choice = z
  .strictObject({ side: z.enum(SIDES), target: z.int() })
  .check(z.refine((choice) => winsOf(choice) >= WINS_MIN && winsOf(choice) <= WINS_MAX))

export const dice: SoloGame<DiceChoice, never, DiceView> = {
  kind: 'solo',
  code: 'dice',
  version: 1,
  returns: [
    { bet: 'least', percent: '96.0636' },
    { bet: 'most', percent: '97.0000' },
  ],
  maxTimes: 97,
  choice: Choice,
  step: null,
  stakeStep: 100n,
  run(choice, _steps, draw) {
    const roll = draw.below(ROLLS)
    const isWin = isWinning(choice, roll)
    const pay = isWin ? hundredths(paysOf(choice)) : LOST
    return { view: { ...choice, roll, isWin }, isOver: true, pay }
  },
}
