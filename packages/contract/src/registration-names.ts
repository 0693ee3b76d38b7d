import type { RegisterField } from '@oriel/core/register-field'
import type { RegistrationField } from './registration-form.ts'

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

/**
 * S3.047: the form is camel case, the wire snake case. Three names differ in more than their case.
 */
export const WIRE_NAMES = {
  ...FORM_FIELDS,
  memberAccount: 'member_account',
  password: 'password',
  phoneVerify: 'verify_code',
  captchaAnswer: 'answer',
  agreement: 'agreements',
} as const satisfies Record<RegistrationField, string>
export type WireName = (typeof WIRE_NAMES)[RegistrationField]
