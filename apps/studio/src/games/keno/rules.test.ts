import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { exactReturn, mostTimes, type Chance } from '../table-exact.ts'
import { BALLS, keno, numbersOf, NUMBERS, payOf, PAYS, PICKS_MAX, spotOf } from './rules.ts'

/** How many ways there are to choose `count` of `size`. */
function choose(size: number, count: number): bigint {
  let ways = 1n
  for (let at = 1; at <= count; at += 1) ways = (ways * BigInt(size - count + at)) / BigInt(at)
  return ways
}

/** Of all draws, those that hit each number of the named ones. */
const hitsOf = (named: number): Chance<number>[] =>
  Array.from({ length: named + 1 }, (_, hits) => ({
    share: {
      over: choose(named, hits) * choose(NUMBERS - named, BALLS - hits),
      under: choose(NUMBERS, BALLS),
    },
    outcome: hits,
  }))
const counts = Object.keys(PAYS).map(Number)

test.each(counts)('%i numbers return exactly what is printed, between 94 and 97 %%', (named) => {
  const percent = exactReturn((hits: number) => payOf(named, hits), hitsOf(named))
  expect(keno.returns[named - 1]).toEqual({ bet: `numbers:${named}`, percent })
  expect(Number(percent)).toBeGreaterThan(94)
  expect(Number(percent)).toBeLessThan(97)
})

test('the most a stake can bring', () => {
  const most = counts.map((named) => mostTimes([(hits) => payOf(named, hits)], hitsOf(named)))
  expect(Math.max(...most)).toBe(keno.maxTimes)
})

test('one to ten numbers can be named', () => {
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, PICKS_MAX])
})

test('more hits never pay less, once any pays', () => {
  for (const named of counts) {
    const paid = counts.filter((hits) => hits <= named).map((hits) => payOf(named, hits))
    const times = paid.map(({ over, under }) => Number(over) / Number(under))
    expect(times).toEqual(times.toSorted((left, right) => left - right))
  }
})

const named = fc.uniqueArray(fc.integer({ min: 1, max: NUMBERS }), {
  minLength: 1,
  maxLength: PICKS_MAX,
})
test('any draw is twenty different balls, and pays by how many of the named are among them', () => {
  fc.assert(
    fc.property(named, fc.nat(), (numbers, nonce) => {
      const draw = streamOf({ serverSeed: 'server', clientSeed: 'client', nonce })
      const { balls } = keno.outcome(draw)
      expect(new Set(balls).size).toBe(BALLS)
      expect(balls.every((ball) => ball >= 1 && ball <= NUMBERS)).toBe(true)
      const sorted = numbers.toSorted((left, right) => left - right)
      const hits = balls.filter((ball) => numbers.includes(ball)).length
      expect(keno.returnOf(spotOf(sorted), { balls })).toEqual(payOf(numbers.length, hits))
    }),
  )
})

test('a spot names numbers in one way only', () => {
  expect(numbersOf('pick:3,17,44')).toEqual([3, 17, 44])
  expect(numbersOf('pick:1,2,3,4,5,6,7,8,9,80')).toHaveLength(10)
})

test.each([
  'pick:',
  'pick:0',
  'pick:81',
  'pick:17,3',
  'pick:3,3',
  'pick:03',
  'pick:3.5',
  'pick:1e1',
  'pick:NaN',
  'pick:3,',
  'pock:3',
  'pick:1,2,3,4,5,6,7,8,9,10,11',
])('%j is no spot', (spot) => {
  expect(keno.isSpot(spot)).toBe(false)
  expect(() => keno.returnOf(spot, { balls: [] })).toThrow('no spot')
})
