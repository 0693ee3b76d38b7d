import { serverMessages } from '@oriel/i18n/server'
import { createText } from '@oriel/i18n/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BALLS, keno, NUMBERS, PICKS_MAX, spotOf } from '../../../src/games/keno/rules.ts'
import { timesText } from '../draw-kit/times.ts'
import { hitsOf, numbersOn, payRows, quickPick, toggleNumber } from './draft.ts'
import { BALL_MS, MOMENTS, ROLL_MS } from './motion.ts'
import { betName, resultWords, spotName } from './words.ts'

const { t } = createText('en_US', serverMessages('en_US'))
const outcome = { balls: Array.from({ length: BALLS }, (_, at) => at + 1) }

test('what is chosen is always a spot of the rules, or nothing', () => {
  const numbers = fc.array(fc.integer({ min: 1, max: NUMBERS }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(numbers, (pressed) => {
      let draft: readonly number[] = []
      for (const number of pressed) draft = toggleNumber(draft, number)
      expect(draft.length).toBeLessThanOrEqual(PICKS_MAX)
      expect(draft.length === 0 || keno.isSpot(spotOf(draft))).toBe(true)
    }),
  )
})

test('a number pressed again is let go, and an eleventh is not taken', () => {
  const ten = outcome.balls.slice(0, PICKS_MAX)
  expect(toggleNumber(ten, 80)).toEqual(ten)
  expect(toggleNumber(ten, 3)).toEqual(ten.filter((number) => number !== 3))
})

test('a quick pick chooses as many different numbers as asked, all over the board', () => {
  const picks = Array.from({ length: 300 }, (_, at) => quickPick(1 + (at % PICKS_MAX)))
  for (const [at, numbers] of picks.entries()) {
    expect(numbers).toHaveLength(1 + (at % PICKS_MAX))
    expect(keno.isSpot(spotOf(numbers))).toBe(true)
  }
  expect(new Set(picks.flat()).size).toBe(NUMBERS)
})

test('hits are counted among the balls that were drawn so far', () => {
  expect(hitsOf('pick:3,17,44', outcome.balls)).toBe(2)
  expect(hitsOf('pick:3,17,44', outcome.balls.slice(0, 3))).toBe(1)
  expect([...numbersOn(['pick:3,17', 'pick:17,44'])]).toEqual([3, 17, 44])
})

test('the pay table of a count is that of the rules', () => {
  expect(payRows(4).map(({ hits, times }) => `${hits} ${timesText(times)}`)).toEqual([
    '2 ×1',
    '3 ×8',
    '4 ×130',
  ])
  expect(payRows(10).map(({ hits }) => hits)).toEqual([0, 5, 6, 7, 8, 9, 10])
  expect(payRows(0)).toEqual([])
})

test('balls roll in one after another, and all are read before the round is settled', () => {
  expect(BALL_MS).toHaveLength(BALLS)
  expect(BALL_MS[0]).toBeGreaterThanOrEqual(ROLL_MS)
  expect(MOMENTS).toEqual(MOMENTS.toSorted((left, right) => left - right))
  expect(MOMENTS.at(-1)).toBeLessThan(keno.runningMs)
})

test('a result is told by the hits of the lines', () => {
  expect(resultWords(t, outcome, [])).toBe('All 20 numbers drawn')
  expect(resultWords(t, outcome, ['pick:3,17,44'])).toBe('2 of 3 hit')
  const four = ['pick:1', 'pick:2', 'pick:80', 'pick:5']
  expect(resultWords(t, outcome, four)).toBe('1 of 1 hit · 1 of 1 hit · 0 of 1 hit · …')
  expect(spotName('pick:3,17,44')).toBe('3 · 17 · 44')
  expect([betName(t, 'numbers:1'), betName(t, 'numbers:7')]).toEqual(['1 number', '7 numbers'])
})
