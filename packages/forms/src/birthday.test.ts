import { expect, test } from 'vitest'
import { birthdayParts, birthdayText, checkBirthday, type Birthday } from './birthday.ts'
import type { FieldContext, FieldMessageKey } from './fields.ts'

const context: FieldContext = {
  currency: 'USD',
  isDisplay: true,
  isRequired: true,
  passwordPolicy: 'classic',
  phoneDigits: null,
  today: '2026-11-15',
}
const parts = (year: string, month: string, day: string): Birthday => ({ year, month, day })

test('[S5.029] if required, all three parts are chosen', () => {
  expect(checkBirthday(parts('', '', ''), context)).toBe('signup.err_birthday_blank')
  expect(checkBirthday(parts('1990', '', ''), context)).toBe('signup.err_birthday_partial')
  expect(checkBirthday(parts('1990', '2', ''), context)).toBe('signup.err_birthday_partial')
  expect(checkBirthday(parts('', '2', '3'), context)).toBe('signup.err_birthday_partial')
  expect(checkBirthday(parts('1990', '2', '3'), context)).toBeNull()
})

test('[S5.030] if not required, all parts or none are chosen', () => {
  const optional = { ...context, isRequired: false }
  expect(checkBirthday(parts('', '', ''), optional)).toBeNull()
  expect(checkBirthday(parts('1990', '2', '3'), optional)).toBeNull()
  for (const some of [parts('1990', '', ''), parts('', '2', ''), parts('1990', '', '3')]) {
    expect(checkBirthday(some, optional)).toBe('signup.err_birthday_partial')
  }
})

test('a birthday that is not displayed is not checked', () => {
  expect(checkBirthday(parts('1990', '', ''), { ...context, isDisplay: false })).toBeNull()
})

test.each<[Birthday, FieldMessageKey | null]>([
  [parts('2000', '02', '29'), null],
  [parts('1900', '2', '29'), 'signup.err_birthday_invalid'],
  [parts('2001', '02', '29'), 'signup.err_birthday_invalid'],
  [parts('2000', '02', '30'), 'signup.err_birthday_invalid'],
  [parts('2000', '04', '31'), 'signup.err_birthday_invalid'],
  [parts('2000', '13', '01'), 'signup.err_birthday_invalid'],
  [parts('2000', '00', '01'), 'signup.err_birthday_invalid'],
  [parts('2000', '01', '00'), 'signup.err_birthday_invalid'],
  [parts('2000', '001', '1'), 'signup.err_birthday_invalid'],
  [parts('1900', '1', '1'), null],
  [parts('1899', '12', '31'), 'signup.err_birthday_invalid'],
  [parts('99', '1', '1'), 'signup.err_birthday_invalid'],
  [parts('+02000', '1', '1'), 'signup.err_birthday_invalid'],
  [parts('２０００', '1', '1'), 'signup.err_birthday_invalid'],
  [parts('2000', '1', 'x'), 'signup.err_birthday_invalid'],
  [parts('2000', '1', '1T'), 'signup.err_birthday_invalid'],
  [parts('2026', '11', '15'), null],
  [parts('2026', '11', '16'), 'signup.err_birthday_invalid'],
  [parts('2027', '1', '1'), 'signup.err_birthday_invalid'],
])('[A42] %j must be a real day, not after today', (birthday, message) => {
  expect(checkBirthday(birthday, context)).toBe(message)
})

test('the parts are joined by a dash', () => {
  expect(birthdayText(parts('1990', '2', '3'))).toBe('1990-02-03')
  expect(birthdayText(parts('', '', ''))).toBe('')
})

test.each([
  ['1990-02-03', parts('1990', '02', '03')],
  ['', parts('', '', '')],
  ['1990-00-00', parts('1990', '', '')],
  ['1990-2-3T00:00:00Z', parts('1990', '2', '3T00:00:00Z')],
  ['1990-02-03-04', parts('1990', '02', '03-04')],
])('%j is read back into its parts', (text, birthday) => {
  expect(birthdayParts(text)).toEqual(birthday)
})
