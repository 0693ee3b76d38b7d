import { expect, test } from 'vitest'
import { reasonOfFailure } from './registration-reasons.ts'

test('the field names the reason, and an age below the minimum has one of its own', () => {
  const young = { field: 'memberBirthday', message: 'signup.err_birthday_age' } as const
  expect(reasonOfFailure(young)).toBe('under_age')
  expect(reasonOfFailure({ ...young, message: 'signup.err_birthday_blank' })).toBe(
    'birthday_invalid',
  )
})
