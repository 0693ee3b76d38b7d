import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Changed = z.object({ site_id: z.int(), member_id: z.string() })

export type BankCardChanged = { readonly siteId: SiteId; readonly memberId: MemberId }

/** Names the member and nothing of the card: their pages read the list again. */
export async function announceChanged(
  work: Work,
  { siteId, memberId }: BankCardChanged,
): Promise<void> {
  const data = { site_id: siteId, member_id: memberId } satisfies z.output<typeof Changed>
  await announce(work, { name: 'bank-card.changed', siteId, owner: memberId, data })
}

export function readBankCardChanged(fact: unknown): BankCardChanged {
  const { site_id, member_id } = z.parse(Changed, fact)
  return { siteId: site_id as SiteId, memberId: member_id as MemberId }
}
