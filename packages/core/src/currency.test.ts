import { expect, test } from 'vitest'
import { currencies, currencyFacts, isCurrency, symbolOf } from './currency.ts'

test.each([
  ['S9.056', 'RMB', '¥'],
  ['S9.057', 'VND', '₫'],
  ['S9.058', 'WON', '₩'],
  ['S9.059', 'JPY', '¥'],
  ['S9.060', 'THB', '฿'],
  ['S9.061', 'USD', '$'],
  ['S9.062', 'INR', '₹'],
  ['S9.063', 'MMK', 'K'],
  ['S9.064', 'BRL', 'R$'],
  ['S9.065', 'BDT', '৳'],
  ['S9.067', 'GP', 'G'],
] as const)('[%s] the symbol of %s is %s', (_, currency, symbol) => {
  expect(symbolOf(currency)).toBe(symbol)
})

test('[S9.066] the symbol of NGN is ₦, because the ₭ of the statement is the sign of the kip', () => {
  expect(symbolOf('NGN')).toBe('₦')
})

test('there are twelve currencies, and only they are currencies', () => {
  expect(currencies).toHaveLength(12)
  expect(currencies.every(isCurrency)).toBe(true)
  for (const text of ['', 'rmb', 'CNY', 'KRW', 'EUR', 'constructor', '__proto__', 'toString']) {
    expect(isCurrency(text), text).toBe(false)
  }
})

test.each(currencies)('%s has facts that Intl knows', (currency) => {
  const { iso, decimals, grouping } = currencyFacts(currency)
  if (currency === 'GP') expect(iso).toBeNull()
  else expect(Intl.supportedValuesOf('currency')).toContain(iso)
  expect([0, 2]).toContain(decimals)
  expect(Intl.NumberFormat.supportedLocalesOf(grouping)).toEqual([grouping])
})
