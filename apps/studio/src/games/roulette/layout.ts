/** The table of a single-zero roulette, and every bet its lines allow. */
export type RouletteSpot = {
  readonly spot: string
  /** What it covers, from the lowest. */
  readonly numbers: readonly number[]
}

export const NUMBERS = 37
const PER_STREET = 3
const STREETS = 12
const PER_DOZEN = 12
const HALF = 18

const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])
export type Colour = 'green' | 'red' | 'black'
export function colourOf(number: number): Colour {
  if (number === 0) return 'green'
  return RED.has(number) ? 'red' : 'black'
}

const ALL = Array.from({ length: NUMBERS }, (_, number) => number)
const NONZERO = ALL.slice(1)
const isLastOfStreet = (number: number): boolean => number % PER_STREET === 0
const hasNextStreet = (number: number): boolean => number + PER_STREET < NUMBERS
/** The first numbers of the streets: 1, 4, 7 … 34. */
const FIRSTS = Array.from({ length: STREETS }, (_, street) => 1 + street * PER_STREET)
const upFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, step) => first + step)

const inside = (kind: string, numbers: readonly number[]): RouletteSpot => ({
  spot: `${kind}:${numbers.join('-')}`,
  numbers,
})
const outside = (spot: string, isOf: (number: number) => boolean): RouletteSpot => ({
  spot,
  numbers: NONZERO.filter((number) => isOf(number)),
})

/** Two neighbours across a line; zero lies along 1, 2 and 3. */
const SPLITS = [
  ...upFrom(1, PER_STREET).map((number) => [0, number]),
  ...NONZERO.flatMap((number) => [
    ...(isLastOfStreet(number) ? [] : [[number, number + 1]]),
    ...(hasNextStreet(number) ? [[number, number + PER_STREET]] : []),
  ]),
]
/** Four numbers around a crossing of lines. */
const CORNERS = NONZERO.filter((number) => !isLastOfStreet(number) && hasNextStreet(number)).map(
  (number) => [number, number + 1, number + PER_STREET, number + PER_STREET + 1],
)
const LINES = FIRSTS.filter((first) => hasNextStreet(first)).map((first) =>
  upFrom(first, 2 * PER_STREET),
)

const INSIDE: readonly RouletteSpot[] = [
  ...ALL.map((number) => inside('straight', [number])),
  ...SPLITS.map((numbers) => inside('split', numbers)),
  ...FIRSTS.map((first) => inside('street', upFrom(first, PER_STREET))),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  inside('first-four', [0, 1, 2, 3]),
  ...CORNERS.map((numbers) => inside('corner', numbers)),
  ...LINES.map((numbers) => inside('line', numbers)),
]

const OUTSIDE: readonly RouletteSpot[] = [
  ...[1, 2, 3].map((dozen) =>
    outside(`dozen:${dozen}`, (number) => Math.ceil(number / PER_DOZEN) === dozen),
  ),
  ...[1, 2, 3].map((column) =>
    outside(`column:${column}`, (number) => (number - column) % PER_STREET === 0),
  ),
  outside('red', (number) => colourOf(number) === 'red'),
  outside('black', (number) => colourOf(number) === 'black'),
  outside('even', (number) => number % 2 === 0),
  outside('odd', (number) => number % 2 === 1),
  outside('low', (number) => number <= HALF),
  outside('high', (number) => number > HALF),
]

export const LAYOUT: readonly RouletteSpot[] = [...INSIDE, ...OUTSIDE]
