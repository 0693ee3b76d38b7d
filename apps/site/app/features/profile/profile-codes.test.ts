import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import { codeTrouble, editTrouble } from './edit-trouble.ts'
import { addTrouble } from './passkey-trouble.ts'
import { CODE_PLACES, PASSWORD_PLACES, PIN_PLACES, troubleOf } from './profile-codes.ts'
import { afterTrouble } from './use-secrets.ts'

const text = serverText('en_US')
const SAID = 'The server says so.'
const at = (field: string) => ({ field, text: SAID })
const atTop = { field: null, title: SAID }

test.each([
  ['password_wrong', at('password')],
  ['totp_wrong', at('code')],
  ['totp_used', at('code')],
  ['withdraw_password_wrong', at('old')],
  ['withdraw_password_invalid', at('pin')],
  ['password_too_often', atTop],
  ['export_too_often', atTop],
])('%s stands where it belongs', (reason, trouble) => {
  const places = { ...PASSWORD_PLACES, ...CODE_PLACES, ...PIN_PLACES }
  expect(troubleOf({ reason, message: SAID }, places, text)).toEqual(trouble)
})

test('a server that cannot be reached has words of ours', () => {
  const trouble = troubleOf({ reason: 'network_error', message: '' }, PASSWORD_PLACES, text)
  expect(trouble).toEqual({ field: null, title: text.t('error.network_error') })
})

describe('a new passkey', () => {
  test.each([
    ['password_wrong', SAID, at('password')],
    ['passkey_limit', SAID, atTop],
    ['cancelled', null, { field: null, title: text.t('profile.passkey_cancelled') }],
    ['already_here', null, { field: null, title: text.t('profile.passkey_here') }],
    ['impossible', null, { field: null, title: text.t('profile.passkey_device_failed') }],
  ])('refused with %s', (reason, message, trouble) => {
    expect(addTrouble({ ok: false, reason, message }, text)).toEqual(trouble)
  })
})

describe('a detail', () => {
  const failureOf = (reason: string, told: unknown = null) => ({ reason, message: SAID, told })

  test.each([
    ['name_taken', at('value')],
    ['phone_taken', at('value')],
    ['email_taken', at('value')],
    ['identity_taken', at('value')],
    ['profile_field_kept', at('value')],
    ['profile_field_closed', at('value')],
    ['phone_code_wrong', at('code')],
    ['too_many_requests', atTop],
  ])('refused with %s', (reason, trouble) => {
    expect(editTrouble(failureOf(reason), text)).toEqual(trouble)
  })

  test.each([
    ['signup.err_phone_length', 'registration.err_phone_length'],
    ['signup.err_birthday_age', 'registration.err_birthday_age'],
    ['signup.of_a_later_server', 'reason.profile_field_invalid'],
    [null, 'reason.profile_field_invalid'],
  ] as const)('that broke the rule %s is told which', (message, id) => {
    const failure = failureOf('profile_field_invalid', { field: 'member_phone', message })
    expect(editTrouble(failure, text)).toEqual({ field: 'value', text: text.t(id) })
  })

  test('whose code could not be sent says so at the code, or at a phone that is wrong', () => {
    expect(codeTrouble(failureOf('sms_too_soon'), text)).toEqual(at('code'))
    expect(codeTrouble(failureOf('sms_no_balance'), text)).toEqual(at('code'))
    expect(codeTrouble(failureOf('phone_invalid'), text)).toEqual(at('value'))
  })
})

test('after a refusal only the secret that was wrong is typed again', () => {
  const empty = { password: '', code: '' }
  const typed = { password: 'right', code: '123456' }
  const wrong = { field: 'code', text: SAID } as const
  expect(afterTrouble(typed, wrong, empty)).toEqual({ password: 'right', code: '' })
  expect(afterTrouble(typed, { field: null, title: SAID }, empty)).toEqual(typed)
  expect(afterTrouble(typed, null, empty)).toEqual(empty)
})
