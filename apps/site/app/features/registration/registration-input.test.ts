import {
  registerCall,
  registerSettingsCall,
  registerVerificationCall,
} from '@oriel/contract/member/registration'
import { EMPTY_FORM } from '@oriel/forms/registration'
import { CASE_FORMS } from '@oriel/forms/testing/field-cases'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isClaim } from './check-field.ts'
import { emptyDraft } from './draft.ts'
import { lockTo, NOBODY } from './introducer-rules.ts'
import { registrationInput, verificationInput } from './registration-input.ts'
import { firstCurrency, settingsOf } from './register-settings.ts'
import { settingsFor } from './testing/settings.ts'

const given = {
  captcha: { token: 't1', answer: '7K2FA' },
  agreements: [{ id: 1, version: 3 }],
  errorTrack: ['form:memberName', 'code:102'],
}
const draftOf = (introducer = NOBODY) => ({
  ...emptyDraft('VND', introducer),
  form: { ...CASE_FORMS.VND, memberName: ' NGUYENVANA ' },
})

test('[S3.048, S7.081] the whole form is sent, with captcha, agreements and what went wrong before', () => {
  const agent = lockTo({ type: 'member_agent', id: '20118' }, 'VND', 'link')
  const input = registrationInput(draftOf(agent), given)
  expect(input).toMatchObject({
    member_account: 'ada2026',
    member_name: 'NGUYENVANA',
    member_currency: 'VND',
    member_agent: '20118',
    recommend_code: '',
    captcha_token: 't1',
    answer: '7K2FA',
    agreements: [{ id: 1, version: 3 }],
    error_track: 'form:memberName code:102',
  })
  expect(z.safeEncode(registerCall.input, input).success).toBe(true)
})

test('a long track keeps its end', () => {
  const errorTrack = Array.from({ length: 500 }, (_, at) => `code:${at}`)
  const { error_track = '' } = registrationInput(draftOf(), { ...given, errorTrack })
  expect(error_track.length).toBe(2_000)
  expect(error_track.endsWith('code:499')).toBe(true)
})

test('a single field is asked about alone', () => {
  const form = { ...EMPTY_FORM, memberAccount: 'ada2026', memberPhone: '0912345678' }
  const input = verificationInput(form, 'memberPhone', 'VND')
  expect(input).toMatchObject({ member_phone: '0912345678', member_account: '', verification: 1 })
  expect(z.safeEncode(registerVerificationCall.input, input).success).toBe(true)
})

test('[S4.084] asked about is what must be one’s own in this currency and is well written', () => {
  const form = { ...EMPTY_FORM, memberName: 'NGUYENVANA', memberPhone: '0912345678' }
  const isAsked = (currency: 'VND' | 'RMB' | 'USD', field: 'memberName' | 'memberPhone') =>
    isClaim(field, form, settingsFor(currency).rules)
  expect(isAsked('VND', 'memberPhone')).toBe(true)
  expect(isAsked('RMB', 'memberPhone')).toBe(true)
  expect(isAsked('USD', 'memberPhone')).toBe(false)
  // Unique there, but no Chinese name.
  expect(isAsked('RMB', 'memberName')).toBe(false)
  const { rules } = settingsFor('VND')
  expect(isClaim('memberPhone', { ...form, memberPhone: '09' }, rules)).toBe(false)
  expect(isClaim('memberPhone', EMPTY_FORM, rules)).toBe(false)
})

const setting = { is_required: 1, is_unique: 0, is_member_center: 1, is_verification: 0 }

test('the settings are read by currency, in their order', () => {
  const wire = {
    list: [
      { ...setting, name: 'member_phone', currency: 'VND', is_display: 1, is_verification: 1 },
      { ...setting, name: 'member_name', currency: 'VND', is_display: 1 },
      { ...setting, name: 'member_email', currency: 'VND', is_display: 0 },
      { ...setting, name: 'member_email', currency: 'USD', is_display: 1 },
    ],
    rules: {
      password_policy: 'strong',
      minimum_age: 18,
      today: '2026-03-01',
      site_name: 'Oriel',
      currencies: [
        { currency: 'VND', phone_digits: 10, calling_code: '84', recommend: 1, welcome: null },
        { currency: 'USD', phone_digits: null, calling_code: '1', recommend: 0, welcome: null },
      ],
    },
  }
  const settings = settingsOf(z.decode(registerSettingsCall.data, wire as never))
  expect(settings.get('VND')).toMatchObject({
    shown: ['member_phone', 'member_name'],
    callingCode: '84',
    hasRecommend: true,
    rules: { phoneDigits: 10, passwordPolicy: 'strong', siteName: 'Oriel' },
  })
  expect(settings.get('VND')?.rules.asks.member_phone?.isVerification).toBe(true)
  expect(settings.get('USD')).toMatchObject({ shown: ['member_email'], hasRecommend: false })
  expect(firstCurrency(settings, null, 'THB', 'USD')).toBe('USD')
  expect(firstCurrency(settings, null, 'THB')).toBe('VND')
  expect(firstCurrency(new Map(), 'USD')).toBeNull()
})
