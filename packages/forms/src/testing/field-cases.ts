import type { Currency } from '@oriel/core/currency'
import type { RegisterAsk, RegisterAsks, RegisterField } from '@oriel/core/register-field'
import type { FieldMessageKey } from '../fields.ts'
import { EMPTY_FORM, type RegistrationField, type RegistrationForm } from '../registration.ts'

/**
 * The rules of the registration form as one table. The functions, the server and the browser are
 * all held to it: whoever runs it fills in the form of the currency, changes what the case says
 * and looks at what is said under the field.
 */
export type FieldCase = {
  /** Statements it proves, and what it shows. */
  readonly what: string
  readonly currency: CaseCurrency
  readonly field: RegistrationField
  readonly change: Partial<RegistrationForm>
  readonly message: FieldMessageKey | null
}

export const caseCurrencies = ['USD', 'RMB', 'VND', 'THB', 'BRL'] as const satisfies Currency[]
export type CaseCurrency = (typeof caseCurrencies)[number]

/** Birthdays of the table are judged on this day, on which tests tell their stories. */
export const CASE_TODAY = '2026-03-01'

const shown: RegisterAsk = {
  isDisplay: true,
  isRequired: false,
  isUnique: false,
  isMemberCenter: true,
  isVerification: false,
  isMemberCenterVerification: false,
}
const needed = { ...shown, isRequired: true }
const own = { ...needed, isUnique: true }
const proven = { ...own, isVerification: true, isMemberCenterVerification: true }
const once = { ...needed, isMemberCenter: false }
const afterwards = { ...shown, isDisplay: false }
const each = (ask: RegisterAsk, ...fields: RegisterField[]): RegisterAsks =>
  Object.fromEntries(fields.map((field) => [field, ask]))

/**
 * The first site’s forms; a test compares them with what its server says. That of dollars asks for
 * all that a form can ask for, and more than the site does.
 */
export const CASE_ASKS: Readonly<Record<CaseCurrency, RegisterAsks>> = {
  USD: {
    ...each(once, 'check_password'),
    ...each(needed, 'member_birthday', 'withdraw_password'),
    member_email: own,
    ...each(shown, 'member_name', 'member_phone', 'member_telegram', 'member_whats_app'),
    ...each(shown, 'member_skype', 'member_fb', 'member_others'),
  },
  RMB: {
    ...each(once, 'check_password'),
    member_name: own,
    member_phone: { ...shown, isUnique: true },
    ...each(shown, 'withdraw_password', 'member_qq', 'member_wechat'),
    ...each(afterwards, 'member_email', 'member_birthday'),
  },
  VND: {
    ...each(once, 'check_password'),
    member_name: needed,
    member_phone: proven,
    ...each(shown, 'member_email', 'member_zalo'),
    ...each(afterwards, 'withdraw_password', 'member_birthday'),
  },
  THB: {
    ...each(once, 'check_password'),
    member_name: needed,
    member_phone: own,
    ...each(shown, 'member_others'),
    ...each(afterwards, 'withdraw_password', 'member_email'),
  },
  BRL: {
    ...each(once, 'check_password'),
    ...each(needed, 'member_name', 'member_birthday'),
    ...each(own, 'member_email', 'identity_id'),
    ...each(shown, 'member_whats_app'),
  },
}

const filled: RegistrationForm = {
  ...EMPTY_FORM,
  memberAccount: 'ada2026',
  password: 'harbour7',
  checkPassword: 'harbour7',
  captchaAnswer: '22222',
  agreement: true,
}

/** A form of each currency with nothing wrong in it. */
export const CASE_FORMS: Readonly<Record<CaseCurrency, RegistrationForm>> = {
  USD: {
    ...filled,
    memberEmail: 'ada@mail.example',
    memberBirthday: { year: '1990', month: '2', day: '3' },
    withdrawPassword: ['0', '1', '2', '3'],
  },
  RMB: { ...filled, memberName: '王小明' },
  VND: { ...filled, memberName: 'NGUYENVANA', memberPhone: '0912345670', phoneVerify: '012345' },
  THB: { ...filled, memberName: 'Somsri Jaidee', memberPhone: '0812345670' },
  BRL: {
    ...filled,
    memberName: 'Ana Souza',
    memberEmail: 'ana@mail.example',
    memberBirthday: { year: '1985', month: '12', day: '31' },
    identityId: '123.456.789-09',
  },
}

type TextField = Exclude<RegistrationField, 'memberBirthday' | 'withdrawPassword' | 'agreement'>
type Row = readonly [what: string, value: string, message: FieldMessageKey | null]

const texts = (field: TextField, currency: CaseCurrency, rows: readonly Row[]): FieldCase[] =>
  rows.map(([what, value, message]) => ({
    what,
    currency,
    field,
    // The confirmation follows, so that one case shows one thing.
    change: field === 'password' ? { password: value, checkPassword: value } : { [field]: value },
    message,
  }))

const birthdays = (
  currency: CaseCurrency,
  rows: readonly (readonly [string, string, string, string, FieldMessageKey | null])[],
): FieldCase[] =>
  rows.map(([what, year, month, day, message]) => ({
    what,
    currency,
    field: 'memberBirthday',
    change: { memberBirthday: { year, month, day } },
    message,
  }))

const digits = (currency: CaseCurrency, rows: readonly Row[]): FieldCase[] =>
  rows.map(([what, value, message]) => ({
    what,
    currency,
    field: 'withdrawPassword',
    change: { withdrawPassword: Array.from(value) },
    message,
  }))

const contacts = (
  field: TextField,
  currency: CaseCurrency,
  statement: string,
  withAt: boolean,
): FieldCase[] =>
  texts(field, currency, [
    ['a contact may be left out', '', null],
    [`[${statement}] letters, digits, underscore, dot, hyphen`, 'Ada_2.b-c', null],
    [`[${statement}] no spaces`, 'ada love', 'signup.err_contact_format'],
    [`[${statement}] nothing else`, 'ada/love', 'signup.err_contact_format'],
    [
      withAt ? '[S5.037] @ too' : '[S5.036] no @',
      '@adalove',
      withAt ? null : 'signup.err_contact_format',
    ],
    ['[S5.038] [S9.019] four are too few', 'abcd', 'signup.err_contact_length'],
    ['[S5.038] [S9.019] fifty are enough', 'a'.repeat(50), null],
    ['[S5.038] [S9.019] more are too many', 'a'.repeat(51), 'signup.err_contact_length'],
  ])

export const FIELD_CASES: readonly FieldCase[] = [
  ...texts('memberAccount', 'USD', [
    ['[S5.016] required', '', 'signup.err_account_blank'],
    ['[S5.016] spaces are nothing', '      ', 'signup.err_account_blank'],
    ['[S5.017] letters and digits', 'Ada2026', null],
    ['[S5.017] letters alone', 'adalove', null],
    ['[S5.017] digits alone', '20260301', null],
    ['[S5.017] no underscore', 'ada_2026', 'signup.err_account_format'],
    ['[S5.017] no space', 'ada 2026', 'signup.err_account_format'],
    ['[S5.017] no Cyrillic', 'аdmin26', 'signup.err_account_format'],
    ['[S5.017] no full width', 'ａｄａ２０２６', 'signup.err_account_format'],
    ['[S5.017] no accents', 'adélove', 'signup.err_account_format'],
    ['[S5.018] [S9.018] five are too few', 'adalo', 'signup.err_account_length'],
    ['[S5.018] [S9.018] six are enough', 'adalov', null],
    ['[S5.018] [S9.018] twelve are enough', 'adalovelace1', null],
    ['[S5.018] [S9.018] thirteen are too many', 'adalovelace12', 'signup.err_account_length'],
    ['a name of our own', 'Admin2026', 'signup.err_account_format'],
    ['a name of our own, with digits for letters', '4dm1n2026', 'signup.err_account_format'],
    ['a name of our own', 'support', 'signup.err_account_format'],
    ['a name of our own', 'orielhelp', 'signup.err_account_format'],
    ['a reserved word with digits', 'root2026', 'signup.err_account_format'],
    ['the same letters in another word', 'rootbeer', null],
  ]),
  ...texts('password', 'USD', [
    ['[S5.025] required', '', 'signup.require_text'],
    ['[S5.026] [S9.017] five are too few', 'abc12', 'signup.err_psw_length'],
    ['[S5.026] [S9.017] six are enough', 'abc123', null],
    ['[S5.026] [S9.017] twelve are enough', 'abcdef123456', null],
    ['[S5.026] [S9.017] thirteen are too many', 'abcdef1234567', 'signup.err_psw_length'],
    ['[S5.026] seventy-two and more are too many', 'a1'.repeat(40), 'signup.err_psw_length'],
    ['[S5.027] a digit is missing', 'abcdefghijkl', 'signup.err_psw_format'],
    ['[S5.027] a letter is missing', '123456', 'signup.err_psw_format'],
    ['[S5.027] no signs', 'abc123!', 'signup.err_psw_format'],
    ['[S5.027] no spaces', 'abc 123', 'signup.err_psw_format'],
    ['[S5.027] Latin letters', 'пароль12', 'signup.err_psw_format'],
    ['not the account itself', 'ada2026', 'signup.err_psw_account'],
    ['not the account in capitals', 'ADA2026', 'signup.err_psw_account'],
  ]),
  ...texts('checkPassword', 'USD', [
    ['[S5.028] equals the password', 'harbour7', null],
    ['[S5.028] to the letter', 'Harbour7', 'signup.err_checkPsw_diff'],
    ['[S5.028] not empty', '', 'signup.err_checkPsw_diff'],
    ['[S5.028] not longer', 'harbour7 ', 'signup.err_checkPsw_diff'],
  ]),
  ...texts('memberName', 'USD', [
    ['[S5.019] shown and not required', '', null],
    ['any name', 'Ada O’Neil-Ng', null],
    ['any script', 'শ্রাবণী চট্টোপাধ্যায়', null],
    ['no turning of the text', 'Ada\u202egnE', 'signup.err_name_format'],
    ['nothing without width', 'Ada\u200bLove', 'signup.err_name_format'],
    ['no pictures', 'Ada 🎰', 'signup.err_name_format'],
    ['no markup', '<b>Ada</b>', 'signup.err_name_format'],
    ['letters with marks', 'မြတ်စွာကြော့', null],
    ['no towers of marks', `A${'\u0301'.repeat(11)}`, 'signup.err_name_format'],
    ['sixty letters are enough', 'a'.repeat(60), null],
    ['more are too many', 'a'.repeat(61), 'signup.err_name_format'],
  ]),
  ...texts('memberName', 'RMB', [
    ['[S5.019] required if shown and required', '', 'signup.require_text'],
    ['[S5.019] spaces are nothing', '  ', 'signup.require_text'],
    ['[S5.020] Chinese', '李雷', null],
    ['[S5.020] with a dot between parts', '买买提·艾力', null],
    ['[S5.020] rare characters', '𠮷野', null],
    ['[S5.020] no Latin', 'Wang', 'signup.err_name_cn_format'],
    ['[S5.020] no mixture', '王Ming', 'signup.err_name_cn_format'],
    ['[S5.020] no digits', '王1', 'signup.err_name_cn_format'],
    ['[S5.020] no spaces inside', '王 明', 'signup.err_name_cn_format'],
    ['[S5.020] no kana', 'さくら', 'signup.err_name_cn_format'],
    ['[S5.022] trimmed', ' 王小明\u3000', null],
  ]),
  ...texts('memberName', 'VND', [
    ['[S5.019] required if shown and required', '', 'signup.require_text'],
    ['[S5.021] without spaces', 'TRANTHIB', null],
    ['[S5.021] with accents', 'TrầnThịB', null],
    ['[S5.021] no spaces', 'TRAN THI B', 'signup.err_name_vi_format'],
    ['[S5.021] no other spaces', 'TRAN\u00a0B', 'signup.err_name_vi_format'],
    ['[S5.022] trimmed', '  TRANTHIB ', null],
  ]),
  ...texts('memberEmail', 'USD', [
    ['[S5.023] required if flagged', '', 'signup.require_text'],
    ['[S5.024] valid', 'ada.l+news@mail.example', null],
    ['[S5.024] no host', 'ada@', 'signup.err_email_format'],
    ['[S5.024] no end', 'ada@mail', 'signup.err_email_format'],
    ['[S5.024] no sign', 'ada.mail.example', 'signup.err_email_format'],
    ['[S5.024] no second line', 'ada@mail.example\r\nBcc: x@y.example', 'signup.err_email_format'],
    ['[S5.024] no space', 'ada @mail.example', 'signup.err_email_format'],
    ['[S5.024] not two', 'ada@mail.example,b@mail.example', 'signup.err_email_format'],
  ]),
  ...texts('memberEmail', 'VND', [
    ['[S5.023] not required if not flagged', '', null],
    ['[S5.024] valid though not required', 'ada', 'signup.err_email_format'],
  ]),
  ...texts('memberEmail', 'RMB', [['not checked where it is not shown', 'nonsense', null]]),
  ...birthdays('USD', [
    ['[S5.029] required: all three', '', '', '', 'signup.err_birthday_blank'],
    ['[S5.029] required: not the year alone', '1990', '', '', 'signup.err_birthday_partial'],
    ['[S5.029] required: not without the day', '1990', '2', '', 'signup.err_birthday_partial'],
    ['a real day', '1990', '2', '30', 'signup.err_birthday_invalid'],
    ['a leap day', '2000', '02', '29', null],
    ['no leap day', '2001', '02', '29', 'signup.err_birthday_invalid'],
    ['no month 13', '2000', '13', '1', 'signup.err_birthday_invalid'],
    ['not before 1900', '1899', '12', '31', 'signup.err_birthday_invalid'],
    ['not in the future', '2027', '1', '1', 'signup.err_birthday_invalid'],
    ['eighteen today', '2008', '3', '1', null],
    ['eighteen tomorrow', '2008', '3', '2', 'signup.err_birthday_age'],
    ['fifteen', '2010', '6', '1', 'signup.err_birthday_age'],
    ['born today', '2026', '3', '1', 'signup.err_birthday_age'],
  ]),
  ...texts('memberPhone', 'VND', [
    ['required if flagged', '', 'signup.require_text'],
    ['[S5.031] digits', '0987654321', null],
    ['[S5.031] no plus', '+84912345678', 'signup.err_phone_format'],
    ['[S5.031] no full width', '０９１２３４５６７８', 'signup.err_phone_format'],
    ['[S5.031] no spaces', '0912 345 678', 'signup.err_phone_format'],
    ['[S5.032] [S9.021] nine are too few', '091234567', 'signup.err_phone_vi_format'],
    ['[S5.032] [S9.021] eleven are too many', '09123456789', 'signup.err_phone_vi_format'],
  ]),
  ...texts('memberPhone', 'USD', [
    ['may be left out', '', null],
    ['[S5.031] digits of any number', '2025550143', null],
    ['[S5.031] nothing else', '202-555-0143', 'signup.err_phone_format'],
  ]),
  ...texts('memberPhone', 'BRL', [['not checked where it is not shown', 'x', null]]),
  ...texts('phoneVerify', 'VND', [
    ['[S5.034] required where phones are verified', '', 'signup.require_text'],
    ['[S5.035] [S9.020] six digits', '999999', null],
    ['[S5.035] [S9.020] five are too few', '01234', 'signup.err_sms_format'],
    ['[S5.035] [S9.020] seven are too many', '0123456', 'signup.err_sms_format'],
    ['[S5.035] digits', '01234a', 'signup.err_sms_format'],
  ]),
  ...texts('phoneVerify', 'THB', [['[S5.034] not where they are not', '', null]]),
  ...contacts('memberQq', 'RMB', 'S5.036', false),
  ...contacts('memberWechat', 'RMB', 'S5.036', false),
  ...contacts('memberWhatsApp', 'USD', 'S5.036', false),
  ...contacts('memberFb', 'USD', 'S5.036', false),
  ...contacts('memberZalo', 'VND', 'S5.036', false),
  ...contacts('memberTelegram', 'USD', 'S5.037', true),
  ...contacts('memberSkype', 'USD', 'S5.037', true),
  ...texts('memberOthers', 'THB', [
    ['may be left out', '', null],
    ['one line of anything', 'LINE: somsri, evenings', null],
    ['nothing invisible', 'LINE\u200b', 'signup.err_contact_format'],
    ['not too long', 'x'.repeat(51), 'signup.err_contact_length'],
  ]),
  ...texts('identityId', 'BRL', [
    ['[S5.039] required if flagged', ' ', 'signup.require_text'],
    ['[S5.039] not empty', '', 'signup.require_text'],
    ['as countries write it', 'AB-12/34.567', null],
    ['nothing invisible', '123\u0007', 'signup.err_identity_format'],
    ['not too long', '1'.repeat(41), 'signup.err_identity_format'],
  ]),
  ...digits('USD', [
    ['[S5.041] required if flagged', '', 'signup.require_text'],
    ['[S5.040] [S9.022] four digits', '9876', null],
    ['[S5.040] [S9.022] three are too few', '987', 'signup.err_withdraw_format'],
    ['[S5.040] [S9.022] five are too many', '98765', 'signup.err_withdraw_format'],
    ['[S5.040] digits', '98a6', 'signup.err_withdraw_format'],
  ]),
  ...digits('RMB', [
    ['[S5.041] not required if not flagged', '', null],
    ['[S5.040] four digits though not required', '12', 'signup.err_withdraw_format'],
  ]),
  { what: 'the box is ticked', currency: 'USD', field: 'agreement', change: {}, message: null },
  {
    what: 'the box must be ticked',
    currency: 'USD',
    field: 'agreement',
    change: { agreement: false },
    message: 'signup.err_agreement',
  },
  ...texts('captchaAnswer', 'USD', [
    ['[S5.042] captcha is required', '', 'signup.error_verify'],
    ['[S5.042] it is there', '7K2M9', null],
  ]),
]
