import { expect, test } from 'vitest'
import { kindOf, percentFor } from '../spots.ts'
import { everyDraw, exactReturn, gather, mostTimes } from '../table-exact.ts'
import { colourOf, LAYOUT } from './layout.ts'
import { roulette, rouletteSpots, type RouletteOutcome } from './rules.ts'

const all = gather(
  everyDraw((draw) => roulette.outcome(draw)),
  ({ number }) => String(number),
)
const payOf = (spot: string) => (outcome: RouletteOutcome) => roulette.returnOf(spot, outcome)

test('each of the 157 spots returns exactly what is printed', () => {
  expect(all).toHaveLength(37)
  for (const spot of rouletteSpots.names) {
    expect([spot, exactReturn(payOf(spot), all)]).toEqual([
      spot,
      percentFor(roulette.returns, spot),
    ])
  }
  expect(rouletteSpots.names).toHaveLength(157)
})

test('the most a stake can bring', () => {
  expect(mostTimes(rouletteSpots.names.map(payOf), all)).toBe(roulette.maxTimes)
})

test('as many spots of each kind as the layout has', () => {
  const counts = Object.entries(Object.groupBy(LAYOUT, ({ spot }) => kindOf(spot)))
  expect(counts.map(([kind, spots]) => [kind, spots?.length])).toEqual([
    ['straight', 37],
    ['split', 60],
    ['street', 12],
    ['trio', 2],
    ['first-four', 1],
    ['corner', 22],
    ['line', 11],
    ['dozen', 3],
    ['column', 3],
    ['red', 1],
    ['black', 1],
    ['even', 1],
    ['odd', 1],
    ['low', 1],
    ['high', 1],
  ])
  expect(roulette.returns.map(({ bet }) => bet)).toEqual(counts.map(([kind]) => kind))
})

/** Where a number lies: three to a column of the board, zero to the left of all of them. */
const placeOf = (number: number) => ({ x: Math.ceil(number / 3), y: (number + 2) % 3 })
const areNeighbours = (left: number, right: number) => {
  const [one, other] = [placeOf(left), placeOf(right)]
  if (left === 0) return other.x === 1
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1
}
const numbersOf = (kind: string) =>
  LAYOUT.filter(({ spot }) => kindOf(spot) === kind).map(({ numbers }) => numbers)

test('splits are all pairs of neighbours on the board, and no others', () => {
  const pairs = Array.from({ length: 37 }, (_, left) =>
    Array.from({ length: 37 }, (_empty, right) => [left, right] as const),
  ).flat()
  const touching = pairs.filter(([left, right]) => left < right && areNeighbours(left, right))
  const sorted = (list: readonly (readonly number[])[]) => list.map((one) => one.join()).toSorted()
  expect(sorted(numbersOf('split'))).toEqual(sorted(touching))
})

test('corners are squares of four neighbours', () => {
  for (const [first = 0, second = 0, third = 0, fourth = 0] of numbersOf('corner')) {
    expect([
      areNeighbours(first, second),
      areNeighbours(first, third),
      areNeighbours(second, fourth),
      areNeighbours(third, fourth),
    ]).toEqual([true, true, true, true])
  }
})

test.each(['straight', 'street', 'dozen', 'column'])(
  '%s: together they cover each number once',
  (kind) => {
    const covered = numbersOf(kind)
      .flat()
      .toSorted((left, right) => left - right)
    const whole = Array.from({ length: 37 }, (_, number) => number)
    expect(covered).toEqual(kind === 'straight' ? whole : whole.slice(1))
  },
)

test('colours: eighteen each, and the ones everybody knows', () => {
  expect(numbersOf('red').flat()).toHaveLength(18)
  expect(numbersOf('black').flat()).toHaveLength(18)
  expect([0, 1, 2, 10, 11, 18, 19, 28, 29, 36].map((number) => colourOf(number))).toEqual([
    'green',
    'red',
    'black',
    'black',
    'black',
    'red',
    'red',
    'black',
    'black',
    'red',
  ])
})

test.each([
  'split:1-5',
  'split:2-1',
  'corner:3-4-6-7',
  'straight:37',
  'dozen:4',
  'green',
  'line:34',
])('%s is no spot', (spot) => {
  expect(roulette.isSpot(spot)).toBe(false)
})
