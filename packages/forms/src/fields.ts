import type { Currency } from '@oriel/core/currency'

/**
 * Spec 5, the same rules in browser and server. A check gives the key of the first message that
 * applies, or null when the value is fine.
 */
export type FieldMessageKey = SpecMessageKey | OwnMessageKey

/** Keys that the spec names. */
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

/** Keys for rules whose message the spec does not name. */
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

/** Spec 3: what double validation can ask for; `totp` is the code of an authenticator app. */
export type DoubleValidationQuestion =
  | 'member_name'
  | 'identity_id'
  | 'member_phone'
  | 'member_email'
  | 'withdraw_password'
  | 'totp'

/** Classic is the spec's 6 to 12 letters and digits; a site may choose strong. */
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

/** Spec 5: the first failure is shown. */
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
