import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { announce, type Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Changed = z.object({ site_id: z.int(), member_id: z.string(), version: z.int() })

export type MemberChanged = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** Grows with every change: of two facts, the higher is the newer. */
  readonly version: number
}

/** Names the member and nothing known of them: whoever hears it asks for what it may see. */
const changedFact = (changed: MemberChanged): Fact<z.output<typeof Changed>> => ({
  name: 'member.changed',
  siteId: changed.siteId,
  owner: changed.memberId,
  data: { site_id: changed.siteId, member_id: changed.memberId, version: changed.version },
})

export function readMemberChanged(data: unknown): MemberChanged {
  const fact = z.parse(Changed, data)
  return {
    siteId: fact.site_id as SiteId,
    memberId: fact.member_id as MemberId,
    version: fact.version,
  }
}

/** Something that is shown of a member is another now: their pages hear of it. */
export async function noteChanged(work: Work, memberId: MemberId): Promise<void> {
  const { site_id, version } = await work
    .updateTable('members')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', memberId)
    .returning(['site_id', 'version'])
    .executeTakeFirstOrThrow()
  await announce(work, changedFact({ siteId: site_id as SiteId, memberId, version }))
}
