import type { FieldMessageKey } from '@oriel/contract/fields'
import type { MessageId } from '@oriel/i18n/message-id'

/** Spec 5: the keys of its messages, and the sentences they stand for. */
const FIELD_WORDS: Partial<Record<FieldMessageKey, MessageId>> = {
  ph_account_name: 'session.ph_account_name',
  ph_password: 'session.ph_password',
  ph_account_verify_code: 'session.ph_account_verify_code',
  double_validation_wrong_answer_empty_member_name: 'session.empty_member_name',
  double_validation_wrong_answer_empty_identity_id: 'session.empty_identity_id',
  double_validation_wrong_answer_empty_member_phone: 'session.empty_member_phone',
  double_validation_wrong_answer_empty_member_email: 'session.empty_member_email',
  double_validation_wrong_answer_empty_withdraw_password: 'session.empty_withdraw_password',
  double_validation_wrong_answer_empty_totp: 'session.empty_totp',
}

export const fieldWords = (key: FieldMessageKey): MessageId =>
  FIELD_WORDS[key] ?? 'reason.invalid_input'
