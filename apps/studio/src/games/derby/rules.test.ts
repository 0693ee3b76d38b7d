import { expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { everyDraw, exactReturn, gather, mostTimes } from '../table-exact.ts'
import { distanceAt, LAST_MS_MAX, STRETCHES } from './pace.ts'
import { derby, derbySpots, drawOrder, RUNNERS } from './rules.ts'

type Order = { readonly order: readonly number[] }
/** Every draw of the first three places; no bet looks further. */
const all = gather(
  everyDraw((draw): Order => ({ order: drawOrder(draw, 3) })),
  ({ order }) => order.join('-'),
)
const payOf = (spot: string) => (outcome: Order) => derbySpots.returnOf(spot, outcome)

test('336 ways to fill the first three places', () => {
  expect(all).toHaveLength(8 * 7 * 6)
})

test('each of the 80 spots returns exactly what is printed', () => {
  const found = derbySpots.names.map((bet) => ({ bet, percent: exactReturn(payOf(bet), all) }))
  expect(found).toHaveLength(8 + 8 + 8 + 56)
  expect(found).toEqual(derby.returns)
})

test('the most a stake can bring', () => {
  expect(mostTimes(derbySpots.names.map(payOf), all)).toBe(derby.maxTimes)
})

test.each([
  ['win:3', true],
  ['win:5', false],
  ['top-two:5', true],
  ['top-two:1', false],
  ['top-three:1', true],
  ['top-three:8', false],
  ['exacta:3-5', true],
  ['exacta:5-3', false],
])('3 before 5 before 1: %s wins: %s', (spot, isWon) => {
  const { over } = derbySpots.returnOf(spot, { order: [3, 5, 1, 8, 2, 4, 6, 7] })
  expect(over > 0n).toBe(isWon)
})

test.each(['win:9', 'win:0', 'exacta:3-3', 'top-two:', 'place:1'])('%s is no spot', (spot) => {
  expect(derby.isSpot(spot)).toBe(false)
})

const races = Array.from({ length: 500 }, (_, nonce) =>
  derby.outcome(streamOf({ serverSeed: 'server', clientSeed: 'client', nonce })),
)

test('all eight finish, in the order that was drawn, and in time', () => {
  for (const { order, paces } of races) {
    expect(new Set(order)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    expect(order).toHaveLength(RUNNERS)
    const byTime = order.toSorted(
      (left, right) => (paces[left - 1]?.finishMs ?? 0) - (paces[right - 1]?.finishMs ?? 0),
    )
    expect(byTime).toEqual(order)
    expect(new Set(paces.map(({ finishMs }) => finishMs)).size).toBe(RUNNERS)
    expect(Math.max(...paces.map(({ finishMs }) => finishMs))).toBeLessThanOrEqual(LAST_MS_MAX)
  }
  expect(LAST_MS_MAX).toBeLessThan(derby.runningMs)
})

test('a runner only goes forward, from the start to the line', () => {
  const pace = races[0]?.paces[0]
  if (!pace) throw new Error('no race was run')
  expect(pace.stretches).toHaveLength(STRETCHES)
  const seen = Array.from({ length: 101 }, (_, part) =>
    distanceAt(pace, (pace.finishMs * part) / 100),
  )
  expect(seen.every((distance, at) => at === 0 || distance > (seen[at - 1] ?? 1))).toBe(true)
  expect([seen[0], seen.at(-1), distanceAt(pace, pace.finishMs * 2)]).toEqual([0, 1, 1])
  expect(distanceAt(pace, -1)).toBe(0)
})
