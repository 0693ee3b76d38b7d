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
  ['102', 'memberAccount', ''],
  ['104', 'memberPhone', ''],
  ['113', 'phoneVerify', ''],
  ['215', 'memberPhone', '[S8.087]'],
  ['224', 'captchaAnswer', ''],
  ['301', 'memberQq', '[S8.096]'],
  ['302', 'memberSkype', '[S8.097]'],
  ['303', 'memberWechat', '[S8.098]'],
  ['304', 'memberZalo', '[S8.099]'],
  ['305', 'memberFb', '[S8.100]'],
  ['306', 'memberTelegram', '[S8.101]'],
  ['307', 'memberWhatsApp', '[S8.102]'],
  ['308', 'memberOthers', '[S8.103]'],
])('the message of code %s stands under %s %s', (code, field) => {
  expect(judgeRefusal(refused(code), text)).toEqual({
    errors: { [field]: 'The server says so.' },
    toast: null,
    releasesIntroducer: false,
    closesRecommend: false,
  })
})

test.each([
  ['218', '[S8.089]'],
  ['996', '[S8.094]'],
  ['997', '[S8.095]'],
  ['995', '[S8.104]'],
  ['500', '[S8.104]'],
])('the message of code %s is a toast %s', (code) => {
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

test('[S8.104] any other code without a message shows the generic error', () => {
  expect(judgeRefusal({ ...refused('995'), message: '' }, text)).toMatchObject({
    errors: {},
    toast: text.t('error.unexpected'),
  })
})

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
