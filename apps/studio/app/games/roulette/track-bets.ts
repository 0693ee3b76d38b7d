import type { Chips } from '../../../src/games/roulette/announced.ts'
import { placeOf } from './places.ts'

/** The numbers a bet of the racetrack covers, each once. */
export const numbersOf = (bet: readonly Chips[]): number[] => [
  ...new Set(bet.flatMap(({ spot }) => placeOf(spot).numbers)),
]

/** How many chips it costs, and how many numbers it covers. */
export const sizeOf = (bet: readonly Chips[]): { chips: number; numbers: number } => ({
  chips: bet.reduce((sum, { chips }) => sum + chips, 0),
  numbers: numbersOf(bet).length,
})
