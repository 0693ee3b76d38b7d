import type { Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import {
  writeState,
  type Member,
  type SetState,
  type StateChange,
  type StateReason,
} from '@oriel/domain/member'
import { endSessions } from './live.ts'
import { dropOpenSignIns } from './sweep.ts'

/**
 * Opens, freezes or disables a member. Whoever is not open is signed out in the same transaction:
 * calls are refused at once, and the fact of the ended session closes sockets and leaves the game.
 * Half sign-ins end too. An opened member signs in again.
 */
export const setMemberState = (
  database: Database,
  member: Pick<Member, 'id' | 'siteId'> & { readonly state: SetState },
  by: StateChange,
): Promise<Outcome<void, StateReason>> =>
  database.transaction((work) => setMemberStateWithin(work, member, by))

export async function setMemberStateWithin(
  work: Work,
  member: Pick<Member, 'id' | 'siteId'> & { readonly state: SetState },
  by: StateChange,
): Promise<Outcome<void, StateReason>> {
  const written = await writeState(work, member, by)
  if (!written.ok || member.state === 'open') return written
  await endSessions(work, member.id, 'staff', by.now)
  await dropOpenSignIns(work, member.id)
  return written
}
