import type { FieldMessageKey } from '@oriel/forms/fields'
import type { MessageId } from '@oriel/i18n/message-id'
import { fieldWords } from '../../platform/field-words.ts'

/** Recovery says these in words of its own, and the rest as every form does. */
const OWN_WORDS: Readonly<Partial<Record<FieldMessageKey, MessageId>>> = {
  'signup.require_text': 'recovery.require_text',
  'signup.err_email_format': 'reason.email_invalid',
  'signup.err_phone_invalid': 'reason.phone_invalid',
  'signup.err_psw_length': 'recovery.err_psw_length',
  'signup.err_psw_length_strong': 'recovery.err_psw_length_strong',
  'signup.err_checkPsw_diff': 'reason.password_unconfirmed',
}

export const recoveryWords = (key: FieldMessageKey): MessageId => OWN_WORDS[key] ?? fieldWords(key)
