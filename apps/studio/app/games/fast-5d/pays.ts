import type { Ratio } from '../../../src/game/ratio.ts'
import {
  BIG_SUM,
  fastFive,
  PLACES,
  type FastFiveOutcome,
} from '../../../src/games/fast-5d/rules.ts'
import { timesText } from '../draw-kit/times.ts'

export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const [LOWEST, HIGHEST] = [0, 9] as const

const filled = (digit: number): FastFiveOutcome => ({ digits: PLACES.map(() => digit) })
const [FIRST, LAST] = [PLACES[0], PLACES.at(-1)]
/** Draws among which every side wins once: all digits equal, and the first or the last highest. */
const SIDE_DRAWS: readonly FastFiveOutcome[] = [
  ...DIGITS.map(filled),
  { digits: PLACES.map((place) => (place === FIRST ? HIGHEST : LOWEST)) },
  { digits: PLACES.map((place) => (place === LAST ? HIGHEST : LOWEST)) },
]

/** A draw in which exactly these digits stand on exactly these places. */
function drawWith(places: string, digits: string): FastFiveOutcome {
  return { digits: PLACES.map((place) => Number(digits[places.indexOf(place)] ?? LOWEST)) }
}

/** What a spot returns when it wins, read from the rules. */
export function timesOf(spot: string): Ratio {
  const [, places = '', digits = ''] = spot.split(':')
  const draws = digits === '' ? SIDE_DRAWS : [drawWith(places, digits)]
  const won = draws.map((draw) => fastFive.returnOf(spot, draw)).find(({ over }) => over > 0n)
  if (!won) throw new Error(`${spot} never wins`)
  return won
}

export const timesOn = (spot: string): string => timesText(timesOf(spot))

/** Sums that are small and sums that are big. */
export const SUMS = {
  small: `${LOWEST}–${BIG_SUM - 1}`,
  big: `${BIG_SUM}–${PLACES.length * HIGHEST}`,
} as const

/** Digits of one place that are small and big, from the rules too. */
const halfDigits = (half: string): string => {
  const won = DIGITS.filter(
    (digit) => fastFive.returnOf(`${half}:${FIRST}`, filled(digit)).over > 0n,
  )
  return `${won[0]}–${won.at(-1)}`
}
export const HALF_DIGITS = { small: halfDigits('small'), big: halfDigits('big') } as const
