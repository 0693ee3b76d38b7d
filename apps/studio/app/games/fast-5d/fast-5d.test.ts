import { serverMessages } from '@oriel/i18n/server'
import { createText } from '@oriel/i18n/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastFive, fastFiveSides, PLACES } from '../../../src/games/fast-5d/rules.ts'
import { BALL_MS, DROP_MS, MOMENTS } from './motion.ts'
import { HALF_DIGITS, SUMS, timesOn } from './pays.ts'
import { isOpenPlace, linesOf, NO_PICKS, PICK_PLACES, togglePick, type Picks } from './picks.ts'
import { leadOf, sizeOf, spotName, sumOf } from './words.ts'

const kinds = fc.constantFrom('pair' as const, 'trio' as const)
const someDigits = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 10 })
const anyPicks = fc
  .uniqueArray(fc.constantFrom(...PLACES), { maxLength: PLACES.length })
  .chain((places) =>
    fc.tuple(...places.map(() => someDigits)).map((digits): Picks => {
      const chosen = places.map((place, at) => [place, digits[at] ?? []] as const)
      return { ...NO_PICKS, ...Object.fromEntries(chosen) }
    }),
  )

test('every combination of the chosen digits becomes one line the rules know', () => {
  fc.assert(
    fc.property(kinds, anyPicks, (kind, picks) => {
      const lines = linesOf(kind, picks)
      const counts = PLACES.map((place) => picks[place].length).filter((count) => count > 0)
      const combinations = counts.reduce((product, count) => product * count, 1)
      expect(lines).toHaveLength(counts.length === PICK_PLACES[kind] ? combinations : 0)
      expect(new Set(lines).size).toBe(lines.length)
      expect(lines.filter((line) => !fastFive.isSpot(line))).toEqual([])
    }),
  )
})

test('digits are chosen on as many places as the bet needs, and let go again', () => {
  const one = togglePick(NO_PICKS, 'e', 7)
  const two = togglePick(togglePick(one, 'a', 3), 'e', 2)
  expect(two).toEqual({ ...NO_PICKS, a: [3], e: [2, 7] })
  expect(isOpenPlace('pair', two, 'b')).toBe(false)
  expect(isOpenPlace('pair', two, 'e')).toBe(true)
  expect(isOpenPlace('trio', two, 'b')).toBe(true)
  expect(linesOf('pair', two)).toEqual(['pair:ae:32', 'pair:ae:37'])
  expect(togglePick(two, 'a', 3)).toEqual({ ...NO_PICKS, e: [2, 7] })
})

test('what a field prints is what the rules pay', () => {
  const odds = ['digit:c:0', 'pair:ae:72', 'trio:bcd:049', 'dragon', 'tiger', 'tie'].map(timesOn)
  expect(odds).toEqual(['×9.7', '×97', '×960', '×2.15', '×2.15', '×9.6'])
  const halves = fastFiveSides.names.filter((spot) => spot.includes(':'))
  expect(new Set(halves.map(timesOn))).toEqual(new Set(['×1.95']))
  expect([SUMS, HALF_DIGITS]).toEqual([
    { small: '0–22', big: '23–45' },
    { small: '0–4', big: '5–9' },
  ])
})

test('balls fall one after another, and all are read before the round is settled', () => {
  expect(BALL_MS).toHaveLength(PLACES.length)
  expect(BALL_MS[0]).toBeGreaterThanOrEqual(DROP_MS)
  expect(MOMENTS).toEqual(MOMENTS.toSorted((left, right) => left - right))
  expect(MOMENTS.at(-1)).toBeLessThan(fastFive.runningMs)
})

test('a draw is told by the sides the rules pay for', () => {
  const outcome = { digits: [7, 0, 4, 9, 2] }
  expect([sumOf(outcome), sizeOf(outcome), leadOf(outcome)]).toEqual([22, 'small', 'dragon'])
  expect(leadOf({ digits: [3, 1, 1, 1, 3] })).toBe('tie')
  expect(leadOf({ digits: [3, 9, 9, 9, 4] })).toBe('tiger')
})

test('a line is named by its places and digits', () => {
  const { t } = createText('en_US', serverMessages('en_US'))
  expect(spotName(t, 'pair:ae:72')).toBe('Pair A 7 · E 2')
  expect(spotName(t, 'pair')).toBe('Pair')
  expect(spotName(t, 'big')).toBe('Big')
  expect(spotName(t, 'odd:sum')).toBe('Sum: Odd')
  expect(spotName(t, 'big:c')).toBe('Position C: Big')
})
