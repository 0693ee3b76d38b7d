import { expect, test } from 'vitest'
import { feeOf, isFree } from './fee.ts'
import { exampleMethod, usd } from './testing/example-deposits.ts'

const NONE = exampleMethod().fee

test('nothing is kept where there is no fee', () => {
  expect(isFree(NONE)).toBe(true)
  expect(feeOf(NONE, usd(100), 'USD')).toBe(0n)
})

test.each([
  ['a fixed part', { fixed: usd(1) }, usd(100), usd(1)],
  ['a share', { ppm: 15_000 }, usd(100), 15_000n],
  ['a share, rounded up to the cent', { ppm: 15_000 }, 333_300n, 5_000n],
  ['no less than the least', { ppm: 1, min: usd(2) }, usd(100), usd(2)],
  ['no more than the most', { ppm: 500_000, max: usd(3) }, usd(100), usd(3)],
])('a fee is %s', (_what, fee, amount, kept) => {
  expect(feeOf({ ...NONE, ...fee }, amount, 'USD')).toBe(kept)
})

test('a currency without cents has a fee without cents', () => {
  expect(feeOf({ ...NONE, ppm: 15_000 }, usd(50_010), 'VND')).toBe(usd(751))
})
