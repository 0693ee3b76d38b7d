import { expect, test } from 'vitest'
import { firstFailure, hasLength, isBlank, isDigits } from './fields.ts'

test('the first failure is the one told', () => {
  expect(firstFailure(['a', null], ['b', 'signup.require_text'], ['c', 'ph_password'])).toEqual({
    field: 'b',
    message: 'signup.require_text',
  })
  expect(firstFailure(['a', null])).toBeNull()
})

test('blank is nothing but white space', () => {
  for (const value of ['', ' ', '\t\n', '\u3000', '\u00a0']) expect(isBlank(value)).toBe(true)
  expect(isBlank(' a ')).toBe(false)
})

test('digits are the ten of ASCII', () => {
  expect(isDigits('0123456789')).toBe(true)
  for (const value of ['', '-1', '1.0', '１', '١', '1\n']) expect(isDigits(value)).toBe(false)
})

test('lengths count characters, not the units they are stored in', () => {
  expect(hasLength('𠮷𠮷', 2, 2)).toBe(true)
  expect(hasLength('abc', 4, 5)).toBe(false)
  expect(hasLength('abcdef', 4, 5)).toBe(false)
})
