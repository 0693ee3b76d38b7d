import { isEmail } from '@oriel/core/checks'
import { checkCaptchaGiven } from './login.ts'
import { checkPasswordLength, checkSamePassword } from './password.ts'
import {
  firstFailure,
  isBlank,
  isDigits,
  type FieldMessageKey,
  type FormFailure,
  type PasswordPolicy,
} from './fields.ts'

export type VerificationChannel = 'phone' | 'email'
/** S5.010: the select defaults to phone. */
export const VERIFICATION_CHANNEL_DEFAULT: VerificationChannel = 'phone'

export type TransferVerificationForm = {
  readonly withdrawPassword: string
  readonly channel: VerificationChannel
  readonly email: string
  readonly phone: string
  readonly captcha: string
}

export function checkTransferVerification(
  form: TransferVerificationForm,
): FormFailure<keyof TransferVerificationForm> | null {
  return firstFailure(
    ['withdrawPassword', isBlank(form.withdrawPassword) ? 'signup.require_text' : null],
    [form.channel, checkChannel(form)],
    ['captcha', checkCaptchaGiven(form.captcha)],
  )
}

function checkChannel(form: TransferVerificationForm): FieldMessageKey | null {
  if (form.channel === 'email') return isEmail(form.email) ? null : 'signup.err_email_format'
  return isDigits(form.phone) ? null : 'signup.err_phone_invalid'
}

export type NewPasswordForm = { readonly password: string; readonly confirmation: string }

export function checkNewPassword(
  form: NewPasswordForm,
  policy: PasswordPolicy,
): FormFailure<keyof NewPasswordForm> | null {
  return firstFailure(
    ['password', checkPasswordLength(form.password, policy)],
    ['confirmation', checkSamePassword(form.confirmation, form.password)],
  )
}
