import { expect, test } from 'vitest'
import {
  checkRegistration,
  clearHidden,
  EMPTY_FORM,
  type RegistrationRules,
} from './registration.ts'
import {
  CASE_ASKS,
  CASE_FORMS,
  CASE_TODAY,
  caseCurrencies,
  FIELD_CASES,
  type CaseCurrency,
} from './testing/field-cases.ts'

const rulesOf = (
  currency: CaseCurrency,
  change: Partial<RegistrationRules> = {},
): RegistrationRules => ({
  currency,
  asks: CASE_ASKS[currency],
  passwordPolicy: 'classic',
  phoneDigits: currency === 'VND' ? 10 : null,
  minimumAgeYears: 18,
  today: CASE_TODAY,
  siteName: 'Oriel',
  ...change,
})

test.each(caseCurrencies)('the form of %s has nothing wrong in it', (currency) => {
  expect(checkRegistration(CASE_FORMS[currency], rulesOf(currency))).toEqual([])
})

test('the table is long', () => {
  expect(FIELD_CASES.length).toBeGreaterThan(120)
})

test.each(FIELD_CASES)(
  '$what: $currency $field $change',
  ({ currency, field, change, message }) => {
    const failures = checkRegistration({ ...CASE_FORMS[currency], ...change }, rulesOf(currency))
    expect(failures).toEqual(message === null ? [] : [{ field, message }])
  },
)

test('all failures are told, in the order of the form', () => {
  const fields = checkRegistration(EMPTY_FORM, rulesOf('USD')).map(({ field }) => field)
  expect(fields).toEqual([
    'memberAccount',
    'password',
    'memberEmail',
    'memberBirthday',
    'withdrawPassword',
    'captchaAnswer',
    'agreement',
  ])
})

test.each([
  ['[S5.028] where it is displayed, another confirmation is refused', true, ['checkPassword']],
  ['[S5.028] where it is not displayed, the confirmation is not looked at', false, []],
])('%s', (_what, isDisplay, wrong) => {
  const check_password = { ...CASE_ASKS.USD.check_password!, isDisplay }
  const rules = rulesOf('USD', { asks: { ...CASE_ASKS.USD, check_password } })
  const failures = checkRegistration({ ...CASE_FORMS.USD, checkPassword: 'other1' }, rules)
  expect(failures.map(({ field }) => field)).toEqual(wrong)
})

test('[S5.033] a site may ask for phones of exactly ten digits', () => {
  const rules = rulesOf('THB', { phoneDigits: 10 })
  const check = (memberPhone: string) =>
    checkRegistration({ ...CASE_FORMS.THB, memberPhone }, rules).map(({ message }) => message)
  expect(check('0812345678')).toEqual([])
  expect(check('081234567')).toEqual(['signup.err_phone_length'])
})

test('[S5.030] a birthday that is not required is whole or empty', () => {
  const asks = {
    ...CASE_ASKS.USD,
    member_birthday: { ...CASE_ASKS.USD.member_birthday!, isRequired: false },
  }
  const check = (year: string, month: string, day: string) =>
    checkRegistration(
      { ...CASE_FORMS.USD, memberBirthday: { year, month, day } },
      rulesOf('USD', { asks }),
    ).map(({ message }) => message)
  expect(check('', '', '')).toEqual([])
  expect(check('1990', '', '3')).toEqual(['signup.err_birthday_partial'])
  expect(check('1990', '2', '3')).toEqual([])
})

test.each([
  ['12345678', 'signup.err_psw_common'],
  ['password1', 'signup.err_psw_common'],
  ['orieloriel', 'signup.err_psw_common'],
  ['ada2026', 'signup.err_psw_length_strong'],
  ['a quiet harbour', null],
])('strong passwords: %s', (password, message) => {
  const form = { ...CASE_FORMS.USD, password, checkPassword: password }
  const failures = checkRegistration(form, rulesOf('USD', { passwordPolicy: 'strong' }))
  expect(failures).toEqual(message === null ? [] : [{ field: 'password', message }])
})

test('what another currency does not ask for is cleared', () => {
  const form = { ...CASE_FORMS.VND, memberZalo: 'adalove' }
  const cleared = clearHidden(form, CASE_ASKS.USD)
  expect(cleared).toEqual({ ...form, phoneVerify: '', memberZalo: '' })
  expect(clearHidden(form, CASE_ASKS.VND)).toEqual(form)
  expect(clearHidden(form, CASE_ASKS.BRL)).toMatchObject({ memberPhone: '', phoneVerify: '' })
})
