import type { MemberId, SiteId } from '@oriel/core/id'
import { refuse, type Refused } from '@oriel/core/outcome'
import { provePassword, type PasswordReason } from '@oriel/domain/password'
import { checkWithdrawPassword } from './withdraw-password.ts'

/** As `provePassword`, for callers that have nothing else to load of the member. */
export async function proveOwnPassword(
  guard: Parameters<typeof provePassword>[0],
  id: MemberId,
  password: string,
  now: Date,
): Promise<Refused<PasswordReason> | null> {
  const row = await guard.database.rows
    .selectFrom('members')
    .select(['site_id', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const member = { id, siteId: row.site_id as SiteId, passwordHash: row.password_hash }
  return provePassword(guard, member, password, now)
}

export type WithdrawPasswordReason =
  | 'withdraw_password_unset'
  | 'withdraw_password_wrong'
  | 'withdraw_password_locked'
  | 'unavailable'

/** `checkWithdrawPassword` as a reason; null where it is right. */
export async function proveWithdrawPassword(
  guard: Parameters<typeof checkWithdrawPassword>[0],
  id: MemberId,
  pin: string,
): Promise<Refused<WithdrawPasswordReason> | null> {
  const fits = await checkWithdrawPassword(guard, id, pin)
  if (fits === 'right') return null
  return refuse(fits === 'busy' ? 'unavailable' : `withdraw_password_${fits}`)
}
