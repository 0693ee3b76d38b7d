import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, currencyFacts, symbolOf, type Currency } from './currency.ts'
import { locales } from './locale.ts'
import { amountText, moneyText, shortMoneyText, tightMoneyText } from './money-text.ts'
import { floorToShown, money, parseUnits, UNITS_MAX, writeUnits } from './money.ts'

const of = (text: string, currency: Currency) => money(parseUnits(text) ?? 0n, currency)

test.each([
  ['1234567.8999', 'USD', '1,234,567.89'],
  ['1234567.8999', 'RMB', '1,234,567.89'],
  ['1234567.8999', 'VND', '1.234.567'],
  ['1234567.8999', 'JPY', '1,234,567'],
  ['1234567.8999', 'INR', '12,34,567.89'],
  ['1234567.8999', 'BDT', '12,34,567.89'],
  ['1234567.8999', 'BRL', '1.234.567,89'],
  ['0', 'USD', '0.00'],
  ['0.0099', 'USD', '0.00'],
  ['0.9999', 'WON', '0'],
  ['-0.0001', 'USD', '-0.01'],
  // A float would have made this 90,071,992,547,409.92 or worse.
  ['90000000000000', 'USD', '90,000,000,000,000.00'],
  ['89999999999999.9999', 'USD', '89,999,999,999,999.99'],
] as const)('%s %s reads %s', (amount, currency, text) => {
  expect(amountText(of(amount, currency))).toBe(text)
})

test.each([
  ['en_US', '5.5', 'USD', '$5.50'],
  ['zh_CN', '5.5', 'RMB', '¥5.50'],
  ['hi_IN', '123456', 'INR', '₹1,23,456.00'],
  ['bn_BD', '123456', 'BDT', '৳1,23,456.00'],
  ['vi_VN', '50000', 'VND', '50.000\u00a0₫'],
  ['my_MM', '50000', 'MMK', '50,000\u00a0K'],
  ['en_US', '50000', 'VND', '₫50.000'],
  ['en_US', '-5.5', 'USD', '-$5.50'],
  ['vi_VN', '-5', 'VND', '-5\u00a0₫'],
  ['en_US', '7', 'GP', 'G7.00'],
] as const)('a reader of %s sees %s %s as %s', (locale, amount, currency, text) => {
  expect(moneyText(of(amount, currency), locale)).toBe(text)
})

test.each([
  ['en_US', '500', 'USD', '$500'],
  ['en_US', '12.5', 'USD', '$12.50'],
  ['en_US', '12.0001', 'USD', '$12'],
  ['vi_VN', '5000000', 'VND', '5.000.000\u00a0₫'],
] as const)('in a sentence a reader of %s sees %s %s as %s', (locale, amount, currency, text) => {
  expect(shortMoneyText(of(amount, currency), locale)).toBe(text)
})

test('the digits shown are exactly the floored amount, in Latin digits, for every reader', () => {
  const anyMoney = fc
    .tuple(fc.bigInt({ min: -UNITS_MAX, max: UNITS_MAX }), fc.constantFrom(...currencies))
    .map(([units, currency]) => money(units, currency))
  fc.assert(
    fc.property(anyMoney, fc.constantFrom(...locales), (amount, locale) => {
      const { decimals } = currencyFacts(amount.currency)
      const floored = writeUnits(floorToShown(amount).units)
      const expected = floored.slice(0, floored.length - 4 + decimals).replace('.', '')
      const text = moneyText(amount, locale)
      expect(text).toContain(symbolOf(amount.currency))
      const digits = text.replace(symbolOf(amount.currency), '').replaceAll(/[.,\u00a0]/g, '')
      expect(digits).toBe(expected)
    }),
  )
})

test.each([
  ['en_US', '1234.56', 'USD', '$1,234.56'],
  ['en_US', '999999999.99', 'USD', '$999.9M'],
  ['zh_CN', '123456789.99', 'RMB', '¥1.2亿'],
  ['vi_VN', '1299999', 'VND', '1.299.999\u00a0₫'],
  ['en_US', '0', 'USD', '$0.00'],
] as const)('in %s %s %s has room as %s', (locale, amount, currency, text) => {
  expect(tightMoneyText(of(amount, currency), locale, 11)).toBe(text)
})
