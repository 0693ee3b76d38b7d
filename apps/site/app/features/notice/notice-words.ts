import type { MessageId } from '@oriel/i18n/message-id'
import type { NoticeChannel, NoticeKind } from './notice-state.ts'

export const CHANNEL_WORDS: Readonly<Record<NoticeChannel, MessageId>> = {
  letter: 'notice.channel_letter',
  mail: 'notice.channel_mail',
  sms: 'notice.channel_sms',
  page: 'notice.channel_page',
}

type KindWords = { readonly title: MessageId; readonly text: MessageId }

export const KIND_WORDS: Readonly<Record<NoticeKind, KindWords>> = {
  security: { title: 'notice.security', text: 'notice.security_text' },
  service: { title: 'notice.service', text: 'notice.service_text' },
  offer: { title: 'notice.offer', text: 'notice.offer_text' },
  gift: { title: 'notice.gift', text: 'notice.gift_text' },
}
