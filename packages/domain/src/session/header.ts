import type { Locale } from '@oriel/core/locale'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { noteLook, noteOffice, type OfficeLine } from '@oriel/domain/audit'
import { readIntroducedBy, type IntroducedBy } from '@oriel/domain/introducer'
import { findMemberById, type MemberLine } from '@oriel/domain/member'

/** Who looks, for the trail. */
export type Looker = Omit<OfficeLine, 'siteId' | 'permission' | 'subject' | 'outcome' | 'reason'>

/** What stands above everything else that the office shows of a member. */
export type MemberHeader = MemberLine & {
  readonly siteId: SiteId
  readonly language: Locale
  readonly introducer: IntroducedBy | null
  readonly lastSeenAt: Date | null
  readonly isSignedIn: boolean
}

/** Opens the page of a member. That somebody looked is a line of the trail in the same commit. */
export function openMember(
  database: Database,
  looker: Looker,
  siteId: SiteId,
  id: MemberId,
): Promise<MemberHeader | null> {
  return database.transaction(async (work) => {
    const member = await findMemberById(work, siteId, id)
    const line = {
      ...looker,
      siteId,
      permission: 'member.read',
      subject: { kind: 'member', id },
    } as const
    if (!member) {
      await noteOffice(work, { ...line, outcome: 'subject_unknown' })
      return null
    }
    await noteLook(work, line)
    const introducer = await readIntroducedBy(work, id)
    return { ...member, siteId, introducer, ...(await readLastSeen(work, id)) }
  })
}

async function readLastSeen(rows: Rows, id: MemberId) {
  const session = await rows
    .selectFrom('members as m')
    .leftJoin('sessions as s', 's.member_id', 'm.id')
    .select(['m.language', 's.seen_at', 's.id as session', 's.ended_at'])
    .where('m.id', '=', id)
    .orderBy('s.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    language: session.language as Locale,
    lastSeenAt: session.seen_at,
    isSignedIn: session.session !== null && session.ended_at === null,
  }
}
