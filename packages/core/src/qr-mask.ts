type Grid = readonly (readonly boolean[])[]

/** Which bits of the text are flipped, so that no large area has one colour. */
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const LONG_RUN = 5
const LONG_RUN_COSTS = 3
const SQUARE_COSTS = 3
const LIKE_A_FINDER_COSTS = 40
const UNEVEN_COSTS = 10

/** The standard's measure of how hard a code is to read: the less, the better. */
export function worth(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false))
  const lines = [...grid, ...columns]
  return sum(lines.map(runs)) + sum(lines.map(finderLooks)) + squares(grid) + unevenness(grid)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const written = (line: readonly boolean[]): string =>
  line.map((isDark) => (isDark ? '1' : '0')).join('')

/** Five or more of one colour in a line. */
const runs = (line: readonly boolean[]): number =>
  sum(
    [...written(line).matchAll(/1{5,}|0{5,}/g)].map(
      ([run]) => run.length - LONG_RUN + LONG_RUN_COSTS,
    ),
  )

const EDGE = '0000'

/** What a camera may take for a finder: its rings in a line, with light on one side of them. */
const finderLooks = (line: readonly boolean[]): number =>
  [...`${EDGE}${written(line)}${EDGE}`.matchAll(/(?=10111010000)|(?=00001011101)/g)].length *
  LIKE_A_FINDER_COSTS

/** Two by two of one colour. */
const squares = (grid: Grid): number =>
  sum(
    grid.slice(1).map((row, above) => {
      const over = grid[above] ?? []
      const isSquare = (x: number): boolean =>
        row[x] === row[x + 1] && row[x] === over[x] && row[x] === over[x + 1]
      return row.slice(1).filter((_, x) => isSquare(x)).length * SQUARE_COSTS
    }),
  )

/** Every full five hundredths that the dark part is away from one half. */
function unevenness(grid: Grid): number {
  const all = grid.length * grid.length
  const dark = sum(grid.map((row) => row.filter(Boolean).length))
  return Math.floor(Math.abs(dark * 20 - all * 10) / all) * UNEVEN_COSTS
}
