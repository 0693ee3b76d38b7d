import { expect, test } from 'vitest'
import { currencies, currencyFacts, isCurrency } from './currency.ts'

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
