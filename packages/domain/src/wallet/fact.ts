import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Changed = z.object({ site_id: z.int(), member_id: z.string() })

export type WalletChanged = { readonly siteId: SiteId; readonly memberId: MemberId }

/**
 * A member's money moved. The fact names whose and not how much: what moves at the same time does
 * not see each other, so whoever hears it reads the wallet.
 */
export async function noteWalletChanged(
  work: Work,
  { siteId, memberId }: WalletChanged,
): Promise<void> {
  await announce(work, {
    name: 'wallet.changed',
    siteId,
    owner: memberId,
    data: { site_id: siteId, member_id: memberId } satisfies z.output<typeof Changed>,
  })
}

export function readWalletChanged(data: unknown): WalletChanged {
  const fact = z.parse(Changed, data)
  return { siteId: fact.site_id as SiteId, memberId: fact.member_id as MemberId }
}
