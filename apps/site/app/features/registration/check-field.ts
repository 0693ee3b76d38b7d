import type { FieldMessageKey } from '@oriel/forms/fields'
import {
  checkRegistration,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationRules,
} from '@oriel/forms/registration'
import { FORM_FIELDS } from '@oriel/forms/registration'
import type { Text } from '@oriel/i18n/text'
import { fieldWords } from '../../platform/field-words.ts'
import type { Errors } from './draft.ts'
import type { ClaimedField } from './claimed-fields.ts'

/** What is wrong with one field, by the functions that the server checks with. */
export const failureOf = (
  field: RegistrationField,
  form: RegistrationForm,
  rules: RegistrationRules,
): FieldMessageKey | null =>
  checkRegistration(form, rules).find((failure) => failure.field === field)?.message ?? null

/** What is wrong with these fields, in words. */
export function errorsOf(
  fields: readonly RegistrationField[],
  form: RegistrationForm,
  rules: RegistrationRules,
  { t }: Text,
): Errors {
  const wrong = checkRegistration(form, rules).filter(({ field }) => fields.includes(field))
  return Object.fromEntries(wrong.map(({ field, message }) => [field, t(fieldWords(message))]))
}

/** Whether it is worth asking if somebody else has it. */
export const isClaim = (
  field: ClaimedField,
  form: RegistrationForm,
  rules: RegistrationRules,
): boolean =>
  field !== 'memberAccount' &&
  form[field].trim() !== '' &&
  (rules.asks[FORM_FIELDS[field]]?.isUnique ?? false) &&
  failureOf(field, form, rules) === null
