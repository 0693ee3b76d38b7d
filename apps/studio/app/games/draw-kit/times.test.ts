import { expect, test } from 'vitest'
import { hundredths, ratio } from '../../../src/game/ratio.ts'
import { timesText } from './times.ts'

test('lotteries print what comes back in all, to the last hundredth', () => {
  expect(timesText(hundredths(970))).toBe('×9.7')
  expect(timesText(hundredths(195))).toBe('×1.95')
  expect(timesText(hundredths(105))).toBe('×1.05')
  expect(timesText(hundredths(20_736))).toBe('×207.36')
  expect(timesText(ratio(20_000))).toBe('×20,000')
  expect(timesText(ratio(1))).toBe('×1')
})
