import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { PersonalField } from '@oriel/core/personal'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'

export type PasswordReplacement = {
  readonly hash: string
  /** What the password must still be; a change that came in between is not overwritten. */
  readonly instead?: string | null
  /** Withdrawals wait until then, or longer where they already do. */
  readonly heldUntil: Date
  /** A reset also proves that a moved account is theirs. */
  readonly provesAccount: boolean
}

/** False when the password is another than it should be; then nothing is changed. */
export async function replacePassword(
  work: Work,
  memberId: MemberId,
  { hash, instead, heldUntil, provesAccount }: PasswordReplacement,
): Promise<boolean> {
  let update = work
    .updateTable('members')
    .set({
      password_hash: hash,
      must_change_password: false,
      withdraw_held_until: sql`greatest(withdraw_held_until, ${heldUntil})`,
    })
    .where('id', '=', memberId)
  if (provesAccount) update = update.set({ must_verify: false })
  if (instead !== undefined) update = update.where('password_hash', 'is not distinct from', instead)
  return (await update.executeTakeFirst()).numUpdatedRows > 0n
}

export type WithdrawPasswordReplacement = {
  readonly hash: string
  readonly instead: string | null
  readonly heldUntil: Date
}

/** The same for the withdrawal password. The first one protects nothing, so it holds nothing. */
export async function replaceWithdrawPassword(
  work: Work,
  memberId: MemberId,
  { hash, instead, heldUntil }: WithdrawPasswordReplacement,
): Promise<boolean> {
  const hold = sql<Date | null>`CASE WHEN withdraw_password_hash IS NULL THEN withdraw_held_until
    ELSE greatest(withdraw_held_until, ${heldUntil}) END`
  const changed = await work
    .updateTable('members')
    .set({ withdraw_held_until: hold, withdraw_password_hash: hash, withdraw_fails: 0 })
    .where('id', '=', memberId)
    .where('withdraw_password_hash', 'is not distinct from', instead)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Nobody signs in with the old password any more; the member sets a new one by recovery. */
export async function dropPassword(work: Work, memberId: MemberId): Promise<void> {
  await work
    .updateTable('members')
    .set({ password_hash: null })
    .where('id', '=', memberId)
    .execute()
}

/** Withdrawals wait until then, or longer where they already do. */
export async function holdWithdrawals(work: Work, memberId: MemberId, until: Date): Promise<void> {
  await work
    .updateTable('members')
    .set({ withdraw_held_until: sql`greatest(withdraw_held_until, ${until})` })
    .where('id', '=', memberId)
    .execute()
}

/** Until when they wait; null: they do not. */
export async function readHeldUntil(rows: Rows, memberId: MemberId): Promise<Date | null> {
  const row = await rows
    .selectFrom('members')
    .select('withdraw_held_until')
    .where('id', '=', memberId)
    .where('withdraw_held_until', '>', sql<Date>`house_now()`)
    .executeTakeFirst()
  return row?.withdraw_held_until ?? null
}

export async function setCurrency(
  work: Work,
  memberId: MemberId,
  currency: Currency,
): Promise<void> {
  await work.updateTable('members').set({ currency }).where('id', '=', memberId).execute()
}

/** The member has proven that this contact is theirs. */
export async function noteVerified(
  work: Work,
  memberId: MemberId,
  field: PersonalField,
  now: Date,
): Promise<void> {
  await work
    .updateTable('member_fields')
    .set({ verified_at: now })
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .execute()
}

export async function listVerified(
  rows: Rows,
  memberId: MemberId,
): Promise<ReadonlySet<PersonalField>> {
  const found = await rows
    .selectFrom('member_fields')
    .select('field')
    .where('member_id', '=', memberId)
    .where('verified_at', 'is not', null)
    .execute()
  return new Set(found.map(({ field }) => field as PersonalField))
}
