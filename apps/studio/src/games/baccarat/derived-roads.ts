import { layRuns, runLengths, type Square } from './road-grid.ts'

/** Red: the runs repeat what they did before. Blue: they do something else. */
type Mark = 'red' | 'blue'
export type DerivedSquare = Square & { readonly mark: Mark }

/** How many columns to the left of the new square each road looks. */
const BIG_EYE_GAP = 1
const SMALL_GAP = 2
const COCKROACH_GAP = 3

export const bigEyeRoad = (results: readonly string[]): DerivedSquare[] =>
  layMarks(results, BIG_EYE_GAP)
export const smallRoad = (results: readonly string[]): DerivedSquare[] =>
  layMarks(results, SMALL_GAP)
export const cockroachRoad = (results: readonly string[]): DerivedSquare[] =>
  layMarks(results, COCKROACH_GAP)

function layMarks(results: readonly string[], gap: number): DerivedSquare[] {
  const marks = marksOf(runLengths(results.filter((result) => result !== 'tie')), gap)
  const squares = layRuns(runLengths(marks))
  return marks.map((mark, at) => ({ ...(squares[at] as Square), mark }))
}

/**
 * One mark for each win, from the second of the first run that has a run `gap` before it. The
 * lengths of the runs decide, not the squares they take: a run that turned right is still one run.
 */
function marksOf(lengths: readonly number[], gap: number): Mark[] {
  const marks: Mark[] = []
  for (const [run, length] of lengths.entries()) {
    const compared = lengths[run - gap]
    if (compared === undefined) continue
    const before = lengths[run - 1 - gap]
    // A new run: did the last one end at the length of the one compared with it?
    if (before !== undefined) marks.push(lengths[run - 1] === before ? 'red' : 'blue')
    // Going on: blue only on the first square beyond the end of the run compared with.
    for (let row = 1; row < length; row += 1) marks.push(row === compared ? 'blue' : 'red')
  }
  return marks
}
