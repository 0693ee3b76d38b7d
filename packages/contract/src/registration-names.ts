import { FORM_FIELDS, type RegistrationField } from '@oriel/forms/registration'

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
