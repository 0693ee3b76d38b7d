import type { Currency } from '@oriel/core/currency'
import { describe, expect, test } from 'vitest'
import { quickAmounts, readAmount } from './amount-rules.ts'
import { usd } from './testing/example-deposits.ts'

const ALL = { min: 1n, max: usd(100_000_000_000) }

describe('an amount', () => {
  test.each<[string, Currency, bigint]>([
    ['100', 'USD', usd(100)],
    ['100.5', 'USD', 1_005_000n],
    ['1,000,000.25', 'USD', 10_000_002_500n],
    // Too few digits for a group: cents, and never a hundred times as much.
    ['100,50', 'USD', 1_005_000n],
    ['100.50', 'BRL', 1_005_000n],
    ['1.000', 'BRL', usd(1_000)],
    ['1.000.000,25', 'BRL', 10_000_002_500n],
    ['1.000.000', 'VND', usd(1_000_000)],
    ['1,00,000', 'INR', usd(100_000)],
    ['123456789012', 'VND', usd(123_456_789_012)],
    [' 1 000 ', 'USD', usd(1_000)],
    ['007', 'USD', usd(7)],
    ['१००', 'INR', usd(100)],
    ['๑๐๐', 'THB', usd(100)],
    ['１００', 'JPY', usd(100)],
  ])('typed as %j in %s is understood', (typed, currency, units) => {
    expect(readAmount(typed, currency, { ...ALL, max: usd(1_000_000_000_000) })).toEqual({
      ok: true,
      value: units,
    })
  })

  test.each<[string, Currency, string]>([
    ['', 'USD', 'empty'],
    ['  ', 'USD', 'empty'],
    ['-1', 'USD', 'number'],
    ['1e3', 'USD', 'number'],
    ['ten', 'USD', 'number'],
    ['1,2,3', 'USD', 'number'],
    ['9'.repeat(31), 'USD', 'number'],
    ['0.001', 'USD', 'decimals'],
    ['1.000', 'USD', 'decimals'],
    ['100.5', 'VND', 'decimals'],
    ['0', 'USD', 'least'],
    ['9.99', 'USD', 'least'],
    ['10000.01', 'USD', 'most'],
    ['9'.repeat(30), 'USD', 'most'],
  ])('typed as %j in %s is refused: %s', (typed, currency, reason) => {
    const range = { min: usd(10), max: usd(10_000) }
    expect(readAmount(typed, currency, range)).toEqual({ ok: false, reason })
  })
})

describe('quick amounts', () => {
  test('are round and begin with the least', () => {
    expect(quickAmounts({ min: usd(10), max: usd(10_000) })).toEqual(
      [10, 20, 50, 100, 200, 500].map(usd),
    )
    expect(quickAmounts({ min: usd(50_000), max: usd(300_000_000) }).at(-1)).toBe(usd(2_000_000))
  })

  test('stay in a narrow range', () => {
    expect(quickAmounts({ min: usd(30), max: usd(120) })).toEqual([50, 100].map(usd))
    expect(quickAmounts({ min: usd(60), max: usd(90) })).toEqual([])
  })
})
