import { CASE_FORMS } from '@oriel/forms/testing/field-cases'
import { expect, test } from 'vitest'
import {
  afterSending,
  chooseCurrency,
  emptyDraft,
  firstPlace,
  knownClaims,
  showErrors,
  writeCode,
  writeField,
} from './draft.ts'
import { allFields, fieldsOf, optionalDetails, rowsOf, stepOf } from './form-order.ts'
import { lockTo, NOBODY } from './introducer-rules.ts'
import { settingsFor } from './testing/settings.ts'

const VND = settingsFor('VND')
const USD = settingsFor('USD')
const RMB = settingsFor('RMB')

test('[S4.083] what the new currency does not ask for is cleared, and only that', () => {
  const draft = { ...emptyDraft('VND'), form: { ...CASE_FORMS.VND, memberZalo: 'ada.zalo' } }
  const changed = chooseCurrency(draft, USD)
  expect(changed.currency).toBe('USD')
  expect(changed.cleared).toEqual(['phoneVerify', 'memberZalo'])
  expect(changed.form).toEqual({ ...draft.form, phoneVerify: '', memberZalo: '' })
})

test('parts of a date and digits count as filled in too', () => {
  const draft = { ...emptyDraft('USD'), form: CASE_FORMS.USD }
  const changed = chooseCurrency(draft, VND)
  expect(changed.cleared).toContain('memberBirthday')
  expect(changed.cleared).toContain('withdrawPassword')
  expect(changed.form.withdrawPassword).toEqual(['', '', '', ''])
})

test('nothing typed, nothing said; what was wrong is judged anew', () => {
  const draft = { ...emptyDraft('VND'), errors: { memberName: 'wrong' } }
  expect(chooseCurrency(draft, RMB)).toMatchObject({ cleared: [], errors: {} })
})

test('what is typed anew is no longer wrong, nor what is compared with it', () => {
  const errors = { password: 'short', checkPassword: 'differs', memberName: 'blank' }
  const draft = writeField({ ...emptyDraft('USD'), errors }, 'password', 'harbour7')
  expect(draft.errors).toEqual({ memberName: 'blank' })
  expect(draft.form.password).toBe('harbour7')
})

test('the first wrong field is the first of the form, and its step is shown', () => {
  const errors = { agreement: 'tick', password: 'short', memberPhone: 'short' }
  expect(firstPlace(errors, VND)).toBe('password')
  expect(showErrors({ ...emptyDraft('VND'), step: 2 }, errors, VND).step).toBe(1)
  expect(showErrors(emptyDraft('VND'), { memberPhone: 'short' }, VND).step).toBe(2)
  expect(showErrors({ ...emptyDraft('VND'), step: 2 }, {}, VND).step).toBe(2)
  expect(firstPlace({}, VND)).toBeNull()
})

const friend = lockTo({ type: 'recommend_code', id: 'SPH4X7' }, 'VND', 'link')
const signedIn = {
  member_id: '1',
  member_account: 'ada',
  member_currency: 'VND',
  token: 't',
} as const
const refused = (releasesIntroducer: boolean, closesRecommend = false) => {
  const refusal = { errors: {}, toast: null, releasesIntroducer, closesRecommend }
  return { ok: false, reason: 'refused', refusal } as const
}

test('[S4.080] a success empties the form and keeps currency and introducer', () => {
  const filled = { ...emptyDraft('VND', friend), form: CASE_FORMS.VND, step: 2 } as const
  const sent = { ok: true, signedIn } as const
  expect(afterSending(filled, sent)).toEqual(emptyDraft('VND', friend))
})

test('another refusal keeps the form as it was filled in', () => {
  const filled = { ...emptyDraft('VND', friend), form: CASE_FORMS.VND }
  expect(afterSending(filled, refused(false))).toBe(filled)
})

test('[S4.076] a refusal about the introducer releases the lock', () => {
  const draft = afterSending(emptyDraft('VND', friend), refused(true))
  expect(draft.introducer).toMatchObject({ lockedBy: null, recommendCode: 'SPH4X7' })
  expect(draft.isRecommendClosed).toBe(false)
  expect(writeCode(draft, ' QRS234 ').introducer.recommendCode).toBe('QRS234')
})

test('[S4.077] 107 switches the recommend feature off', () => {
  const draft = afterSending(emptyDraft('VND', friend), refused(true, true))
  expect(draft).toMatchObject({ introducer: NOBODY, isRecommendClosed: true })
})

test('a locked introducer cannot be typed over', () => {
  const draft = emptyDraft('VND', lockTo({ type: 'member_agent', id: '20118' }, 'VND', 'domain'))
  expect(writeCode(draft, 'QRS234')).toBe(draft)
})

test('the two steps hold every field once, in the order of the settings, those that must be filled in first', () => {
  expect(fieldsOf(1, VND)).toEqual(['memberAccount', 'password', 'checkPassword', 'agreement'])
  expect(fieldsOf(2, VND)).toEqual([
    'memberName',
    'memberPhone',
    'phoneVerify',
    'memberEmail',
    'memberZalo',
    'captchaAnswer',
  ])
  expect(optionalDetails(VND)).toEqual(['memberEmail', 'memberZalo'])
  const reversed = { ...VND, shown: VND.shown.toReversed() }
  expect(fieldsOf(2, reversed).slice(0, 3)).toEqual(['memberPhone', 'phoneVerify', 'memberName'])
  expect(new Set(allFields(USD)).size).toBe(allFields(USD).length)
})

test('a site that wants no repeated password has none', () => {
  const shown = VND.shown.filter((field) => field !== 'check_password')
  expect(fieldsOf(1, { ...VND, shown })).toEqual(['memberAccount', 'password', 'agreement'])
  expect(stepOf('introducer', VND)).toBe(1)
  expect(stepOf('captchaAnswer', VND)).toBe(2)
})

test('wide fields break the rows, captcha and agreement are placed by the form', () => {
  expect(rowsOf(fieldsOf(2, USD))).toEqual([
    { isWide: false, fields: ['memberEmail'] },
    { isWide: true, fields: ['memberBirthday'] },
    { isWide: true, fields: ['withdrawPassword'] },
    {
      isWide: false,
      fields: [
        'memberName',
        'memberPhone',
        'memberTelegram',
        'memberWhatsApp',
        'memberSkype',
        'memberFb',
        'memberOthers',
      ],
    },
  ])
})

test('what somebody else has stays wrong until it is typed anew', () => {
  const errors = { memberAccount: 'taken', memberPhone: 'taken', captchaAnswer: 'wrong' }
  expect(knownClaims(errors)).toEqual({ memberAccount: 'taken', memberPhone: 'taken' })
  expect(knownClaims(errors, fieldsOf(1, VND))).toEqual({ memberAccount: 'taken' })
  const draft = writeField({ ...emptyDraft('VND'), errors }, 'memberAccount', 'ada2027')
  expect(knownClaims(draft.errors)).toEqual({ memberPhone: 'taken' })
})
