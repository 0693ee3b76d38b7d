import { expect, test } from 'vitest'
import { failuresWire, registrationEffect, smsEffect } from './registration-effect.ts'
import { EMPTY_FORM } from '@oriel/forms/registration'
import { WIRE_NAMES } from './registration-names.ts'
import { REGISTER_CODES, SMS_CODES, VERIFICATION_CODES } from './registration-reasons.ts'
import { fromWire, introducerWire, readRegisterQuery, toWire } from './registration-wire.ts'
import { CASE_FORMS, caseCurrencies } from '@oriel/forms/testing/field-cases'

test('[S3.045] the birthday goes out joined by dashes, the single digits as one text', () => {
  const { USD, VND } = CASE_FORMS
  expect(toWire(USD)).toMatchObject({
    member_birthday: '1990-02-03',
    withdraw_password: '0123',
  })
  expect(toWire(VND)).toMatchObject({ member_birthday: '', withdraw_password: '' })
})

test('each field goes out under the name it is known by, and the consent as agreements', () => {
  const { agreement, ...names } = WIRE_NAMES
  expect(agreement).toBe('agreements')
  expect(Object.values(names).toSorted()).toEqual(Object.keys(toWire(EMPTY_FORM)).toSorted())
})

test.each(caseCurrencies)('and a form of %s comes back as it went', (currency) => {
  const form = CASE_FORMS[currency]
  const back = fromWire(toWire(form), true)
  expect(toWire(back)).toEqual(toWire(form))
  expect({ ...back, memberBirthday: null, withdrawPassword: null }).toEqual({
    ...form,
    memberBirthday: null,
    withdrawPassword: null,
  })
})

test('[S3.048] the introducer is the code if that is the type, otherwise the agent', () => {
  const both = { memberAgent: '20118', recommendCode: 'SPH4X7' }
  expect(introducerWire('recommend_code', both)).toEqual({
    member_agent: '',
    recommend_code: 'SPH4X7',
  })
  for (const type of ['member_agent', ''] as const) {
    expect(introducerWire(type, both)).toEqual({ member_agent: '20118', recommend_code: '' })
  }
})

test.each([
  ['', { type: '', memberAgent: '', recommendCode: '', currency: null }],
  ['id=20118', { type: 'member_agent', memberAgent: '20118', recommendCode: '', currency: null }],
  [
    'invite=SPH4X7&currency=USD',
    { type: 'recommend_code', memberAgent: '', recommendCode: 'SPH4X7', currency: 'USD' },
  ],
  [
    'id=20118&invite=SPH4X7',
    { type: 'member_agent', memberAgent: '20118', recommendCode: '', currency: null },
  ],
])('[S2.033] [S2.034] the query %s starts a sign-up', (query, read) => {
  expect(readRegisterQuery(new URLSearchParams(query))).toEqual(read)
})

test('106 to 112, 219 and 228 release the introducer; 107 closes the feature', () => {
  const codes = Object.keys({ ...REGISTER_CODES, ...VERIFICATION_CODES })
  const releasing = codes.filter((code) => registrationEffect(code).releasesIntroducer)
  expect(releasing.toSorted()).toEqual(
    ['106', '107', '108', '109', '110', '111', '112', '219', '228'].toSorted(),
  )
  expect(codes.filter((code) => registrationEffect(code).closesRecommend)).toEqual(['107'])
})

test.each([
  ['102', 'memberAccount'],
  ['103', 'memberName'],
  ['104', 'memberPhone'],
  ['105', 'memberEmail'],
  ['113', 'phoneVerify'],
  ['114', 'identityId'],
  ['223', 'identityId'],
  ['206', 'memberEmail'],
  ['209', 'memberPhone'],
  ['214', 'memberName'],
  ['215', 'memberPhone'],
  ['216', 'memberEmail'],
  ['222', 'phoneVerify'],
  ['224', 'captchaAnswer'],
  ['227', 'memberName'],
  ['301', 'memberQq'],
  ['302', 'memberSkype'],
  ['303', 'memberWechat'],
  ['304', 'memberZalo'],
  ['305', 'memberFb'],
  ['306', 'memberTelegram'],
  ['307', 'memberWhatsApp'],
  ['308', 'memberOthers'],
  ['218', 'toast'],
  ['996', 'toast'],
  ['997', 'toast'],
  ['100', 'toast'],
  ['constructor', 'toast'],
])('code %s is shown at %s', (code, place) => {
  expect(registrationEffect(code).place).toBe(place)
})

test('any other code belongs to no field', () => {
  const other = { place: 'toast', releasesIntroducer: false, closesRecommend: false }
  for (const code of ['500', '999', '']) expect(registrationEffect(code)).toEqual(other)
})

test('SMS codes: 102 starts the countdown, 201 points at the phone, 099 at the captcha', () => {
  const effects = Object.keys(SMS_CODES).map((code) => [code, smsEffect(code)])
  expect(Object.fromEntries(effects)).toEqual({
    '099': { place: 'captchaAnswer', startsCountdown: false },
    '102': { place: 'toast', startsCountdown: true },
    '103': { place: 'toast', startsCountdown: false },
    '104': { place: 'toast', startsCountdown: false },
    '201': { place: 'memberPhone', startsCountdown: false },
  })
})

test('failures are told by the names of the wire', () => {
  const failure = { field: 'phoneVerify', message: 'signup.err_sms_format' } as const
  expect(failuresWire([failure])).toEqual([
    { field: 'verify_code', message: 'signup.err_sms_format' },
  ])
})
