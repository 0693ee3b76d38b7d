import { layRuns, ROAD_ROWS, runLengths, type Square } from './road-grid.ts'

/**
 * Roads show the rounds of a table as players have always noted them. They tell what was; every
 * round is dealt from a full shoe, so they tell nothing of what comes.
 *
 * A result is 'tie' or the name of a side, so that Dragon Tiger draws the same roads.
 */
export type BeadSquare = Square & { readonly round: number; readonly result: string }
type BigSquare = Square & {
  readonly round: number
  readonly result: string
  /** Ties that followed before the next win. */
  readonly ties: number
}
export type BigRoad = {
  readonly squares: readonly BigSquare[]
  /** Ties before anybody won: they are noted on the first square, which is still empty. */
  readonly leadingTies: number
}

/** Every round in order, down the columns. */
export const beadRoad = (results: readonly string[]): BeadSquare[] =>
  results.map((result, round) => ({
    round,
    result,
    column: Math.floor(round / ROAD_ROWS),
    row: round % ROAD_ROWS,
  }))

/** A column for each run of wins; ties are noted on the win before them. */
export function bigRoad(results: readonly string[]): BigRoad {
  const wins: { round: number; result: string; ties: number }[] = []
  let leadingTies = 0
  for (const [round, result] of results.entries()) {
    const last = wins.at(-1)
    if (result !== 'tie') wins.push({ round, result, ties: 0 })
    else if (last) last.ties += 1
    else leadingTies += 1
  }
  const squares = layRuns(runLengths(wins.map((win) => win.result)))
  return {
    leadingTies,
    squares: wins.map((win, at) => ({ ...win, ...(squares[at] as Square) })),
  }
}
