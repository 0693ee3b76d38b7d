/** How many rows of pins a ball falls through. */
export const ROWS = [8, 12, 16] as const
export const RISKS = ['low', 'medium', 'high'] as const
export type Rows = (typeof ROWS)[number]
export type Risk = (typeof RISKS)[number]

/** From the edge to the middle, in tenths of the stake; the other half is its mirror. */
const HALVES: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [45, 19, 11, 10, 5],
    medium: [120, 28, 13, 7, 4],
    high: [260, 40, 15, 3, 2],
  },
  12: {
    low: [100, 25, 14, 13, 11, 10, 5],
    medium: [250, 90, 38, 20, 11, 6, 3],
    high: [1400, 230, 80, 20, 7, 2, 2],
  },
  16: {
    low: [150, 60, 20, 14, 13, 11, 11, 10, 5],
    medium: [1000, 400, 100, 50, 30, 15, 10, 5, 2],
    high: [10_000, 1000, 240, 90, 40, 20, 2, 2, 2],
  },
}

/** What each slot pays, from left to right, in tenths of the stake. */
export function slotsOf(rows: Rows, risk: Risk): readonly number[] {
  const half = HALVES[rows][risk]
  return [...half, ...half.slice(0, -1).toReversed()]
}
