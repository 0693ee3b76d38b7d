import { serverText } from '@oriel/i18n/server'
import { expect, test } from 'vitest'
import { judgeRefusal } from './refusal.ts'

const text = serverText('en_US')
const refused = (code: string, told: unknown = null) => ({
  code,
  reason: 'other_code',
  message: 'The server says so.',
  told,
})

test.each([
  ['102', 'memberAccount'],
  ['104', 'memberPhone'],
  ['113', 'phoneVerify'],
  ['224', 'captchaAnswer'],
  ['306', 'memberTelegram'],
])('code %s is said under %s', (code, field) => {
  expect(judgeRefusal(refused(code), text)).toEqual({
    errors: { [field]: 'The server says so.' },
    toast: null,
    releasesIntroducer: false,
    closesRecommend: false,
  })
})

test.each(['218', '996', '997', '995', '500'])('code %s is a toast', (code) => {
  expect(judgeRefusal(refused(code), text)).toMatchObject({
    errors: {},
    toast: 'The server says so.',
  })
})

test.each(['106', '107', '108', '109', '110', '111', '112', '219', '228'])(
  '[S4.076] code %s stands at the introducer and releases it',
  (code) => {
    expect(judgeRefusal(refused(code), text)).toEqual({
      errors: { introducer: 'The server says so.' },
      toast: null,
      releasesIntroducer: true,
      closesRecommend: code === '107',
    })
  },
)

test('where the server names fields, each gets its sentence', () => {
  const told = {
    failures: [
      { field: 'member_account', message: 'signup.err_account_length' },
      { field: 'verify_code', message: 'signup.err_sms_format' },
      { field: 'constructor', message: 'signup.err_sms_format' },
      { field: 'password', message: 'not.a.key' },
    ],
  }
  expect(judgeRefusal(refused('202', told), text).errors).toEqual({
    memberAccount: text.t('registration.err_account_length'),
    phoneVerify: text.t('registration.err_sms_format'),
  })
})

test('without an answer the browser says why', () => {
  const failed = { code: '', reason: 'network_error', message: 'network error', told: null }
  expect(judgeRefusal(failed, text).toast).toBe(text.t('error.network_error'))
})
