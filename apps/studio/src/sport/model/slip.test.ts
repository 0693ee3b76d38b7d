import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooMuch, LEGS_MAX, slipBack, slipPayout, timesOf, TIMES_MAX } from './slip.ts'
import { verdictOf } from './selection.ts'

const STAKE = 100_000n

test.each([
  ['a single won', [[204, 'won']], 204_000n],
  ['a single lost', [[204, 'lost']], 0n],
  ['a single void', [[204, 'void']], 100_000n],
  [
    'three won',
    [
      [138, 'won'],
      [174, 'won'],
      [272, 'won'],
    ],
    653_126n,
  ],
  [
    'one of three lost',
    [
      [138, 'won'],
      [174, 'lost'],
      [272, 'won'],
    ],
    0n,
  ],
  [
    'one of three void counts once',
    [
      [138, 'won'],
      [174, 'void'],
      [272, 'won'],
    ],
    375_360n,
  ],
  [
    'a lost one beside a void one',
    [
      [138, 'void'],
      [174, 'lost'],
    ],
    0n,
  ],
  [
    'all void',
    [
      [138, 'void'],
      [174, 'void'],
    ],
    100_000n,
  ],
] as const)('%s', (_name, legs, payout) => {
  expect(
    slipPayout(
      STAKE,
      legs.map(([price, state]) => ({ price, state })),
    ),
  ).toBe(payout)
})

test('a slip is floored once, never leg by leg', () => {
  const price = fc.integer({ min: 102, max: 10_000 })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.array(price, { minLength: 1, maxLength: LEGS_MAX }),
      (stake, prices) => {
        const paid = slipPayout(
          stake,
          prices.map((one) => ({ price: one, state: 'won' as const })),
        )
        const { over, under } = timesOf(prices)
        expect(paid * under).toBeLessThanOrEqual(stake * over)
        expect((paid + 1n) * under).toBeGreaterThan(stake * over)
      },
    ),
  )
})

test('no slip pays more than its limit', () => {
  expect(isTooMuch(timesOf([10_000, 5_000]))).toBe(false)
  expect(isTooMuch(timesOf([10_000, 5_001]))).toBe(true)
  expect(TIMES_MAX).toBe(5_000)
})

test('three legs return what each returns, multiplied', () => {
  expect(slipBack([9_500])).toBe(9_500)
  expect(slipBack([9_500, 9_500, 9_500])).toBe(8_573)
})

test('an abandoned fixture decides nothing', () => {
  expect(verdictOf('win:home', null)).toBe('void')
  expect(verdictOf('win:home', { winner: 'home', home: 1, away: 0 })).toBe('won')
  expect(verdictOf('total:over:3', { winner: 'home', home: 1, away: 0 })).toBe('lost')
})
