import type { MemberId } from '@oriel/core/id'
import type { Database, Rows, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import type { Passwords } from '@oriel/domain/password'
import type { Member } from './member.ts'

/** After so many wrong ones it stays locked until support has spoken with its owner. */
export const WITHDRAW_TRIES = 5

type Guard = { readonly database: Database; readonly passwords: Passwords }

export type WithdrawCheck = 'right' | 'wrong' | 'locked' | 'unset' | 'busy'

/**
 * Whoever asks has spent a try before it is known whether they are right, so that many at once are
 * not judged more often than one after another. Locked stays locked, even for the right one.
 */
export async function checkWithdrawPassword(
  { database, passwords }: Guard,
  memberId: MemberId,
  pin: string,
): Promise<WithdrawCheck> {
  const { rows } = database
  const spent = await rows
    .updateTable('members')
    .set((expression) => ({ withdraw_fails: expression('withdraw_fails', '+', 1) }))
    .where('id', '=', memberId)
    .where('withdraw_fails', '<', WITHDRAW_TRIES)
    .where('withdraw_password_hash', 'is not', null)
    .returning('withdraw_password_hash as hash')
    .executeTakeFirst()
  if (!spent) return (await hasWithdrawPassword(rows, memberId)) ? 'locked' : 'unset'
  const fits = await passwords.verify(pin, spent.hash)
  const fails = rows.updateTable('members').where('id', '=', memberId)
  if (fits === 'right') await fails.set({ withdraw_fails: 0 }).execute()
  // Nothing was judged, so nothing was tried.
  if (fits === 'busy') {
    await fails
      .where('withdraw_fails', '>', 0)
      .set((expression) => ({ withdraw_fails: expression('withdraw_fails', '-', 1) }))
      .execute()
  }
  return fits
}

export async function hasWithdrawPassword(rows: Rows, memberId: MemberId): Promise<boolean> {
  const { hash } = await rows
    .selectFrom('members')
    .select('withdraw_password_hash as hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return hash !== null
}

/** Support has made sure who asks: the member may try again. */
export const unlockWithdrawPassword = (
  database: Database,
  member: Pick<Member, 'id' | 'siteId'>,
  by: { readonly staff: string; readonly now: Date },
): Promise<boolean> => database.transaction((work) => unlockWithin(work, member, by))

/** False when no try was spent: there is nothing to unlock. */
export async function unlockWithin(
  work: Work,
  { id: memberId, siteId }: Pick<Member, 'id' | 'siteId'>,
  { staff, now }: { readonly staff: string; readonly now: Date },
): Promise<boolean> {
  const unlocked = await work
    .updateTable('members')
    .set({ withdraw_fails: 0 })
    .where('id', '=', memberId)
    .where('withdraw_fails', '>', 0)
    .executeTakeFirst()
  if (unlocked.numUpdatedRows === 0n) return false
  const line = { siteId, memberId, ip: null, kind: 'withdraw_password_unlocked' } as const
  await noteAudit(work, { ...line, facts: { staff } }, now)
  return true
}
