import { FACES } from '../../../src/games/three-dice.ts'

/** The fields of the board, row by row. */
export const HALVES = ['small', 'odd', 'even', 'big'] as const
const perFace = (kind: string): string[] => FACES.map((face) => `${kind}:${face}`)
export const DOUBLES = perFace('double')
export const TRIPLES = perFace('triple')
export const ANY_TRIPLE = 'any-triple'
const LEAST_TOTAL = 4
const TOTAL_COUNT = 14
export const TOTALS = Array.from({ length: TOTAL_COUNT }, (_, at) => `total:${LEAST_TOTAL + at}`)
export const PAIRS = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => `pair:${low}-${high}`),
)
export const SINGLES = perFace('single')

export const FIELDS: readonly string[] = [
  ...HALVES,
  ...DOUBLES,
  ANY_TRIPLE,
  ...TRIPLES,
  ...TOTALS,
  ...PAIRS,
  ...SINGLES,
]

/** The dice that stand on a field: none on a half, a total or any triple. */
export function diceOn(spot: string): number[] {
  const [kind = '', what = ''] = spot.split(':')
  if (kind === 'single') return [Number(what)]
  if (kind === 'double') return [Number(what), Number(what)]
  if (kind === 'triple') return [Number(what), Number(what), Number(what)]
  return kind === 'pair' ? what.split('-').map(Number) : []
}
