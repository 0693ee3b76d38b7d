import { expect, test } from 'vitest'
import { hundredths, ratio } from '../../../src/game/ratio.ts'
import { decimalOdds, oddsText } from './odds.ts'

test('odds are printed as on a table: what comes on top of the stake', () => {
  expect(oddsText(ratio(9))).toBe('8\u00a0:\u00a01')
  expect(oddsText(hundredths(195))).toBe('0.95\u00a0:\u00a01')
  expect(oddsText(ratio(3, 2))).toBe('0.5\u00a0:\u00a01')
  expect(oddsText(ratio(181))).toBe('180\u00a0:\u00a01')
})

test('where odds count the stake in, they have two decimals', () => {
  expect(decimalOdds(hundredths(191))).toBe('1.91')
  expect(decimalOdds(ratio(12))).toBe('12.00')
  expect(decimalOdds(hundredths(42_240))).toBe('422.40')
  expect(decimalOdds(hundredths(105))).toBe('1.05')
})
