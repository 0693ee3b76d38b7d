import {
  hasLength,
  isBlank,
  isDigits,
  type FieldMessageKey,
  type PasswordPolicy,
} from './fields.ts'
import {
  PASSWORD_CLASSIC_MAX_CHARACTERS,
  PASSWORD_CLASSIC_MIN_CHARACTERS,
  PASSWORD_STRONG_MAX_CHARACTERS,
  PASSWORD_STRONG_MIN_CHARACTERS,
  WITHDRAW_PASSWORD_DIGITS,
} from './limits.ts'

/** S5.013, S5.014: the new password is required, then its length is checked. */
export function checkPasswordLength(
  password: string,
  policy: PasswordPolicy,
): FieldMessageKey | null {
  if (isBlank(password)) return 'signup.require_text'
  if (policy === 'strong') {
    return hasLength(password, PASSWORD_STRONG_MIN_CHARACTERS, PASSWORD_STRONG_MAX_CHARACTERS)
      ? null
      : 'signup.err_psw_length_strong'
  }
  return hasLength(password, PASSWORD_CLASSIC_MIN_CHARACTERS, PASSWORD_CLASSIC_MAX_CHARACTERS)
    ? null
    : 'signup.err_psw_length'
}

export const checkSamePassword = (confirmation: string, password: string): FieldMessageKey | null =>
  confirmation === password ? null : 'signup.err_checkPsw_diff'

/** S5.040: four digits. */
export const isWithdrawPassword = (text: string): boolean =>
  isDigits(text) && text.length === WITHDRAW_PASSWORD_DIGITS
