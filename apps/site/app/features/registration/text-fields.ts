import type { RegistrationField, RegistrationRules } from '@oriel/forms/registration'
import type { MessageId } from '@oriel/i18n/message-id'
import type { IconName } from '@oriel/ui/picture/icon'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

type TextName =
  | 'memberName'
  | 'memberEmail'
  | 'memberPhone'
  | 'memberQq'
  | 'memberTelegram'
  | 'memberWhatsApp'
  | 'memberSkype'
  | 'memberFb'
  | 'memberZalo'
  | 'memberWechat'
  | 'memberOthers'
  | 'identityId'

/** How a plain line of the form looks to people, keyboards and password managers. */
export type TextLook = {
  /** Either words of ours, or the name of an app, which is the same in every language. */
  readonly label: MessageId | { readonly app: string }
  readonly icon?: IconName
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'email' | 'tel' | 'text'
  readonly autoComplete: HTMLInputAutoCompleteAttribute
}

const contact = (app: string): TextLook => ({ label: { app }, autoComplete: 'off' })

const LOOKS: Readonly<Record<TextName, TextLook>> = {
  memberName: { label: 'registration.name', autoComplete: 'name' },
  memberEmail: {
    label: 'registration.email',
    icon: 'mail',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  memberPhone: {
    label: 'registration.phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
  memberQq: contact('QQ'),
  memberTelegram: contact('Telegram'),
  memberWhatsApp: contact('WhatsApp'),
  memberSkype: contact('Skype'),
  memberFb: contact('Facebook'),
  memberZalo: contact('Zalo'),
  memberWechat: contact('WeChat'),
  memberOthers: { label: 'registration.others', autoComplete: 'off' },
  identityId: { label: 'registration.identity_id', autoComplete: 'off' },
}

export const isTextName = (field: RegistrationField): field is TextName =>
  Object.hasOwn(LOOKS, field)
export const lookOf = (field: TextName): TextLook => LOOKS[field]

/** What is asked for, said before anything can be wrong. */
export function hintOf(field: TextName, { currency, phoneDigits }: RegistrationRules): Hint | null {
  if (field === 'memberName') {
    if (currency === 'RMB') return { id: 'registration.name_hint_cn' }
    return { id: currency === 'VND' ? 'registration.name_hint_vi' : 'registration.name_hint' }
  }
  if (field === 'memberPhone' && phoneDigits !== null) {
    return { id: 'registration.phone_hint', values: { count: phoneDigits } }
  }
  return null
}

type Hint = { readonly id: MessageId; readonly values?: Readonly<Record<string, number>> }
