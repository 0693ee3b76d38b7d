import { expect, test } from 'vitest'
import { checkDoubleValidation, checkLogin } from './login.ts'
import type { DoubleValidationQuestion, FieldMessageKey } from './fields.ts'

const login = { account: 'ada123', password: 'abc123', captcha: '7k2m' }

test.each<[string, keyof typeof login, FieldMessageKey]>([
  ['S5.001', 'account', 'ph_account_name'],
  ['S5.002', 'password', 'ph_password'],
  ['S5.003', 'captcha', 'ph_account_verify_code'],
])('[%s] login: %s is required (%s)', (_, field, message) => {
  expect(checkLogin({ ...login, [field]: '' })).toEqual({ field, message })
  expect(checkLogin({ ...login, [field]: ' \t\u3000' })).toEqual({ field, message })
})

test('[S5.004] login: only the first failure is shown, in the order of the form', () => {
  const empty = { account: '', password: '', captcha: '' }
  expect(checkLogin(empty)).toEqual({ field: 'account', message: 'ph_account_name' })
  expect(checkLogin({ ...empty, account: 'a' })?.message).toBe('ph_password')
  expect(checkLogin({ ...empty, account: 'a', password: 'b' })?.message).toBe(
    'ph_account_verify_code',
  )
})

test('login: what is there passes, whatever its length, because rules may have changed', () => {
  expect(checkLogin(login)).toBeNull()
  expect(checkLogin({ account: 'x', password: 'y', captcha: 'z' })).toBeNull()
})

const questions: DoubleValidationQuestion[] = [
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
]

test.each(questions)('[S5.005] double validation: the answer about %s is required', (question) => {
  expect(checkDoubleValidation({ answer: ' ', captcha: '7k2m' }, question)).toEqual({
    field: 'answer',
    message: `double_validation_wrong_answer_empty_${question}`,
  })
})

test('[S5.006] double validation: the captcha is required, and looked at after the answer', () => {
  const check = (answer: string, captcha: string) =>
    checkDoubleValidation({ answer, captcha }, 'member_name')
  expect(check('', '')?.field).toBe('answer')
  expect(check('Ada', '')).toEqual({ field: 'captcha', message: 'ph_account_verify_code' })
  expect(check('Ada', '7k2m')).toBeNull()
})
