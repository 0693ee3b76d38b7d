import { FORM_FIELDS, type RegistrationField } from '@oriel/forms/registration'

/** Spec 3: the form is camel case, the wire snake case; three names are not the same word. */
export const WIRE_NAMES = {
  ...FORM_FIELDS,
  memberAccount: 'member_account',
  password: 'password',
  phoneVerify: 'verify_code',
  captchaAnswer: 'answer',
  agreement: 'agreements',
} as const satisfies Record<RegistrationField, string>
export type WireName = (typeof WIRE_NAMES)[RegistrationField]
