import { expect, test } from 'vitest'
import { fastWay, isFastPayment } from './fast-payment.ts'

test.each([
  ['a member where the flag is set', true, true, 'deposit'],
  ['a guest where the flag is set', true, false, 'sign_in'],
  ['a member where it is not', false, true, 'window'],
  ['a guest where it is not', false, false, 'window'],
] as const)('%s is led on', (_who, isBound, isMember, way) => {
  expect(fastWay(isBound, isMember)).toBe(way)
})

test.each([
  ['/fastPayment', true],
  ['/fastpayment/', true],
  ['/fastPayments', false],
  ['/fastDeposit', false],
])('%s is the fast payment: %s', (path, is) => {
  expect(isFastPayment(path)).toBe(is)
})
