import { describe, expect, test } from 'vitest'
import {
  checkNewPassword,
  checkTransferVerification,
  VERIFICATION_CHANNEL_DEFAULT,
} from './recovery.ts'
import type { FieldMessageKey, PasswordPolicy } from './fields.ts'

describe('transfer verification', () => {
  const form = {
    withdrawPassword: '1234',
    channel: 'phone',
    email: '',
    phone: '0912345678',
    captcha: '7k2m',
  } as const

  test('a full form passes, and the channel not chosen may stay empty', () => {
    expect(checkTransferVerification(form)).toBeNull()
    const byEmail = { ...form, channel: 'email', email: 'ada@mail.example', phone: '' } as const
    expect(checkTransferVerification(byEmail)).toBeNull()
  })

  test('[S5.007] the withdraw password is required', () => {
    expect(checkTransferVerification({ ...form, withdrawPassword: '' })).toEqual({
      field: 'withdrawPassword',
      message: 'signup.require_text',
    })
  })

  test.each([[''], ['ada'], ['ada@mail'], ['ada@mail.example\n']])(
    '[S5.008] %j is refused if email is chosen, and not looked at if it is not',
    (email) => {
      expect(checkTransferVerification({ ...form, channel: 'email', email })).toEqual({
        field: 'email',
        message: 'signup.err_email_format',
      })
      expect(checkTransferVerification({ ...form, email })).toBeNull()
    },
  )

  test.each([[''], ['+84912345678'], ['0912 345'], ['phone'], ['０９１２']])(
    '[S5.009] %j is refused if phone is chosen, and not looked at if it is not',
    (phone) => {
      expect(checkTransferVerification({ ...form, phone })).toEqual({
        field: 'phone',
        message: 'signup.err_phone_invalid',
      })
      const byEmail = { ...form, phone, channel: 'email', email: 'ada@mail.example' } as const
      expect(checkTransferVerification(byEmail)).toBeNull()
    },
  )

  test('phone is what is chosen at first', () => {
    expect(VERIFICATION_CHANNEL_DEFAULT).toBe('phone')
  })

  test('[S5.011] the captcha is required, and looked at last', () => {
    expect(checkTransferVerification({ ...form, captcha: '' })?.field).toBe('captcha')
    expect(checkTransferVerification({ ...form, captcha: '', phone: '' })?.field).toBe('phone')
  })
})

describe('new password', () => {
  test.each<[string, string, PasswordPolicy, FieldMessageKey | null]>([
    ['[S5.013] required', '', 'classic', 'signup.require_text'],
    ['[S5.013] required', '      ', 'classic', 'signup.require_text'],
    ['[S5.014] five are too few', 'abc12', 'classic', 'signup.err_psw_length'],
    ['[S5.014] six are enough', 'abc123', 'classic', null],
    ['[S5.014] twelve are enough', 'abcdef123456', 'classic', null],
    ['[S5.014] thirteen are too many', 'abcdef1234567', 'classic', 'signup.err_psw_length'],
    ['strong: required', '', 'strong', 'signup.require_text'],
    ['strong: seven are too few', 'abc1234', 'strong', 'signup.err_psw_length_strong'],
    ['strong: eight are enough', 'abc12345', 'strong', null],
    ['strong: sixty-four are enough', 'x'.repeat(64), 'strong', null],
    ['strong: sixty-five are too many', 'x'.repeat(65), 'strong', 'signup.err_psw_length_strong'],
    ['strong: a character is one, however it is stored', '🔑'.repeat(64), 'strong', null],
  ])('%s: %.16j', (_, password, policy, message) => {
    const failure = checkNewPassword({ password, confirmation: password }, policy)
    expect(failure).toEqual(message && { field: 'password', message })
  })

  test('[S5.015] it equals its confirmation, to the letter', () => {
    for (const confirmation of ['', 'abc124', 'ABC123', 'abc123 ']) {
      expect(checkNewPassword({ password: 'abc123', confirmation }, 'classic')).toEqual({
        field: 'confirmation',
        message: 'signup.err_checkPsw_diff',
      })
    }
    expect(checkNewPassword({ password: '', confirmation: 'x' }, 'classic')?.field).toBe('password')
  })
})
