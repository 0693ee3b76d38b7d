import type { FieldMessageKey } from '@oriel/contract/fields'
import type { MessageId } from '@oriel/i18n/message-id'

/** Spec 5: the keys of its messages about details, and the sentences they stand for. */
const FIELD_WORDS: Partial<Record<FieldMessageKey, MessageId>> = {
  'signup.require_text': 'registration.require_text',
  'signup.err_name_cn_format': 'registration.err_name_cn_format',
  'signup.err_name_vi_format': 'registration.err_name_vi_format',
  'signup.err_name_format': 'registration.err_name_format',
  'signup.err_email_format': 'registration.err_email_format',
  'signup.err_birthday_blank': 'registration.err_birthday_blank',
  'signup.err_birthday_partial': 'registration.err_birthday_partial',
  'signup.err_birthday_invalid': 'registration.err_birthday_invalid',
  'signup.err_birthday_age': 'registration.err_birthday_age',
  'signup.err_phone_format': 'registration.err_phone_format',
  'signup.err_phone_length': 'registration.err_phone_length',
  'signup.err_phone_vi_format': 'registration.err_phone_vi_format',
  'signup.err_sms_format': 'registration.err_sms_format',
  'signup.err_contact_format': 'registration.err_contact_format',
  'signup.err_contact_length': 'registration.err_contact_length',
  'signup.err_identity_format': 'registration.err_identity_format',
}

/** Also for a key the server told, which may be one that we do not know. */
export const fieldWords = (key: string): MessageId =>
  (Object.hasOwn(FIELD_WORDS, key) && FIELD_WORDS[key as FieldMessageKey]) ||
  'reason.profile_field_invalid'
