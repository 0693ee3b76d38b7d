import type { FieldCheck, FieldContext, FieldMessageKey } from '@oriel/forms/fields'
import { checkBirthday, type Birthday } from '@oriel/forms/birthday'
import {
  checkContactId,
  checkContactIdWithAt,
  checkEmail,
  checkIdentityId,
  checkName,
  checkOtherContact,
  checkPhone,
} from '@oriel/forms/registration-fields'
import type { ProfileFieldName } from '@oriel/contract/member/profile'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

/** How a detail looks to people, keyboards and password managers, and what it must be like. */
type FieldLook = {
  /** Either words of ours, or the name of an app, which is the same in every language. */
  readonly label: MessageId | { readonly app: string }
  readonly type: HTMLInputTypeAttribute
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly check: FieldCheck
  /** Contact apps can be changed and emptied; who somebody is can be told once. */
  readonly isChangeable: boolean
}

const contact = (app: string, check = checkContactId): FieldLook => {
  return { label: { app }, type: 'text', autoComplete: 'off', check, isChangeable: true }
}
const told = (
  label: MessageId,
  check: FieldCheck,
  autoComplete: HTMLInputAutoCompleteAttribute,
  type: HTMLInputTypeAttribute = 'text',
): FieldLook => ({ label, type, autoComplete, check, isChangeable: false })

type TextField = Exclude<ProfileFieldName, 'member_birthday'>

const LOOKS: Readonly<Record<TextField, FieldLook>> = {
  member_name: told('registration.name', checkName, 'name'),
  member_email: told('registration.email', checkEmail, 'email', 'email'),
  member_phone: told('registration.phone', checkPhone, 'tel-national', 'tel'),
  identity_id: told('registration.identity_id', checkIdentityId, 'off'),
  member_qq: contact('QQ'),
  member_skype: contact('Skype', checkContactIdWithAt),
  member_wechat: contact('WeChat'),
  member_zalo: contact('Zalo'),
  member_fb: contact('Facebook'),
  member_telegram: contact('Telegram', checkContactIdWithAt),
  member_whats_app: contact('WhatsApp'),
  member_line: contact('LINE', checkOtherContact),
  member_others: {
    ...contact('', checkOtherContact),
    label: 'registration.others',
  },
}

export const lookOf = (name: TextField): FieldLook => LOOKS[name]

export function labelOf(name: ProfileFieldName, { t }: Pick<Text, 't'>): string {
  if (name === 'member_birthday') return t('registration.birthday')
  const { label } = LOOKS[name]
  return typeof label === 'string' ? t(label) : label.app
}

export const isChangeable = (name: ProfileFieldName): boolean =>
  name !== 'member_birthday' && LOOKS[name].isChangeable

type Rules = Pick<FieldContext, 'currency' | 'today' | 'passwordPolicy'>

/** As registration checks it. How long a phone of this site must be only the server knows. */
const contextOf = (name: ProfileFieldName, rules: Rules): FieldContext => ({
  ...rules,
  isDisplay: true,
  isRequired: !isChangeable(name),
  phoneDigits: null,
})

export const checkText = (name: TextField, text: string, rules: Rules): FieldMessageKey | null =>
  LOOKS[name].check(text, contextOf(name, rules))

export const checkDay = (birthday: Birthday, rules: Rules): FieldMessageKey | null =>
  checkBirthday(birthday, contextOf('member_birthday', rules))
