import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import type { HeldWin } from './rules.ts'

const Changed = z.object({ site_id: z.int(), member_id: z.string() })

/** Announces that a win of a member was held or decided. */
export async function noteHeldChanged(work: Work, { siteId, memberId }: HeldWin): Promise<void> {
  await announce(work, {
    name: 'held.changed',
    siteId,
    owner: memberId,
    data: { site_id: siteId, member_id: memberId } satisfies z.output<typeof Changed>,
  })
}

export function readHeldChanged(data: unknown): {
  readonly siteId: SiteId
  readonly memberId: MemberId
} {
  const fact = z.parse(Changed, data)
  return { siteId: fact.site_id as SiteId, memberId: fact.member_id as MemberId }
}
