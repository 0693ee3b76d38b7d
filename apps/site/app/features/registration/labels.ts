import type { RegistrationField } from '@oriel/forms/registration'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { isTextName, lookOf } from './text-fields.ts'

const LABELS: Readonly<Partial<Record<RegistrationField, MessageId>>> = {
  checkPassword: 'registration.check_password',
  memberBirthday: 'registration.birthday',
  withdrawPassword: 'registration.withdraw_password',
  phoneVerify: 'registration.code',
}

/** What a field is called in a sentence about it. */
export function labelOf(field: RegistrationField, t: Text['t']): string {
  if (isTextName(field)) {
    const { label } = lookOf(field)
    return typeof label === 'string' ? t(label) : label.app
  }
  const label = LABELS[field]
  return label ? t(label) : field
}
