import { gasingSpots } from '../../../src/games/gasing/rules.ts'
import type { Winner } from '../../../src/games/gasing/rules.ts'
import { decimalOdds } from '../table-kit/odds.ts'

/** From left to right. */
export const SPOTS = ['red', 'draw', 'blue'] as const satisfies readonly Winner[]

export const oddsOf = (spot: Winner): string =>
  decimalOdds(gasingSpots.returnOf(spot, { winner: spot }))
