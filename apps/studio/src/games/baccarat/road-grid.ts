/** A square of a road: columns go right without end, rows go down to the sixth. */
export type Square = { readonly column: number; readonly row: number }

export const ROAD_ROWS = 6

/**
 * Lays runs of equal results: each goes down a column of its own, and turns right for good where
 * the board ends or an earlier run already turned. Gives a square for each result, in order.
 */
export function layRuns(lengths: readonly number[]): Square[] {
  const squares: Square[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => !taken.has(`${column}:${row}`)
  let start = 0
  for (const length of lengths) {
    while (!isFree(start, 0)) start += 1
    let [column, row, hasTurned] = [start, 0, false]
    for (let at = 0; at < length; at += 1) {
      if (at > 0) {
        hasTurned ||= row + 1 === ROAD_ROWS || !isFree(column, row + 1)
        if (hasTurned) column += 1
        else row += 1
      }
      taken.add(`${column}:${row}`)
      squares.push({ column, row })
    }
    start += 1
  }
  return squares
}

/** How long each run of equal values is, in order. */
export function runLengths(values: readonly string[]): number[] {
  const lengths: number[] = []
  for (const [at, value] of values.entries()) {
    if (at > 0 && value === values[at - 1]) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  }
  return lengths
}
