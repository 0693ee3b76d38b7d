import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentFor } from '../spots.ts'
import { everyDraw, exactReturn, gather, mostTimes } from '../table-exact.ts'
import { BIG_SUM, fastFive, fastFiveSides, PLACES, type FastFiveOutcome } from './rules.ts'

/** All 100,000 draws. */
const all = [...everyDraw((draw) => fastFive.outcome(draw))]
const payOf = (spot: string) => (outcome: FastFiveOutcome) => fastFive.returnOf(spot, outcome)
/** All rounds in two groups: those in which a spot wins, and the others. */
const wins = (spot: string) => gather(all, (outcome) => String(payOf(spot)(outcome).over))

test.each([...fastFiveSides.names, 'digit:c:0', 'pair:ae:72', 'trio:bcd:049'])(
  '%s returns exactly what is printed',
  (spot) => {
    expect(exactReturn(payOf(spot), wins(spot))).toBe(percentFor(fastFive.returns, spot))
  },
)

test('a sum of 23 and more is exactly as likely as one below', () => {
  expect(BIG_SUM).toBe(23)
  const big = wins('big:sum').map(({ share }) => share)
  expect(big).toEqual([
    { over: 1n, under: 2n },
    { over: 1n, under: 2n },
  ])
})

test('the most a stake can bring', () => {
  const spots = [...fastFiveSides.names, 'digit:a:7', 'pair:ab:70', 'trio:abc:704']
  const one = [{ share: { over: 1n, under: 1n }, outcome: { digits: [7, 0, 4, 9, 2] } }]
  expect(mostTimes(spots.map(payOf), one)).toBe(fastFive.maxTimes)
})

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
const places = fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 })
const KINDS = ['digit', 'pair', 'trio'] as const
const TIMES = { digit: 970n, pair: 9700n, trio: 96_000n }

test('digits on places win when each of them came there, and only then', () => {
  fc.assert(
    fc.property(digits, digits, places, (drawn, named, chosen) => {
      const at = chosen.toSorted((left, right) => left - right)
      const kind = KINDS[at.length - 1] ?? 'digit'
      const placed = at.map((place) => PLACES[place]).join('')
      const spot = `${kind}:${placed}:${at.map((place) => named[place]).join('')}`
      expect(fastFive.isSpot(spot)).toBe(true)
      const isHit = at.every((place) => drawn[place] === named[place])
      expect(fastFive.returnOf(spot, { digits: drawn }).over).toBe(isHit ? TIMES[kind] : 0n)
      const own = `${kind}:${placed}:${at.map((place) => drawn[place]).join('')}`
      expect(fastFive.returnOf(own, { digits: drawn }).over).toBe(TIMES[kind])
    }),
  )
})

test.each([
  'digit:f:1',
  'digit:a:12',
  'digit:ab:12',
  'pair:ba:12',
  'pair:aa:11',
  'trio:abc:12',
  'trio:abcd:1234',
  'big:f',
  'big',
  'digit:a:1 ',
])('%j is no spot', (spot) => {
  expect(fastFive.isSpot(spot)).toBe(false)
  expect(() => fastFive.returnOf(spot, { digits: [1, 2, 3, 4, 5] })).toThrow('no spot')
})

test('the example of the first draw: 7 0 4 9 2', () => {
  const outcome = { digits: [7, 0, 4, 9, 2] }
  const won = fastFiveSides.names.filter((spot) => payOf(spot)(outcome).over > 0n)
  expect(won).toEqual([
    'small:sum',
    'even:sum',
    'big:a',
    'odd:a',
    'small:b',
    'even:b',
    'small:c',
    'even:c',
    'big:d',
    'odd:d',
    'small:e',
    'even:e',
    'dragon',
  ])
})
