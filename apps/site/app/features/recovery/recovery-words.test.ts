import { checkNewPassword, checkTransferVerification } from '@oriel/forms/recovery'
import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import { recoveryWords } from './recovery-words.ts'

const { t } = serverText('en_US')
const say = (failure: { message: Parameters<typeof recoveryWords>[0] } | null): string | null =>
  failure && t(recoveryWords(failure.message))

const full = {
  withdrawPassword: '1234',
  channel: 'phone',
  email: '',
  phone: '0912345678',
  captcha: '7K2M9',
} as const

test.each([
  ['[S5.007]', { ...full, withdrawPassword: '' }, 'Please fill this in.'],
  ['[S5.008]', { ...full, channel: 'email' } as const, 'This is not a valid e-mail address.'],
  ['[S5.009]', { ...full, phone: 'x' }, 'This phone number is not valid.'],
  ['[S5.011]', { ...full, captcha: '' }, 'Please enter the security code.'],
  ['all is well', full, null],
])('%s', (_, form, sentence) => {
  expect(say(checkTransferVerification(form))).toBe(sentence)
})

test.each([
  ['[S5.013]', '', '', 'classic', 'Please fill this in.'],
  ['[S5.014]', 'abc12', 'abc12', 'classic', 'The password needs 6 to 12 characters.'],
  ['strong', 'abc12', 'abc12', 'strong', 'The password needs 8 to 64 characters.'],
  ['[S5.015]', 'abc123', 'abc124', 'classic', 'The passwords do not match.'],
] as const)('%s', (_, password, confirmation, policy, sentence) => {
  expect(say(checkNewPassword({ password, confirmation }, policy))).toBe(sentence)
})
