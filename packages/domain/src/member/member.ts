import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'

export type Member = {
  readonly id: MemberId
  readonly siteId: SiteId
  readonly account: string
  readonly currency: Currency
  readonly language: Locale
}

export { findCandidate, type Candidate } from './candidate.ts'
export {
  listVerified,
  noteVerified,
  readHeldUntil,
  dropPassword,
  holdWithdrawals,
  replacePassword,
  replaceWithdrawPassword,
  setCurrency,
} from './change.ts'
export { lockMember, lockMembers, type LockedMember } from './lock.ts'
export { noteChanged, readMemberChanged, type MemberChanged } from './fact.ts'
export {
  checkWithdrawPassword,
  hasWithdrawPassword,
  unlockWithdrawPassword,
  WITHDRAW_TRIES,
  type WithdrawCheck,
} from './withdraw-password.ts'
export { findOwnKey, takeOwnKey, type OwnKey } from './own-key.ts'
export { proveOwnPassword, proveWithdrawPassword, type WithdrawPasswordReason } from './prove.ts'
export {
  writeState,
  type MemberState,
  type SetState,
  type StateChange,
  type StateReason,
} from './state.ts'
export { checkRing } from './ring.ts'
export { addressFor, tellMember, type MemberMessage } from './tell.ts'
export {
  claimUnique,
  fillMarks,
  isTaken,
  readPersonal,
  writePersonal,
  type Personal,
} from './personal.ts'
export { findMemberById, findMembersByAccount, listMembers } from './list.ts'
export type { MemberFilter, MemberLine, MemberPage } from './list.ts'
export { listNotes, noteCommand, type MemberNote, type NoteId } from './note.ts'
export { findMembersByMark, type MarkedMember, type SearchField } from './search-marks.ts'
export { readTier, type IdentityTier } from './tier.ts'
export { unlockWithdrawCommand } from './unlock.ts'
export { countUnmask, hasField, pruneUnmasks, UNMASKS_A_DAY } from './unmask.ts'

/** Makes a member. The unique key decides who was first, not a look beforehand. */
export const createMember = (
  database: Database,
  draft: Omit<Member, 'id'>,
): Promise<Outcome<Member, 'account_taken'>> =>
  database.transaction((work) => addMember(work, draft))

/** The same inside other work: registering does more than this at once. */
export async function addMember(
  work: Work,
  draft: Omit<Member, 'id'>,
): Promise<Outcome<Member, 'account_taken'>> {
  const member: Member = { ...draft, id: newId<'member'>() }
  const added = await work
    .insertInto('members')
    .values({
      id: member.id,
      site_id: member.siteId,
      account: member.account,
      currency: member.currency,
      language: member.language,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'account']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? done(member) : refuse('account_taken')
}

export async function findMember(
  rows: Rows,
  siteId: SiteId,
  account: string,
): Promise<Member | null> {
  const row = await rows
    .selectFrom('members')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id as MemberId,
    siteId,
    account: row.account,
    currency: row.currency as Currency,
    language: row.language as Locale,
  }
}

export async function getMember(rows: Rows, id: MemberId): Promise<Member> {
  const row = await rows
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    siteId: row.site_id as SiteId,
    account: row.account,
    currency: row.currency as Currency,
    language: row.language as Locale,
  }
}

/** Keeps what `Passwords.hash` gave. Whose password changes is asked for it elsewhere. */
export async function keepPassword(work: Work, id: MemberId, kept: string): Promise<void> {
  await work.updateTable('members').set({ password_hash: kept }).where('id', '=', id).execute()
}

export async function keepWithdrawPassword(work: Work, id: MemberId, kept: string): Promise<void> {
  await work
    .updateTable('members')
    .set({ withdraw_password_hash: kept, withdraw_fails: 0 })
    .where('id', '=', id)
    .execute()
}
