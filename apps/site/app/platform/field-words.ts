import type { FieldMessageKey } from '@oriel/forms/fields'
import type { LinkMessage } from '@oriel/contract/registration-link'
import type { MessageId } from '@oriel/i18n/message-id'

type Key = FieldMessageKey | LinkMessage

/** S5.001 to S5.043: the texts for the message keys of the field checks. */
const FIELD_WORDS: Readonly<Record<Key, MessageId>> = {
  ph_account_name: 'session.ph_account_name',
  ph_password: 'session.ph_password',
  ph_account_verify_code: 'session.ph_account_verify_code',
  double_validation_wrong_answer_empty_member_name: 'session.empty_member_name',
  double_validation_wrong_answer_empty_identity_id: 'session.empty_identity_id',
  double_validation_wrong_answer_empty_member_phone: 'session.empty_member_phone',
  double_validation_wrong_answer_empty_member_email: 'session.empty_member_email',
  double_validation_wrong_answer_empty_withdraw_password: 'session.empty_withdraw_password',
  double_validation_wrong_answer_empty_totp: 'session.empty_totp',
  'signup.require_text': 'registration.require_text',
  'signup.err_account_blank': 'registration.err_account_blank',
  'signup.err_account_length': 'registration.err_account_length',
  'signup.err_account_format': 'registration.err_account_format',
  'signup.err_psw_length': 'registration.err_psw_length',
  'signup.err_psw_length_strong': 'registration.err_psw_length_strong',
  'signup.err_psw_format': 'registration.err_psw_format',
  'signup.err_psw_account': 'registration.err_psw_account',
  'signup.err_psw_common': 'registration.err_psw_common',
  'signup.err_checkPsw_diff': 'registration.err_check_psw_diff',
  'signup.err_name_cn_format': 'registration.err_name_cn_format',
  'signup.err_name_vi_format': 'registration.err_name_vi_format',
  'signup.err_name_format': 'registration.err_name_format',
  'signup.err_email_format': 'registration.err_email_format',
  'signup.err_birthday_blank': 'registration.err_birthday_blank',
  'signup.err_birthday_partial': 'registration.err_birthday_partial',
  'signup.err_birthday_invalid': 'registration.err_birthday_invalid',
  'signup.err_birthday_age': 'registration.err_birthday_age',
  'signup.err_phone_invalid': 'registration.err_phone_invalid',
  'signup.err_phone_format': 'registration.err_phone_format',
  'signup.err_phone_length': 'registration.err_phone_length',
  'signup.err_phone_vi_format': 'registration.err_phone_vi_format',
  'signup.err_sms_format': 'registration.err_sms_format',
  'signup.err_contact_format': 'registration.err_contact_format',
  'signup.err_contact_length': 'registration.err_contact_length',
  'signup.err_identity_format': 'registration.err_identity_format',
  'signup.err_withdraw_format': 'registration.err_withdraw_format',
  'signup.error_verify': 'registration.error_verify',
  'signup.err_agreement': 'registration.err_agreement',
  'signup.err_disabled_recommend': 'registration.err_disabled_recommend',
  'signup.err_disabled_agent': 'registration.err_disabled_agent',
  'signup.err_currency_closed': 'registration.err_currency_closed',
}

export const fieldWords = (key: Key): MessageId => FIELD_WORDS[key]

/** The same for a key the server told, which may be one that we do not know. */
export const findFieldWords = (key: string): MessageId | null =>
  Object.hasOwn(FIELD_WORDS, key) ? fieldWords(key as Key) : null
