import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, currencyFacts } from './currency.ts'
import {
  add,
  compare,
  floorToShown,
  money,
  parseUnits,
  subtract,
  UNITS_MAX,
  writeUnits,
  zero,
} from './money.ts'

const anyUnits = fc.bigInt({ min: -UNITS_MAX, max: UNITS_MAX })
const anyCurrency = fc.constantFrom(...currencies)
const anyMoney = fc.tuple(anyUnits, anyCurrency).map(([units, currency]) => money(units, currency))

describe('reading an amount', () => {
  test.each([
    ['0', 0n],
    ['-0', 0n],
    ['0.0001', 1n],
    ['-0.0001', -1n],
    ['1', 10_000n],
    ['1.5', 15_000n],
    ['88.88', 888_800n],
    ['88.8800', 888_800n],
    ['-12.3456', -123_456n],
    ['90000000000000', UNITS_MAX],
    ['90000000000000.0000', UNITS_MAX],
    ['-90000000000000', -UNITS_MAX],
  ])('%j is %s units', (text, units) => {
    expect(parseUnits(text)).toBe(units)
  })

  test.each([
    [''],
    [' '],
    ['1e3'],
    ['0x10'],
    ['0b1'],
    [' 12 '],
    ['12\n'],
    ['12\n13'],
    ['\u200b12'],
    ['１２'],
    ['١٢'],
    ['+1'],
    ['--1'],
    ['-'],
    ['01'],
    ['00'],
    ['.5'],
    ['1.'],
    ['1..2'],
    ['1.2.3'],
    ['1.23456'],
    ['1,000'],
    ['1_000'],
    ['1n'],
    ['NaN'],
    ['Infinity'],
    ['null'],
    ['90000000000000.0001'],
    ['-90000000000000.0001'],
    ['9999999999999999'],
    ['1'.repeat(17)],
    ['9'.repeat(100_000)],
  ])('refuses %.20j', (text) => {
    expect(parseUnits(text)).toBeNull()
  })

  test('an amount survives being written and read', () => {
    fc.assert(
      fc.property(anyUnits, (units) => {
        expect(parseUnits(writeUnits(units))).toBe(units)
      }),
    )
  })

  test('what is read is written back in one form, with four decimals', () => {
    const anyText = fc.stringMatching(/^-?(0|[1-9][0-9]{0,12})(\.[0-9]{1,4})?$/)
    fc.assert(
      fc.property(anyText, (text) => {
        const units = parseUnits(text)
        expect(units).not.toBeNull()
        const written = writeUnits(units ?? 0n)
        expect(written).toMatch(/^-?(0|[1-9][0-9]*)\.[0-9]{4}$/)
        expect(parseUnits(written)).toBe(units)
      }),
    )
  })

  test('nothing but plain decimals is ever read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = /^-?(0|[1-9][0-9]*)(\.[0-9]{1,4})?$/.test(text)
        expect(parseUnits(text) !== null).toBe(plain && text.length < 15)
      }),
    )
  })
})

test.each([
  [0n, '0.0000'],
  [1n, '0.0001'],
  [-1n, '-0.0001'],
  [-9_999n, '-0.9999'],
  [-10_000n, '-1.0000'],
  [888_800n, '88.8800'],
  [UNITS_MAX, '90000000000000.0000'],
])('%s units are written %s', (units, text) => {
  expect(writeUnits(units)).toBe(text)
})

describe('flooring to what people see', () => {
  test.each([
    [12_399n, 'USD', 12_300n],
    [12_300n, 'USD', 12_300n],
    [99n, 'USD', 0n],
    [-1n, 'USD', -100n],
    [19_999n, 'VND', 10_000n],
    [-1n, 'VND', -10_000n],
    [-20_000n, 'WON', -20_000n],
  ] as const)('%s units of %s show as %s', (units, currency, shown) => {
    expect(floorToShown(money(units, currency))).toEqual(money(shown, currency))
  })

  test('is never above the amount, never a full shown coin below it, and in whole coins', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        const coin = 10n ** BigInt(4 - currencyFacts(amount.currency).decimals)
        const lost = amount.units - floorToShown(amount).units
        expect(lost).toBeGreaterThanOrEqual(0n)
        expect(lost).toBeLessThan(coin)
        expect(floorToShown(amount).units % coin).toBe(0n)
      }),
    )
  })

  test('twice is once', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(floorToShown(floorToShown(amount))).toEqual(floorToShown(amount))
      }),
    )
  })
})

describe('sums', () => {
  const anyThree = fc
    .tuple(anyUnits, anyUnits, anyUnits, anyCurrency)
    .map(([a, b, c, currency]) => ({
      left: money(a, currency),
      middle: money(b, currency),
      right: money(c, currency),
    }))

  test('order and grouping do not matter, and zero changes nothing', () => {
    fc.assert(
      fc.property(anyThree, ({ left, middle, right }) => {
        expect(add(left, right)).toEqual(add(right, left))
        expect(add(add(left, middle), right)).toEqual(add(left, add(middle, right)))
        expect(add(left, zero(left.currency))).toEqual(left)
      }),
    )
  })

  test('what was added can be taken away again', () => {
    fc.assert(
      fc.property(anyThree, ({ left, right }) => {
        expect(subtract(add(left, right), right)).toEqual(left)
        expect(subtract(left, left)).toEqual(zero(left.currency))
      }),
    )
  })

  test('comparing agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(anyThree, ({ left, right }) => {
        const difference = subtract(left, right).units
        expect(compare(left, right)).toBe(difference === 0n ? 0 : difference < 0n ? -1 : 1)
      }),
    )
  })

  test.each([
    ['add', add],
    ['subtract', subtract],
    ['compare', compare],
  ])('%s refuses money of two currencies and names both', (_, operation) => {
    expect(() => operation(money(1n, 'RMB'), money(1n, 'JPY'))).toThrow('RMB and JPY')
  })
})
