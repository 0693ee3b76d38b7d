import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { internationalPhone } from '@oriel/core/phone'
import type { Work } from '@oriel/db/database'
import { queueMessage, type Channel, type Template } from '@oriel/domain/message'
import type { TemplateValues } from '@oriel/domain/message'
import type { Keys } from '@oriel/keys/keys'
import { readPersonal, type Personal } from './personal.ts'

/** One of the messages there are, with what it has to be told. */
export type MemberMessage = {
  [Name in Template]: { readonly template: Name; readonly values: TemplateValues[Name] }
}[Template]

/** To every contact we know: who took one of them over should not be the only one to hear. */
export async function tellMember(
  work: Work,
  keys: Keys,
  memberId: MemberId,
  message: MemberMessage,
): Promise<void> {
  const member = await work
    .selectFrom('members')
    .select(['site_id', 'currency', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const whom = { memberId, siteId: member.site_id as SiteId, locale: member.language as Locale }
  const personal = await readPersonal(work, keys, memberId)
  for (const channel of ['mail', 'sms'] as const) {
    const to = addressFor(channel, member.currency as Currency, personal)
    if (to !== null) await queueMessage(work, keys, { ...whom, channel, to, ...message })
  }
}

/** Where a member is reached, or null: text messages go to mobile phones of their country only. */
export const addressFor = (
  channel: Channel,
  currency: Currency,
  { email, phone }: Personal,
): string | null => {
  if (channel === 'mail') return email ?? null
  return phone === undefined ? null : internationalPhone(currency, phone)
}
