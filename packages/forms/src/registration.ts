import type { Currency } from '@oriel/core/currency'
import type { RegisterAsks, RegisterField } from '@oriel/core/register-field'
import { isWeakPassword } from '@oriel/core/weak-password'
import { checkNewAccount } from './account.ts'
import { birthdayText, checkBirthday, type Birthday } from './birthday.ts'
import * as checks from './registration-fields.ts'
import type { FieldContext, FieldMessageKey, FormFailure, PasswordPolicy } from './fields.ts'

/** S3.044: the registration form. A field that is not filled in is empty. */
export type RegistrationForm = {
  readonly memberAccount: string
  readonly password: string
  readonly checkPassword: string
  readonly memberName: string
  readonly memberEmail: string
  readonly memberBirthday: Birthday
  /** Four single digits. */
  readonly withdrawPassword: readonly string[]
  readonly memberPhone: string
  /** The code that came by SMS. */
  readonly phoneVerify: string
  readonly memberQq: string
  readonly memberTelegram: string
  readonly memberWhatsApp: string
  readonly memberSkype: string
  readonly memberFb: string
  readonly memberZalo: string
  readonly memberWechat: string
  readonly memberOthers: string
  readonly identityId: string
  readonly captchaAnswer: string
  readonly agreement: boolean
}
export type RegistrationField = keyof RegistrationForm
export type RegistrationFailure = FormFailure<RegistrationField>

/** Which setting decides about a field of the form. */
export const FORM_FIELDS = {
  checkPassword: 'check_password',
  memberName: 'member_name',
  memberEmail: 'member_email',
  memberBirthday: 'member_birthday',
  withdrawPassword: 'withdraw_password',
  memberPhone: 'member_phone',
  memberQq: 'member_qq',
  memberTelegram: 'member_telegram',
  memberWhatsApp: 'member_whats_app',
  memberSkype: 'member_skype',
  memberFb: 'member_fb',
  memberZalo: 'member_zalo',
  memberWechat: 'member_wechat',
  memberOthers: 'member_others',
  identityId: 'identity_id',
} as const satisfies Partial<Record<RegistrationField, RegisterField>>

/** What a site rules beside its fields. */
export type RegistrationRules = {
  readonly currency: Currency
  readonly asks: RegisterAsks
  readonly passwordPolicy: PasswordPolicy
  readonly phoneDigits: number | null
  readonly minimumAgeYears: number
  /** The site's calendar day, as 2026-11-15. */
  readonly today: string
  readonly siteName: string
}

export const EMPTY_FORM: RegistrationForm = {
  memberAccount: '',
  password: '',
  checkPassword: '',
  memberName: '',
  memberEmail: '',
  memberBirthday: { year: '', month: '', day: '' },
  withdrawPassword: ['', '', '', ''],
  memberPhone: '',
  phoneVerify: '',
  memberQq: '',
  memberTelegram: '',
  memberWhatsApp: '',
  memberSkype: '',
  memberFb: '',
  memberZalo: '',
  memberWechat: '',
  memberOthers: '',
  identityId: '',
  captchaAnswer: '',
  agreement: false,
}

/** All that is wrong, in the order of the form; the first is the one to point at. */
export function checkRegistration(
  form: RegistrationForm,
  rules: RegistrationRules,
): RegistrationFailure[] {
  const always = contextOf(rules, { isDisplay: true, isRequired: true })
  const of = (field: RegisterField) => contextOf(rules, rules.asks[field])
  const hasSms = rules.asks.member_phone?.isVerification ?? false
  const { password } = form
  const checked: readonly (readonly [RegistrationField, FieldMessageKey | null])[] = [
    ['memberAccount', checkNewAccount(form.memberAccount, always)],
    ['password', checkNewPassword(form, rules, always)],
    [
      'checkPassword',
      checks.checkConfirmation(
        { confirmation: form.checkPassword, password },
        of('check_password'),
      ),
    ],
    ['memberName', checks.checkName(form.memberName, of('member_name'))],
    ['memberEmail', checks.checkEmail(form.memberEmail, of('member_email'))],
    ['memberBirthday', checkAge(form.memberBirthday, rules, of('member_birthday'))],
    [
      'withdrawPassword',
      checks.checkWithdrawPassword(form.withdrawPassword.join(''), of('withdraw_password')),
    ],
    ['memberPhone', checks.checkPhone(form.memberPhone, of('member_phone'))],
    ['phoneVerify', checks.checkSmsCode(form.phoneVerify, { ...always, isDisplay: hasSms })],
    ['memberQq', checks.checkContactId(form.memberQq, of('member_qq'))],
    ['memberTelegram', checks.checkContactIdWithAt(form.memberTelegram, of('member_telegram'))],
    ['memberWhatsApp', checks.checkContactId(form.memberWhatsApp, of('member_whats_app'))],
    ['memberSkype', checks.checkContactIdWithAt(form.memberSkype, of('member_skype'))],
    ['memberFb', checks.checkContactId(form.memberFb, of('member_fb'))],
    ['memberZalo', checks.checkContactId(form.memberZalo, of('member_zalo'))],
    ['memberWechat', checks.checkContactId(form.memberWechat, of('member_wechat'))],
    ['memberOthers', checks.checkOtherContact(form.memberOthers, of('member_others'))],
    ['identityId', checks.checkIdentityId(form.identityId, of('identity_id'))],
    ['captchaAnswer', checks.checkCaptcha(form.captchaAnswer, always)],
    ['agreement', checks.checkAgreement(form.agreement)],
  ]
  return checked.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

type Shown = { readonly isDisplay: boolean; readonly isRequired: boolean }

function contextOf(rules: RegistrationRules, shown: Shown | undefined): FieldContext {
  const { currency, passwordPolicy, phoneDigits, today } = rules
  const { isDisplay = false, isRequired = false } = shown ?? {}
  return { currency, passwordPolicy, phoneDigits, today, isDisplay, isRequired }
}

function checkNewPassword(
  { password, memberAccount: account }: RegistrationForm,
  { siteName, passwordPolicy }: RegistrationRules,
  context: FieldContext,
): FieldMessageKey | null {
  const failure = checks.checkPassword(password, context)
  if (failure) return failure
  if (password.toLowerCase() === account.toLowerCase()) return 'signup.err_psw_account'
  const isWeak = passwordPolicy === 'strong' && isWeakPassword(password, { account, siteName })
  return isWeak ? 'signup.err_psw_common' : null
}

function checkAge(
  birthday: Birthday,
  { minimumAgeYears, today }: RegistrationRules,
  context: FieldContext,
): FieldMessageKey | null {
  const failure = checkBirthday(birthday, context)
  const day = birthdayText(birthday)
  if (failure || day === '' || !context.isDisplay) return failure
  const grownUp = `${Number(day.slice(0, 4)) + minimumAgeYears}${day.slice(4)}`
  return grownUp <= today ? null : 'signup.err_birthday_age'
}

/** S4.083: clears the fields that the new currency does not display. */
export function clearHidden(form: RegistrationForm, asks: RegisterAsks): RegistrationForm {
  const isShown = (field: RegisterField): boolean => asks[field]?.isDisplay ?? false
  const hidden = Object.entries(FORM_FIELDS).filter(([, field]) => !isShown(field))
  const empty = hidden.map(([name]) => [name, EMPTY_FORM[name as RegistrationField]])
  const sms =
    isShown('member_phone') && asks.member_phone?.isVerification ? {} : { phoneVerify: '' }
  return { ...form, ...Object.fromEntries(empty), ...sms }
}
