import { expect, test } from 'vitest'
import { percentText } from './percent.ts'

test.each([
  [1_000, '0.10%'],
  [10_000, '1.00%'],
  [1, '0.0001%'],
  [1_234, '0.1234%'],
  [1_230, '0.123%'],
])('%i millionths are %s', (ppm, text) => {
  expect(percentText(ppm)).toBe(text)
})
