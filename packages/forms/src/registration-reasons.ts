import type { RegistrationFailure, RegistrationField } from './registration.ts'

/** Why a field of the registration form is refused: the reason that answers and the trail name. */
const REASONS = {
  memberAccount: 'account_invalid',
  password: 'password_invalid',
  checkPassword: 'password_unconfirmed',
  memberName: 'name_invalid',
  memberEmail: 'email_invalid',
  memberBirthday: 'birthday_invalid',
  withdrawPassword: 'withdraw_password_invalid',
  memberPhone: 'phone_invalid',
  phoneVerify: 'phone_code_unknown',
  memberQq: 'contact_qq_invalid',
  memberTelegram: 'contact_telegram_invalid',
  memberWhatsApp: 'contact_whats_app_invalid',
  memberSkype: 'contact_skype_invalid',
  memberFb: 'contact_fb_invalid',
  memberZalo: 'contact_zalo_invalid',
  memberWechat: 'contact_wechat_invalid',
  memberOthers: 'contact_others_invalid',
  identityId: 'identity_invalid',
  captchaAnswer: 'verify_failed',
  agreement: 'agreement_missing',
} as const satisfies Record<RegistrationField, string>

export type FailureReason = (typeof REASONS)[RegistrationField] | 'under_age'

export const reasonOfFailure = ({ field, message }: RegistrationFailure): FailureReason =>
  message === 'signup.err_birthday_age' ? 'under_age' : REASONS[field]
