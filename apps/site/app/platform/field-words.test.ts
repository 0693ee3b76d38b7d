import { checkDoubleValidation, checkLogin } from '@oriel/forms/login'
import { stepQuestions } from '@oriel/contract/member/session'
import { linkMessages } from '@oriel/contract/registration-link'
import { FIELD_CASES } from '@oriel/forms/testing/field-cases'
import { locales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { fieldWords, findFieldWords } from './field-words.ts'

const { t } = serverText('en_US')
const say = (failure: { message: Parameters<typeof fieldWords>[0] } | null): string | null =>
  failure && t(fieldWords(failure.message))

describe('the first failure is said', () => {
  const full = { account: 'minhkhoa88', password: 'abc123', captcha: '7K2M9' }
  test.each([
    ['[S5.001] account', { ...full, account: ' ' }, 'Please enter your account name.'],
    ['[S5.002] password', { ...full, password: '' }, 'Please enter your password.'],
    ['[S5.003] captcha', { ...full, captcha: '' }, 'Please enter the security code.'],
    [
      '[S5.004] the first of all',
      { account: '', password: '', captcha: '' },
      'Please enter your account name.',
    ],
    ['nothing', full, null],
  ])('%s', (_, form, sentence) => {
    expect(say(checkLogin(form))).toBe(sentence)
  })

  test.each(stepQuestions)('[S5.005] [S5.006] %s: the answer, then the captcha', (question) => {
    const empty = say(checkDoubleValidation({ answer: '', captcha: '' }, question))
    expect(empty).toBe(t(`session.empty_${question}`))
    expect(empty).toMatch(/^Please enter/)
    const answered = say(checkDoubleValidation({ answer: 'x', captcha: '' }, question))
    expect(answered).toBe('Please enter the security code.')
  })
})

test.each(locales)('in %s every message a field or a link can get is a sentence', (locale) => {
  const words = serverText(locale)
  const keys = [...FIELD_CASES.flatMap(({ message }) => message ?? []), ...linkMessages]
  for (const key of keys) {
    const id = fieldWords(key)
    expect(words.t(id), key).not.toBe(id)
  }
})

test('a key the server told is found, where we know it', () => {
  expect(findFieldWords('signup.err_sms_format')).toBe('registration.err_sms_format')
})

test.each(['signup.of_a_later_server', 'constructor', ''])('%j stands for no sentence', (key) => {
  expect(findFieldWords(key)).toBeNull()
})
