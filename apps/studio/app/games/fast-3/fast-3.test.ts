import { serverMessages } from '@oriel/i18n/server'
import { createText } from '@oriel/i18n/text'
import { expect, test } from 'vitest'
import { fastThree, fastThreeSpots } from '../../../src/games/fast-3/rules.ts'
import { FIELDS, ODDS, RANGES, SHARES, TOTALS } from './fields.ts'
import { MOMENTS } from './motion.ts'
import { THROW_COUNT, waysOf } from './pays.ts'
import { resultWords, sizeOf, spotName } from './words.ts'

const { t } = createText('en_US', serverMessages('en_US'))

test('the board has every spot of the rules, each once', () => {
  expect(FIELDS.toSorted()).toEqual(fastThreeSpots.names.toSorted())
})

test('odds on the fields are read from the rules', () => {
  const odds = ['small', 'total:3', 'total:10', 'triple:6', 'any-triple', 'run']
  expect(odds.map((spot) => ODDS.get(spot))).toEqual([
    '×1.95',
    '×207.36',
    '×7.68',
    '×207.36',
    '×34.56',
    '×8.64',
  ])
  expect(RANGES).toEqual({ small: '3–10', big: '11–18' })
})

test('bars show how often each total comes, all of them together every throw', () => {
  expect(THROW_COUNT).toBe(216)
  expect(TOTALS.reduce((sum, spot) => sum + waysOf(spot), 0)).toBe(THROW_COUNT)
  expect(SHARES.get('total:10')).toBe(1)
  expect(SHARES.get('total:3')).toBe(1 / 27)
})

test('dice rest one after another, and all are read before the round is settled', () => {
  expect(MOMENTS).toEqual(MOMENTS.toSorted((left, right) => left - right))
  expect(MOMENTS.at(-1)).toBeLessThan(fastThree.runningMs)
})

test('a throw is told by what the rules pay for, a triple by its total too', () => {
  expect(resultWords(t, { dice: [2, 4, 3] })).toBe('2 + 4 + 3 = 9 · Small · Odd · Run of three')
  expect(resultWords(t, { dice: [6, 6, 6] })).toBe('6 + 6 + 6 = 18 · Big · Even · Triple')
  expect(resultWords(t, { dice: [1, 1, 5] })).toBe('1 + 1 + 5 = 7 · Small · Odd')
  expect(sizeOf({ dice: [1, 1, 1] })).toBe('small')
  expect(spotName(t, 'total:9')).toBe('Total 9')
  expect(spotName(t, 'triple')).toBe('Triple')
})
