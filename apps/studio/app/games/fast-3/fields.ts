import { FACES } from '../../../src/games/three-dice.ts'
import { rangeOf, timesOn, waysOf } from './pays.ts'

/** The fields of the board, row by row. */
export const HALVES = ['small', 'odd', 'even', 'big'] as const
const [LEAST_TOTAL, MOST_TOTAL] = [3, 18] as const
export const TOTALS = Array.from(
  { length: MOST_TOTAL - LEAST_TOTAL + 1 },
  (_, at) => `total:${LEAST_TOTAL + at}`,
)
export const TRIPLES = FACES.map((face) => `triple:${face}`)
export const ANY_TRIPLE = 'any-triple'
export const RUN = 'run'

export const FIELDS: readonly string[] = [...HALVES, ...TOTALS, ...TRIPLES, ANY_TRIPLE, RUN]

/** The odds on each field, read from the rules once. */
export const ODDS: ReadonlyMap<string, string> = new Map(
  FIELDS.map((spot) => [spot, timesOn(spot)]),
)
export const RANGES = { small: rangeOf('small'), big: rangeOf('big') } as const

const mostWays = Math.max(...TOTALS.map(waysOf))
/** How often a total comes, as a share of the most frequent one. */
export const SHARES: ReadonlyMap<string, number> = new Map(
  TOTALS.map((spot) => [spot, waysOf(spot) / mostWays]),
)
