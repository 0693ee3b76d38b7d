import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'
import { findFieldWords } from '../../platform/field-words.ts'
import type { Trouble } from '@oriel/web/form/use-trouble'

export type EditPlace = 'value' | 'code'
type Failure = { readonly reason: string; readonly message: string; readonly told: unknown }

const AT_VALUE = [
  'profile_field_closed',
  'profile_field_kept',
  'name_taken',
  'phone_taken',
  'email_taken',
  'identity_taken',
]

/** The rule that was broken is said in its own words; the rest in the server's. */
export function editTrouble(failure: Failure, words: Pick<Text, 't'>): Trouble<EditPlace> {
  const { reason } = failure
  if (reason === 'profile_field_invalid') {
    const { message } = failure.told as { message: string | null }
    const rule = findFieldWords(message ?? '') ?? 'reason.profile_field_invalid'
    return { field: 'value', text: words.t(rule) }
  }
  const text = failureText(failure, words)
  if (reason === 'phone_code_wrong') return { field: 'code', text }
  return AT_VALUE.includes(reason) ? { field: 'value', text } : { field: null, title: text }
}

/** A code that could not be sent stands at the code, unless it is the phone that was wrong. */
export function codeTrouble(failure: Failure, words: Pick<Text, 't'>): Trouble<EditPlace> {
  const text = failureText(failure, words)
  const isPhone = ['phone_invalid', 'profile_field_closed', 'profile_field_kept']
  return { field: isPhone.includes(failure.reason) ? 'value' : 'code', text }
}
