import { expect, test } from 'vitest'
import * as limits from './limits.ts'

const numbers = { ...limits }

// The forms prove that they keep these limits; this test only fixes the numbers.
test.each<[keyof typeof numbers, number]>([
  ['ACCOUNT_MIN_CHARACTERS', 6],
  ['ACCOUNT_MAX_CHARACTERS', 12],
  ['PASSWORD_CLASSIC_MIN_CHARACTERS', 6],
  ['PASSWORD_CLASSIC_MAX_CHARACTERS', 12],
  ['PASSWORD_STRONG_MIN_CHARACTERS', 8],
  ['PASSWORD_STRONG_MAX_CHARACTERS', 64],
  ['CONTACT_ID_MIN_CHARACTERS', 5],
  ['CONTACT_ID_MAX_CHARACTERS', 50],
  ['SMS_CODE_DIGITS', 6],
  ['VND_PHONE_DIGITS', 10],
  ['WITHDRAW_PASSWORD_DIGITS', 4],
  ['NAME_MAX_CHARACTERS', 60],
  ['IDENTITY_ID_MAX_CHARACTERS', 40],
  ['REGISTRATION_MIN_AGE_YEARS', 18],
])('%s is %i', (name, value) => {
  expect(numbers[name]).toBe(value)
})

test('every limit is a whole number above zero and ends with its unit', () => {
  for (const [name, value] of Object.entries(numbers)) {
    expect(name).toMatch(/^[A-Z_]+_(YEARS?|CHARACTERS|DIGITS)$/)
    expect(Number.isSafeInteger(value) && value > 0, name).toBe(true)
  }
})
