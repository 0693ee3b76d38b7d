import { isEmail } from '@oriel/core/checks'
import { checkPasswordLength, checkSamePassword, isWithdrawPassword } from './password.ts'
import { hasLength, isBlank, isDigits, type FieldCheck, type FieldMessageKey } from './fields.ts'
import {
  ACCOUNT_MAX_CHARACTERS,
  ACCOUNT_MIN_CHARACTERS,
  CONTACT_ID_MAX_CHARACTERS,
  CONTACT_ID_MIN_CHARACTERS,
  IDENTITY_ID_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  SMS_CODE_DIGITS,
  VND_PHONE_DIGITS,
} from './limits.ts'

const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/
const LETTER_AND_DIGIT = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/
/** Names of many peoples of China are written with a dot between their parts. */
const CHINESE_NAME = /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u

/**
 * Letters of any script with what people write between them. The two invisible joiners shape
 * letters of Indic scripts and stand nowhere else; nothing else invisible belongs into a name.
 */
const NAME = /^(?:[\p{L}\p{M}\p{N} .,'’‘ʼ·・-]|(?<=\p{M})[\u200c\u200d](?=\p{L}))+$/u
/** A Burmese letter may carry some eight marks; towers of them run over the lines above. */
const TOWER_OF_MARKS = /\p{M}{11}/u
const IDENTITY_ID = /^[\p{L}\p{N} ./-]+$/u

export const checkAccount: FieldCheck = (account) => {
  if (isBlank(account)) return 'signup.err_account_blank'
  if (!LETTERS_AND_DIGITS.test(account)) return 'signup.err_account_format'
  return hasLength(account, ACCOUNT_MIN_CHARACTERS, ACCOUNT_MAX_CHARACTERS)
    ? null
    : 'signup.err_account_length'
}

/** Names are checked without the white space around them, as they are kept. */
export const checkName: FieldCheck = (name, context) => checkTrimmedName(name.trim(), context)

const checkTrimmedName: FieldCheck = optional((name, { currency }) => {
  if (currency === 'RMB' && !CHINESE_NAME.test(name)) return 'signup.err_name_cn_format'
  if (currency === 'VND' && /\s/.test(name)) return 'signup.err_name_vi_format'
  return NAME.test(name) && !TOWER_OF_MARKS.test(name) && hasLength(name, 1, NAME_MAX_CHARACTERS)
    ? null
    : 'signup.err_name_format'
})

export const checkEmail: FieldCheck = optional((email) =>
  isEmail(email) ? null : 'signup.err_email_format',
)

/** Strong passwords may hold anything: their length and the list of leaked ones protect them. */
export const checkPassword: FieldCheck = (password, { passwordPolicy }) => {
  const lengthFailure = checkPasswordLength(password, passwordPolicy)
  if (lengthFailure || passwordPolicy === 'strong') return lengthFailure
  return LETTER_AND_DIGIT.test(password) ? null : 'signup.err_psw_format'
}

export const checkConfirmation: FieldCheck<{ confirmation: string; password: string }> = (
  { confirmation, password },
  { isDisplay },
) => (isDisplay ? checkSamePassword(confirmation, password) : null)

export const checkPhone: FieldCheck = optional((phone, { currency, phoneDigits }) => {
  if (!isDigits(phone)) return 'signup.err_phone_format'
  if (currency === 'VND') {
    return phone.length === VND_PHONE_DIGITS ? null : 'signup.err_phone_vi_format'
  }
  return phoneDigits === null || phone.length === phoneDigits ? null : 'signup.err_phone_length'
})

/** Displayed exactly when phone verification is on, and then always required. */
export const checkSmsCode: FieldCheck = (code, { isDisplay }) => {
  if (!isDisplay) return null
  if (isBlank(code)) return 'signup.require_text'
  return isDigits(code) && code.length === SMS_CODE_DIGITS ? null : 'signup.err_sms_format'
}

/** For qq, wechat, whatsapp, zalo and fb. */
export const checkContactId: FieldCheck = optional((id) => contactFailure(id, /^[\w.-]+$/))
/** For telegram and skype. */
export const checkContactIdWithAt: FieldCheck = optional((id) => contactFailure(id, /^[\w.@-]+$/))

function contactFailure(id: string, allowed: RegExp): FieldMessageKey | null {
  if (!allowed.test(id)) return 'signup.err_contact_format'
  return hasLength(id, CONTACT_ID_MIN_CHARACTERS, CONTACT_ID_MAX_CHARACTERS)
    ? null
    : 'signup.err_contact_length'
}

/** For whatever else: one line of its own choice. */
export const checkOtherContact: FieldCheck = optional((text) => {
  if (/[\p{Cc}\p{Cf}]/u.test(text)) return 'signup.err_contact_format'
  return hasLength(text, 1, CONTACT_ID_MAX_CHARACTERS) ? null : 'signup.err_contact_length'
})

export const checkIdentityId: FieldCheck = optional((id) =>
  IDENTITY_ID.test(id) && hasLength(id, 1, IDENTITY_ID_MAX_CHARACTERS)
    ? null
    : 'signup.err_identity_format',
)

export const checkWithdrawPassword: FieldCheck = optional((password) =>
  isWithdrawPassword(password) ? null : 'signup.err_withdraw_format',
)

export const checkCaptcha: FieldCheck = (captcha, { isDisplay }) =>
  isDisplay && isBlank(captcha) ? 'signup.error_verify' : null

export const checkAgreement = (isTicked: boolean): FieldMessageKey | null =>
  isTicked ? null : 'signup.err_agreement'

/** A field that is not displayed is not checked; one that is left empty fails only if required. */
function optional(check: FieldCheck): FieldCheck {
  return (value, context) => {
    if (!context.isDisplay) return null
    if (isBlank(value) && context.isRequired) return 'signup.require_text'
    if (value === '') return null
    return check(value, context)
  }
}
