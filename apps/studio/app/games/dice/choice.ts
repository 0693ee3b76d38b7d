import {
  paysOf,
  ROLLS,
  WINS_MAX,
  WINS_MIN,
  winsFor,
  winsOf,
  type DiceChoice,
} from '../../../src/games/dice/rules.ts'
import { clamp, hundredthsText } from '../quick/figures.ts'

type Side = DiceChoice['side']
type Way = 1 | -1

/** Wins on 48.50 % of the rolls and pays 2.00x. */
export const FIRST_CHOICE: DiceChoice = { side: 'under', target: 4850 }
/** A finger moves the target by half a percent; what is finer is typed. */
const DRAG_STEP = 50
const ROLL_SIGNS = 5
/** What a step of a button or a key changes, in hundredths. */
export const TARGET_STEP = 100
export const PAGE_STEP = 500

/** What the buttons beside the pay step through, in hundredths. */
const PAYS = [
  102, 105, 110, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 2_500, 5_000,
  9_700,
] as const

/** 06.28: rolls have two digits before the point, so that they stand in line. */
export const rollText = (roll: number): string => hundredthsText(roll).padStart(ROLL_SIGNS, '0')

/** A bet that wins on so many rolls, brought within what is offered. */
export function withWins(side: Side, wins: number): DiceChoice {
  const offered = clamp(wins, WINS_MIN, WINS_MAX)
  return { side, target: side === 'under' ? offered : ROLLS - 1 - offered }
}

/** The other side with the same chance. */
export const withSide = (choice: DiceChoice, side: Side): DiceChoice =>
  withWins(side, winsOf(choice))

export const withTarget = ({ side }: DiceChoice, target: number): DiceChoice =>
  withWins(side, winsOf({ side, target }))

/** The likeliest bet that pays at least so much. */
export const withPays = ({ side }: DiceChoice, pays: number): DiceChoice =>
  withWins(side, pays > 0 ? winsFor(pays) : WINS_MAX)

export function stepPays(choice: DiceChoice, way: Way): DiceChoice {
  const now = paysOf(choice)
  // Few pays are met exactly, so what is offered is compared, not what is wished for.
  const offered = PAYS.map((pays) => withPays(choice, pays))
  const next =
    way > 0
      ? offered.find((one) => paysOf(one) > now)
      : offered.findLast((one) => paysOf(one) < now)
  return next ?? choice
}

export function dragged({ side }: DiceChoice, target: number): DiceChoice {
  const wins = winsOf({ side, target })
  return withWins(side, Math.round(wins / DRAG_STEP) * DRAG_STEP)
}

/** The lowest and the highest target of a side. */
export const targetsOf = (side: Side): readonly [least: number, most: number] => {
  const ends = [withWins(side, WINS_MIN).target, withWins(side, WINS_MAX).target]
  return [Math.min(...ends), Math.max(...ends)]
}

export const isSameChoice = (left: DiceChoice, right: DiceChoice): boolean =>
  left.side === right.side && left.target === right.target
