import type { FieldMessageKey } from '@oriel/contract/fields'
import type { LinkMessage } from '@oriel/contract/registration-link'
import type { MessageId } from '@oriel/i18n/message-id'

type Key = Extract<FieldMessageKey, `signup.${string}`> | LinkMessage

/** The specification's names for what is said, and the sentences. */
const SENTENCES: Readonly<Record<Key, MessageId>> = {
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

/** The sentence for a key, also for one the server told; null for one nobody knows. */
export const sentenceOf = (key: string): MessageId | null =>
  Object.hasOwn(SENTENCES, key) ? SENTENCES[key as Key] : null
