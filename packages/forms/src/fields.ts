import type { Currency } from '@oriel/core/currency'

/**
 * S5.001 to S5.043: browser and server share these rules. A check gives the key of the first
 * message that applies, or null when the value is valid.
 */
export type FieldMessageKey = SpecMessageKey | OwnMessageKey

/** Keys that S5.001 to S5.043 name. */
type SpecMessageKey =
  | 'ph_account_name'
  | 'ph_password'
  | 'ph_account_verify_code'
  | `double_validation_wrong_answer_empty_${DoubleValidationQuestion}`
  | 'signup.require_text'
  | 'signup.err_account_blank'
  | 'signup.err_account_length'
  | 'signup.err_account_format'
  | 'signup.err_psw_length'
  | 'signup.err_checkPsw_diff'
  | 'signup.err_email_format'
  | 'signup.err_phone_invalid'
  | 'signup.err_phone_vi_format'
  | 'signup.error_verify'
  | 'signup.err_agreement'

/** Our own keys, for rules whose message no statement names. */
type OwnMessageKey =
  | 'signup.err_psw_format'
  | 'signup.err_psw_length_strong'
  | 'signup.err_name_cn_format'
  | 'signup.err_name_vi_format'
  | 'signup.err_name_format'
  | 'signup.err_psw_account'
  | 'signup.err_psw_common'
  | 'signup.err_birthday_age'
  | 'signup.err_identity_format'
  | 'signup.err_birthday_blank'
  | 'signup.err_birthday_partial'
  | 'signup.err_birthday_invalid'
  | 'signup.err_phone_format'
  | 'signup.err_phone_length'
  | 'signup.err_sms_format'
  | 'signup.err_contact_format'
  | 'signup.err_contact_length'
  | 'signup.err_withdraw_format'

/**
 * S3.004: what double validation can ask for. `totp`, the code of an authenticator app, is our
 * addition.
 */
export type DoubleValidationQuestion =
  | 'member_name'
  | 'identity_id'
  | 'member_phone'
  | 'member_email'
  | 'withdraw_password'
  | 'totp'

/** S5.026, S5.027: classic is 6 to 12 letters and digits; a site may choose strong. */
export type PasswordPolicy = 'classic' | 'strong'

export type FieldContext = {
  readonly currency: Currency
  readonly isDisplay: boolean
  readonly isRequired: boolean
  readonly passwordPolicy: PasswordPolicy
  /** A site may ask for phones of one exact length. VND phones have theirs anyway. */
  readonly phoneDigits: number | null
  /** The site's calendar day as 2026-11-15; a birthday cannot be after it. */
  readonly today: string
}

export type FieldCheck<Value = string> = (
  value: Value,
  context: FieldContext,
) => FieldMessageKey | null

/** Which field of a form to point at, and what to say. */
export type FormFailure<Field extends string> = {
  readonly field: Field
  readonly message: FieldMessageKey
}

/** S5.004: the first failure is shown. */
export function firstFailure<Field extends string>(
  ...checked: readonly (readonly [Field, FieldMessageKey | null])[]
): FormFailure<Field> | null {
  for (const [field, message] of checked) if (message) return { field, message }
  return null
}

export const isBlank = (value: string): boolean => value.trim() === ''
export const isDigits = (value: string): boolean => /^[0-9]+$/.test(value)

/** Counted as people count, so that one emoji or rare character is one. */
export const hasLength = (value: string, min: number, max: number): boolean => {
  const { length } = Array.from(value)
  return length >= min && length <= max
}
