import type { Member } from './member.ts'
import type { Work } from '@oriel/db/database'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { noteAudit } from '@oriel/domain/audit'
import { noteChanged } from './fact.ts'

/** Who is `removed` stays so: their own wish, done by the word removal and by nobody else. */
export type MemberState = 'open' | 'disabled' | 'frozen' | 'removed'

/** What people of the house can make of a member. */
export type SetState = Exclude<MemberState, 'removed'>

/** Who changes something of a member that is not theirs to change, and why. */
export type StateChange = { readonly staff: string; readonly because: string; readonly now: Date }

export type StateReason = 'member_unknown' | 'state_unchanged'

/**
 * The only writer of a member's state, with its fact and its line in the audit trail. Callers go
 * through `setMemberState` of the word session, which ends what was open in the same transaction.
 */
export async function writeState(
  work: Work,
  member: Pick<Member, 'id' | 'siteId'> & { readonly state: SetState },
  { staff, because, now }: StateChange,
): Promise<Outcome<void, StateReason>> {
  const { id, siteId, state } = member
  // The member's lock: a sign-in or a launch that is under way is over before, or begins after.
  const row = await work
    .selectFrom('members')
    .select('state')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return refuse('member_unknown')
  if (row.state === state) return refuse('state_unchanged')
  await work.updateTable('members').set({ state }).where('id', '=', id).execute()
  await noteChanged(work, id)
  const facts = { staff, because, from: row.state, to: state }
  const line = { siteId, memberId: id, kind: 'state_changed', ip: null, facts } as const
  await noteAudit(work, line, now)
  return done()
}
