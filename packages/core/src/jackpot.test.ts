import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, currencyFacts } from './currency.ts'
import { JACKPOT_MIN_DIGITS, jackpotTiers, padJackpot, splitJackpot } from './jackpot.ts'
import { floorToShown, money, parseUnits, UNITS_MAX } from './money.ts'

const anyPool = fc
  .tuple(fc.bigInt({ min: 0n, max: UNITS_MAX }), fc.constantFrom(...currencies))
  .map(([units, currency]) => money(units, currency))

describe('[S3.035] [S9.029] the counter', () => {
  test.each([
    [128_459_305_555n, 'USD', { zeros: '00', digits: '12845930', decimals: '55' }],
    [128_459_305_555n, 'VND', { zeros: '00', digits: '12845930', decimals: '' }],
    [0n, 'USD', { zeros: '000000000', digits: '0', decimals: '00' }],
    [9_999n, 'JPY', { zeros: '000000000', digits: '0', decimals: '' }],
    [9_999n, 'GP', { zeros: '000000000', digits: '0', decimals: '99' }],
    [99_999_999_999_999n, 'USD', { zeros: '', digits: '9999999999', decimals: '99' }],
    [100_000_000_000_000n, 'USD', { zeros: '', digits: '10000000000', decimals: '00' }],
    [UNITS_MAX, 'BDT', { zeros: '', digits: '90000000000000', decimals: '00' }],
    [-1n, 'USD', { zeros: '000000000', digits: '0', decimals: '00' }],
  ] as const)('of %d units of %s', (units, currency, text) => {
    expect(padJackpot(money(units, currency))).toEqual(text)
  })

  test('has ten digits, more only when the amount has', () => {
    expect(JACKPOT_MIN_DIGITS).toBe(10)
    fc.assert(
      fc.property(anyPool, (amount) => {
        const { zeros, digits, decimals } = padJackpot(amount)
        expect(zeros).toMatch(/^0*$/)
        expect(digits).toMatch(/^(0|[1-9][0-9]*)$/)
        expect((zeros + digits).length).toBe(Math.max(10, digits.length))
        expect(decimals).toHaveLength(currencyFacts(amount.currency).decimals)
      }),
    )
  })

  test('reads as the amount, less what is too small to be shown', () => {
    fc.assert(
      fc.property(anyPool, (amount) => {
        const { digits, decimals } = padJackpot(amount)
        const read = parseUnits(decimals === '' ? digits : `${digits}.${decimals}`)
        expect(read).toBe(floorToShown(amount).units)
      }),
    )
  })

  test('never shows less for more', () => {
    fc.assert(
      fc.property(anyPool, fc.bigInt({ min: 0n, max: 1_000_000n }), (amount, more) => {
        const shown = (units: bigint) => {
          const { zeros, digits, decimals } = padJackpot(money(units, amount.currency))
          return BigInt(zeros + digits + decimals)
        }
        expect(shown(amount.units + more)).toBeGreaterThanOrEqual(shown(amount.units))
      }),
    )
  })
})

describe('tiers', () => {
  test('of a round pool', () => {
    expect(splitJackpot(10_000n).map(({ name, amount }) => [name, amount])).toEqual([
      ['grand', 9_611n],
      ['major', 360n],
      ['minor', 28n],
      ['mini', 1n],
    ])
  })

  test('are together exactly the total, each smaller than the one before', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: UNITS_MAX }), (total) => {
        const tiers = splitJackpot(total)
        const amounts = tiers.map(({ amount }) => amount)
        expect(tiers.map(({ name }) => name)).toEqual(jackpotTiers)
        expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(total)
        expect(amounts).toEqual(amounts.toSorted((left, right) => (left < right ? 1 : -1)))
        expect(amounts.every((amount) => amount >= 0n)).toBe(true)
      }),
    )
  })
})
