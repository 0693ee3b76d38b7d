import { expect, test } from 'vitest'
import { currencies, type Currency } from './currency.ts'
import { callingCodeOf, internationalPhone } from './phone.ts'

test.each<[Currency, string, string | null]>([
  ['VND', '0912345678', '+84912345678'],
  ['VND', '912345678', null],
  ['VND', '1900123456', null],
  ['VND', '0212345678', null],
  ['RMB', '13812345678', '+8613812345678'],
  ['RMB', '12012345678', null],
  ['WON', '01012345678', '+821012345678'],
  ['JPY', '09012345678', '+819012345678'],
  ['JPY', '0990123456', null],
  ['THB', '0812345678', '+66812345678'],
  ['THB', '1900123456', null],
  ['USD', '2125551234', '+12125551234'],
  ['USD', '9005551234', null],
  ['USD', '8765551234', null],
  ['USD', '1125551234', null],
  ['INR', '9812345678', '+919812345678'],
  ['MMK', '09123456789', '+959123456789'],
  ['BRL', '11912345678', '+5511912345678'],
  ['BDT', '01712345678', '+8801712345678'],
  ['NGN', '08012345678', '+2348012345678'],
  ['GP', '0912345678', null],
  ['VND', '+84912345678', null],
  ['VND', '０９１２３４５６７８', null],
  ['VND', '0912345678\n', null],
])('%s %s is dialled %s', (currency, digits, dialled) => {
  expect(internationalPhone(currency, digits)).toBe(dialled)
})

test('every currency of a country has its calling code', () => {
  const without = currencies.filter((currency) => callingCodeOf(currency) === null)
  expect(without).toEqual(['GP'])
})
