import type { FieldMessageKey } from '@oriel/contract/fields'
import type { MessageId } from '@oriel/i18n/message-id'

/** Spec 5: the keys of its messages, and the sentences they stand for. */
const FIELD_WORDS: Partial<Record<FieldMessageKey, MessageId>> = {
  ph_account_name: 'session.ph_account_name',
  ph_password: 'session.ph_password',
  ph_account_verify_code: 'session.ph_account_verify_code',
  'signup.require_text': 'recovery.require_text',
  'signup.err_email_format': 'reason.email_invalid',
  'signup.err_phone_invalid': 'reason.phone_invalid',
  'signup.err_psw_length': 'recovery.err_psw_length',
  'signup.err_psw_length_strong': 'recovery.err_psw_length_strong',
  'signup.err_checkPsw_diff': 'reason.password_unconfirmed',
}

export const fieldWords = (key: FieldMessageKey): MessageId =>
  FIELD_WORDS[key] ?? 'reason.invalid_input'
