import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type Deed, type State } from '@oriel/domain/command'
import { findMemberById, type SetState } from '@oriel/domain/member'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { endSessions } from './live.ts'
import { setMemberStateWithin } from './member-state.ts'

const OneMember = z.object({ member_id: z.uuid() })
type OneMember = z.output<typeof OneMember>

const ofMember = {
  subjectKind: 'member',
  input: OneMember,
  subjectOf: ({ member_id }: OneMember) => member_id,
}

/** The member's row is locked, so that nothing begins because of them meanwhile. */
async function lookAtState(
  work: Work,
  siteId: SiteId,
  { member_id }: OneMember,
): Promise<State | null> {
  const { rows } = await sql<{ account: string; state: string; sessions: number }>`
    SELECT account, state, (SELECT count(*)::int FROM sessions s
      WHERE s.member_id = m.id AND s.ended_at IS NULL) AS sessions
    FROM members m WHERE id = ${member_id} AND site_id = ${siteId} FOR UPDATE`.execute(work)
  const [row] = rows
  if (!row) return null
  const { account, state, sessions } = row
  return {
    version: state,
    fields: { account, state, sessions_open: sessions },
    memberId: member_id as MemberId,
  }
}

/** From this state alone: whoever is disabled is neither frozen nor opened from here. */
const setState =
  (from: SetState, state: SetState) =>
  async (
    work: Work,
    _tools: unknown,
    { siteId, by, reason, now }: Deed,
    { member_id }: OneMember,
  ): Promise<Outcome<void, string>> => {
    const member = await findMemberById(work, siteId, member_id as MemberId)
    if (member?.state !== from) return refuse('state_unchanged')
    return setMemberStateWithin(
      work,
      { id: member.id, siteId, state },
      { staff: by, because: reason, now },
    )
  }

/** Signed out at once; neither bets nor launches until somebody else agrees to open it again. */
export const freezeCommand = command<OneMember>({
  permission: 'member.freeze',
  ...ofMember,
  look: lookAtState,
  run: setState('open', 'frozen'),
})

export const unfreezeCommand = command<OneMember>({
  permission: 'member.unfreeze',
  ...ofMember,
  look: lookAtState,
  run: setState('frozen', 'open'),
})

export const endSessionsCommand = command<OneMember>({
  permission: 'session.end',
  ...ofMember,
  look: lookAtState,
  run: async (work, _tools, { now }, { member_id }) => {
    await endSessions(work, member_id as MemberId, 'staff', now)
    return done()
  },
})
