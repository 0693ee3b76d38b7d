import { describe, expect, test } from 'vitest'
import { feeOf, numberOf } from './order.ts'

describe('the fee', () => {
  const none = { fixed: 0n, ppm: 0, least: 0n, most: null }
  test.each([
    ['nothing is asked', 1_000_000n, 'USD', none, 0n],
    ['a fixed part', 1_000_000n, 'USD', { ...none, fixed: 10_000n }, 10_000n],
    ['a share, up to the next cent', 1_000_100n, 'USD', { ...none, ppm: 10_000 }, 10_100n],
    ['a share of whole dong', 500_010_000n, 'VND', { ...none, ppm: 1 }, 10_000n],
    ['not less than the least', 100_000n, 'USD', { ...none, ppm: 1, least: 5_000n }, 5_000n],
    [
      'not more than the most',
      9_000_000n,
      'USD',
      { ...none, ppm: 100_000, most: 20_000n },
      20_000n,
    ],
    ['never more than there is', 5_000n, 'USD', { ...none, fixed: 10_000n }, 5_000n],
  ] as const)('%s', (_name, units, currency, fee, expected) => {
    expect(feeOf(units, currency, fee)).toBe(expected)
  })
})

test('a number has its day, six signs of chance, and none of the order it was made in', () => {
  const id = '019a8c0d-7000-7abc-8def-0123456789ab'
  expect(numberOf('D', id, '2026-11-14')).toBe('D261114-2PF2DB')
  expect(numberOf('D', id, '2026-11-14')).toMatch(/^D[0-9]{6}-[0-9A-HJKMNP-TV-Z]{6}$/)
})
