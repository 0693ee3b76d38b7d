import { describe, expect, test } from 'vitest'
import {
  checkAccount,
  checkAgreement,
  checkCaptcha,
  checkConfirmation,
  checkContactId,
  checkContactIdWithAt,
  checkEmail,
  checkIdentityId,
  checkName,
  checkPassword,
  checkPhone,
  checkSmsCode,
  checkWithdrawPassword,
} from './registration-fields.ts'
import type { FieldCheck, FieldContext, FieldMessageKey } from './fields.ts'

const required: FieldContext = {
  currency: 'USD',
  isDisplay: true,
  isRequired: true,
  passwordPolicy: 'classic',
  phoneDigits: null,
  today: '2026-11-15',
}
const optional = { ...required, isRequired: false }
const hidden = { ...required, isDisplay: false }
const rmb = { ...required, currency: 'RMB' } as const
const vnd = { ...required, currency: 'VND' } as const
const strong = { ...required, passwordPolicy: 'strong' } as const

type Row = [what: string, value: string, context: FieldContext, message: FieldMessageKey | null]

function rows(check: FieldCheck, table: Row[]): void {
  test.each(table)('%s: %.20j', (_, value, context, message) => {
    expect(check(value, context)).toBe(message)
  })
}

describe('account', () => {
  rows(checkAccount, [
    ['[S5.016] required', '', required, 'signup.err_account_blank'],
    ['[S5.016] required', '   ', required, 'signup.err_account_blank'],
    ['[S5.017] letters and digits', 'Ada2026', required, null],
    ['[S5.017] letters alone', 'abcdef', required, null],
    ['[S5.017] digits alone', '123456', required, null],
    ['[S5.017] nothing else', 'ada_2026', required, 'signup.err_account_format'],
    ['[S5.017] nothing else', 'ada 2026', required, 'signup.err_account_format'],
    ['[S5.017] nothing else', ' ada2026', required, 'signup.err_account_format'],
    ['[S5.017] nothing else', 'ада2026', required, 'signup.err_account_format'],
    ['[S5.017] nothing else', 'ada2026\n', required, 'signup.err_account_format'],
    ['format comes before length', 'a_b', required, 'signup.err_account_format'],
    ['[S5.018] [S9.018] five are too few', 'abcde', required, 'signup.err_account_length'],
    ['[S5.018] [S9.018] six are enough', 'abcde1', required, null],
    ['[S5.018] [S9.018] twelve are enough', 'abcdef123456', required, null],
    [
      '[S5.018] [S9.018] thirteen are too many',
      'abcdef1234567',
      required,
      'signup.err_account_length',
    ],
  ])
})

describe('name', () => {
  rows(checkName, [
    ['[S5.019] required if shown and required', '', required, 'signup.require_text'],
    ['[S5.019] required if shown and required', '  ', required, 'signup.require_text'],
    ['[S5.019] not if only shown', '', optional, null],
    ['[S5.019] not if not shown', '', hidden, null],
    ['any name', 'Ada O’Neil-Ng', required, null],
    ['[S5.020] RMB: Chinese only', '王小明', rmb, null],
    ['[S5.020] RMB: rare characters too', '𠮷野', rmb, null],
    ['[S5.020] RMB: with a dot between parts', '买买提·艾力', rmb, null],
    ['[S5.020] RMB: no dot at the end', '买买提·', rmb, 'signup.err_name_cn_format'],
    ['[S5.020] RMB: no Latin', 'Wang', rmb, 'signup.err_name_cn_format'],
    ['[S5.020] RMB: no mixture', '王Ming', rmb, 'signup.err_name_cn_format'],
    ['[S5.020] RMB: no digits', '王1', rmb, 'signup.err_name_cn_format'],
    ['[S5.020] RMB: no spaces inside', '王 明', rmb, 'signup.err_name_cn_format'],
    ['[S5.020] RMB: no kana', 'さくら', rmb, 'signup.err_name_cn_format'],
    ['[S5.021] VND: no spaces', 'NGUYENVANA', vnd, null],
    ['[S5.021] VND: no spaces', 'NGUYEN VAN A', vnd, 'signup.err_name_vi_format'],
    ['[S5.021] VND: no other spaces', 'NGUYEN\u00a0A', vnd, 'signup.err_name_vi_format'],
    ['[S5.022] trimmed before it is checked', '  NGUYENVANA ', vnd, null],
    ['[S5.022] trimmed before it is checked', ' 王小明\u3000', rmb, null],
  ])
})

describe('email', () => {
  rows(checkEmail, [
    ['[S5.023] required if flagged', '', required, 'signup.require_text'],
    ['[S5.023] not if not flagged', '', optional, null],
    ['not if not shown', 'nonsense', hidden, null],
    ['[S5.024] [S5.049] valid', 'ada@mail.example', required, null],
    ['[S5.024] [S5.049] not valid', 'ada@mail', required, 'signup.err_email_format'],
    ['[S5.024] not valid, though optional', 'ada', optional, 'signup.err_email_format'],
    ['[S5.024] only spaces is no address', '  ', optional, 'signup.err_email_format'],
  ])
})

describe('password', () => {
  rows(checkPassword, [
    ['[S5.025] required', '', required, 'signup.require_text'],
    ['[S5.026] [S9.017] five are too few', 'abc12', required, 'signup.err_psw_length'],
    ['[S5.026] [S9.017] six are enough', 'abc123', required, null],
    ['[S5.026] [S9.017] twelve are enough', 'abcdef123456', required, null],
    ['[S5.026] [S9.017] thirteen are too many', 'abcdef1234567', required, 'signup.err_psw_length'],
    ['[S5.027] a digit is missing', 'abcdef', required, 'signup.err_psw_format'],
    ['[S5.027] a letter is missing', '123456', required, 'signup.err_psw_format'],
    ['[S5.027] nothing but letters and digits', 'abc123!', required, 'signup.err_psw_format'],
    ['[S5.027] nothing but letters and digits', 'abc 123', required, 'signup.err_psw_format'],
    ['[S5.027] letters are Latin', 'пароль12', required, 'signup.err_psw_format'],
    ['length comes before format', 'abc', required, 'signup.err_psw_length'],
    ['strong: required', '', strong, 'signup.require_text'],
    ['strong: seven are too few', 'abc1234', strong, 'signup.err_psw_length_strong'],
    ['strong: anything of eight', 'correct horse', strong, null],
    ['strong: sixty-four are enough', 'x'.repeat(64), strong, null],
    ['strong: sixty-five are too many', 'x'.repeat(65), strong, 'signup.err_psw_length_strong'],
  ])

  test('[S5.028] the confirmation equals the password, where it is displayed', () => {
    const same = { confirmation: 'abc123', password: 'abc123' }
    const different = { confirmation: 'abc124', password: 'abc123' }
    expect(checkConfirmation(same, required)).toBeNull()
    expect(checkConfirmation(different, required)).toBe('signup.err_checkPsw_diff')
    expect(checkConfirmation({ ...same, confirmation: '' }, required)).toBe(
      'signup.err_checkPsw_diff',
    )
    expect(checkConfirmation(different, hidden)).toBeNull()
  })
})

describe('phone', () => {
  const ofTen = { ...required, phoneDigits: 10 }
  rows(checkPhone, [
    ['required if flagged', '', required, 'signup.require_text'],
    ['not if not flagged', '', optional, null],
    ['not if not shown', 'x', hidden, null],
    ['[S5.031] digits only', '12345', required, null],
    ['[S5.031] digits only', '+8491234567', required, 'signup.err_phone_format'],
    ['[S5.031] digits only', '091 234', required, 'signup.err_phone_format'],
    ['[S5.031] digits only', '０９１２', required, 'signup.err_phone_format'],
    ['[S5.031] digits only', '0912345678\n', vnd, 'signup.err_phone_format'],
    ['[S5.032] [S9.021] VND: ten digits', '0912345678', vnd, null],
    ['[S5.032] [S9.021] VND: not nine', '091234567', vnd, 'signup.err_phone_vi_format'],
    ['[S5.032] [S9.021] VND: not eleven', '09123456789', vnd, 'signup.err_phone_vi_format'],
    ['[S5.033] a site that wants ten digits', '0912345678', ofTen, null],
    ['[S5.033] a site that wants ten digits', '091234567', ofTen, 'signup.err_phone_length'],
    ['[S5.033] a site that wants ten digits', '09123456789', ofTen, 'signup.err_phone_length'],
    ['VND stays ten on a site of nine', '0912345678', { ...vnd, phoneDigits: 9 }, null],
  ])
})

describe('SMS code', () => {
  rows(checkSmsCode, [
    ['[S5.034] required if phone verification is on', '', required, 'signup.require_text'],
    ['[S5.034] and then always', '', optional, 'signup.require_text'],
    ['[S5.034] not if phone verification is off', '', hidden, null],
    ['[S5.035] [S9.020] six digits', '012345', required, null],
    ['[S5.035] [S9.020] not five', '01234', required, 'signup.err_sms_format'],
    ['[S5.035] [S9.020] not seven', '0123456', required, 'signup.err_sms_format'],
    ['[S5.035] digits', '01234a', required, 'signup.err_sms_format'],
    ['[S5.035] digits', ' 12345', required, 'signup.err_sms_format'],
  ])
})

describe('contact ids', () => {
  const common: Row[] = [
    ['required if flagged', '', required, 'signup.require_text'],
    ['not if not flagged', '', optional, null],
    ['not if not shown', '!', hidden, null],
    ['[S5.036] letters, digits, underscore, dot, hyphen', 'Ada_2.b-c', required, null],
    ['[S5.036] no spaces', 'ada lovelace', required, 'signup.err_contact_format'],
    ['[S5.036] no others', 'ada/love', required, 'signup.err_contact_format'],
    ['[S5.036] no others', 'ada名love', required, 'signup.err_contact_format'],
    ['[S5.036] no line ends', 'adalove\n', required, 'signup.err_contact_format'],
    ['format comes before length', 'a!', required, 'signup.err_contact_format'],
    ['[S5.038] [S9.019] four are too few', 'abcd', required, 'signup.err_contact_length'],
    ['[S5.038] [S9.019] five are enough', 'abcde', required, null],
    ['[S5.038] [S9.019] fifty are enough', 'a'.repeat(50), required, null],
    ['[S5.038] [S9.019] more are too many', 'a'.repeat(51), required, 'signup.err_contact_length'],
  ]
  describe('qq, wechat, whatsapp, zalo, fb', () => {
    rows(checkContactId, [
      ...common,
      ['[S5.036] no @', '@adalove', required, 'signup.err_contact_format'],
    ])
  })
  describe('telegram, skype', () => {
    rows(checkContactIdWithAt, [...common, ['[S5.037] @ too', '@ada@love', required, null]])
  })
})

describe('identity id, withdraw password, captcha, agreement', () => {
  rows(checkIdentityId, [
    ['[S5.039] identity id is required if flagged', ' ', required, 'signup.require_text'],
    ['[S5.039] and not if not flagged', '', optional, null],
    ['identity id may be anything', 'X-123', required, null],
  ])
  rows(checkWithdrawPassword, [
    ['[S5.040] [S9.022] withdraw password: four digits', '0123', required, null],
    ['[S5.040] [S9.022] not three', '012', required, 'signup.err_withdraw_format'],
    ['[S5.040] [S9.022] not five', '01234', required, 'signup.err_withdraw_format'],
    ['[S5.040] digits', '12a4', optional, 'signup.err_withdraw_format'],
    ['[S5.041] withdraw password is required if flagged', '', required, 'signup.require_text'],
    ['[S5.041] and not if not flagged', '', optional, null],
  ])
  rows(checkCaptcha, [
    ['[S5.042] captcha is required if displayed', '', optional, 'signup.error_verify'],
    ['[S5.042] and not if it is not', '', hidden, null],
    ['a captcha that is there passes', '7k2m', required, null],
  ])

  test('the agreement must be ticked', () => {
    expect(checkAgreement(false)).toBe('signup.err_agreement')
    expect(checkAgreement(true)).toBeNull()
  })
})

test('[S5.043] the checks give the message keys of the statement', () => {
  expect([
    checkAccount('', required),
    checkAccount('abc', required),
    checkAccount('a!', required),
    checkPassword('abc', required),
    checkConfirmation({ confirmation: 'a', password: 'b' }, required),
    checkPhone('1', vnd),
    checkCaptcha('', required),
    checkAgreement(false),
  ]).toEqual([
    'signup.err_account_blank',
    'signup.err_account_length',
    'signup.err_account_format',
    'signup.err_psw_length',
    'signup.err_checkPsw_diff',
    'signup.err_phone_vi_format',
    'signup.error_verify',
    'signup.err_agreement',
  ])
})
