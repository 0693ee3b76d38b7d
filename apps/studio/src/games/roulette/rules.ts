import type { TableGame } from '../../game/game.ts'
import { ratio } from '../../game/ratio.ts'
import { paysWhen, printReturns, spotsOf } from '../spots.ts'
import { LAYOUT, NUMBERS, type RouletteSpot } from './layout.ts'

/** Single zero. */
export type RouletteOutcome = {
  readonly number: number
  /** Where zero stands when the wheel rests, in degrees: all who watch see the same wheel. */
  readonly restDegrees: number
}

const CIRCLE_DEGREES = 360
/** Every bet is paid as if the wheel had no zero: 36 over the numbers it covers. */
const PAID_AS = NUMBERS - 1

const payOf = ({ numbers }: RouletteSpot) =>
  paysWhen<RouletteOutcome>(ratio(PAID_AS / numbers.length), ({ number }) =>
    numbers.includes(number),
  )

export const rouletteSpots = spotsOf<RouletteOutcome>(
  Object.fromEntries(LAYOUT.map((one) => [one.spot, payOf(one)])),
)

export const roulette: TableGame<RouletteOutcome> = {
  kind: 'table',
  code: 'roulette',
  version: 1,
  returns: printReturns({
    straight: '97.2973',
    split: '97.2973',
    street: '97.2973',
    trio: '97.2973',
    'first-four': '97.2973',
    corner: '97.2973',
    line: '97.2973',
    dozen: '97.2973',
    column: '97.2973',
    red: '97.2973',
    black: '97.2973',
    even: '97.2973',
    odd: '97.2973',
    low: '97.2973',
    high: '97.2973',
  }),
  maxTimes: 36,
  bettingMs: 15_000,
  runningMs: 8000,
  pauseMs: 5000,
  isSpot: rouletteSpots.isSpot,
  returnOf: rouletteSpots.returnOf,
  outcome: (draw) => ({
    number: draw.below(NUMBERS),
    restDegrees: draw.below(CIRCLE_DEGREES),
  }),
}
