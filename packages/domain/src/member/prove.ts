import type { MemberId, SiteId } from '@oriel/core/id'
import type { Refused } from '@oriel/core/outcome'
import { provePassword, type PasswordReason } from '@oriel/domain/password'

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
