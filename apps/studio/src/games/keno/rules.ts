import { pick } from '../../fairness/draw.ts'
import type { TableGame } from '../../game/game.ts'
import { hundredths, LOST, type Ratio } from '../../game/ratio.ts'
import { noSpot, printReturns } from '../spots.ts'

/** Twenty of eighty balls; a player names one to ten numbers and is paid by how many came. */
export type KenoOutcome = {
  /** In the order they are drawn. */
  readonly balls: readonly number[]
}

export const NUMBERS = 80
export const BALLS = 20
export const PICKS_MAX = 10

/** By how many numbers were named: hits, and what they return in hundredths of the stake. */
export const PAYS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 380 },
  2: { 2: 1600 },
  3: { 2: 200, 3: 4900 },
  4: { 2: 100, 3: 800, 4: 13_000 },
  5: { 3: 400, 4: 2200, 5: 54_500 },
  6: { 3: 200, 4: 800, 5: 6500, 6: 210_000 },
  7: { 3: 100, 4: 400, 5: 2500, 6: 22_000, 7: 800_000 },
  8: { 0: 200, 4: 200, 5: 1200, 6: 8000, 7: 80_000, 8: 2_000_000 },
  9: { 0: 200, 4: 100, 5: 600, 6: 4000, 7: 30_000, 8: 300_000, 9: 2_000_000 },
  10: { 0: 500, 5: 400, 6: 2000, 7: 10_000, 8: 80_000, 9: 500_000, 10: 2_000_000 },
}

export const spotOf = (numbers: readonly number[]): string => `pick:${numbers.join(',')}`

/** The numbers of a spot like "pick:3,17,44": from the lowest, none twice. Null for any other. */
export function numbersOf(spot: string): number[] | null {
  const numbers = spot.slice(spotOf([]).length).split(',').map(Number)
  if (numbers.length > PICKS_MAX || spotOf(numbers) !== spot) return null
  const isRight = (number: number, at: number) =>
    Number.isInteger(number) && number > (numbers[at - 1] ?? 0) && number <= NUMBERS
  return numbers.every(isRight) ? numbers : null
}

export function payOf(named: number, hits: number): Ratio {
  const times = PAYS[named]?.[hits]
  return times === undefined ? LOST : hundredths(times)
}

export const keno: TableGame<KenoOutcome> = {
  kind: 'table',
  code: 'keno',
  version: 1,
  // By how many numbers are named: which ones makes no difference.
  returns: printReturns({
    'numbers:1': '95.0000',
    'numbers:2': '96.2025',
    'numbers:3': '95.7400',
    'numbers:4': '95.6860',
    'numbers:5': '95.3256',
    'numbers:6': '96.0027',
    'numbers:7': '95.5997',
    'numbers:8': '96.3785',
    'numbers:9': '95.5758',
    'numbers:10': '96.6549',
  }),
  maxTimes: 20_000,
  bettingMs: 40_000,
  runningMs: 15_000,
  pauseMs: 5000,
  isSpot: (spot) => numbersOf(spot) !== null,
  returnOf(spot, { balls }) {
    const numbers = numbersOf(spot)
    if (!numbers) throw noSpot(spot)
    return payOf(numbers.length, numbers.filter((number) => balls.includes(number)).length)
  },
  outcome: (draw) => ({ balls: pick(draw, NUMBERS, BALLS).map((index) => index + 1) }),
}
