import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './weak-password-list.ts'
import { isWeakPassword } from './weak-password.ts'

const around = { account: 'sophia', siteName: 'Second House' }

test.each([
  'password',
  'PassWord',
  'p@ssw0rd',
  'Password2026!',
  '  dragon99',
  'iloveyou',
  '1q2w3e4r',
  'aaaaaaaa',
  '12121212',
  'abcabcabc',
  'abcdefgh',
  '87654321',
  'qwertyuiop',
  'asdfghjk1',
  '1qaz2wsx',
  'sophia2026',
  'SOPHIA12',
  'secondhouse',
  'secondhouse1',
  'woaini1314',
  '５２０１３１４',
  'zzzz1234',
])('%s is tried first', (password) => {
  expect(isWeakPassword(password, around)).toBe(true)
})

test.each([
  'correct horse',
  'vermilion-kettle',
  'tr4mw4y lamp',
  'mưa rơi trên mái',
  '紫の雨が降る夜に',
  'k7Qz!mPw',
  'sophia likes rain',
  'ab12cd9x',
])('%s is not', (password) => {
  expect(isWeakPassword(password, around)).toBe(false)
})

test('the list is long enough to matter, and each stands once', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300)
})

test('an account that holds a year is found in its password', () => {
  expect(isWeakPassword('harbour2026', { account: 'harbour2026', siteName: 'Oriel' })).toBe(true)
})
