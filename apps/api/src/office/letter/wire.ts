import type { DataOf } from '@oriel/contract/endpoint'
import type { sentToManyCall } from '@oriel/contract/office/letter'
import { READS_COUNTED_MAX, type SentLetter } from '@oriel/domain/letter'

type SentWire = DataOf<typeof sentToManyCall>['list'][number]

export const sentWire = (letter: SentLetter): SentWire => ({
  id: letter.id,
  kind: letter.kind,
  sent_to: letter.sentTo,
  addressed: letter.addressed,
  account: letter.account,
  currency: letter.currency,
  language: letter.language,
  registered_from: letter.registeredFrom,
  registered_until: letter.registeredUntil,
  sent_by: letter.sentBy,
  sent_at: letter.sentAt,
  expires_at: letter.expiresAt,
  read: letter.read,
  is_read_at_least: letter.read >= READS_COUNTED_MAX,
  title: letter.title,
})
