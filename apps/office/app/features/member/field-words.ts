import type { PersonalField } from '@oriel/core/personal'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'

/** Names of apps are the same in every language. */
const APPS: Readonly<Partial<Record<PersonalField, string>>> = {
  qq: 'QQ',
  skype: 'Skype',
  wechat: 'WeChat',
  zalo: 'Zalo',
  fb: 'Facebook',
  telegram: 'Telegram',
  whats_app: 'WhatsApp',
  line: 'LINE',
}
const WORDS: Readonly<Partial<Record<PersonalField, MessageId>>> = {
  name: 'office.member.field_name',
  email: 'office.member.field_email',
  birthday: 'office.member.field_birthday',
  phone: 'office.member.field_phone',
  identity_id: 'office.member.field_identity',
  others: 'office.member.field_others',
}

export const fieldText = (field: PersonalField, t: Text['t']): string => {
  const word = WORDS[field]
  return word ? t(word) : (APPS[field] ?? field)
}
