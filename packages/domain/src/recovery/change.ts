import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { noteChanged, replacePassword, tellMember } from '@oriel/domain/member'
import { dropOpenSignIns, endSessions } from '@oriel/domain/session'
import type { Keys } from '@oriel/keys/keys'
import { heldUntil } from './rules.ts'
import { dropCode, dropTokens } from './store.ts'

export type PasswordChange = {
  readonly member: { readonly id: MemberId; readonly siteId: SiteId }
  readonly hash: string
  /** What the password must still be; a change that came in between is not overwritten. */
  readonly instead?: string | null
  readonly kind: 'password_changed' | 'password_reset'
  readonly ip: string
}

/**
 * Everything that goes with a new password: whoever was signed in by the old one is out, money
 * waits a day, and the member hears of it wherever we can reach them. False when the password is
 * another than it should be; then the work has done nothing.
 */
export async function changePassword(
  work: Work,
  keys: Keys,
  { member, hash, instead, kind, ip }: PasswordChange,
  now: Date,
): Promise<boolean> {
  const isReplaced = await replacePassword(work, member.id, {
    hash,
    ...(instead !== undefined && { instead }),
    heldUntil: heldUntil(now),
    provesAccount: kind === 'password_reset',
  })
  if (!isReplaced) return false
  await endSessions(work, member.id, 'password', now)
  await dropOpenSignIns(work, member.id)
  await dropTokens(work, member.id)
  await dropCode(work, member.id)
  await noteChanged(work, member.id)
  await tellMember(work, keys, member.id, { template: kind, values: { at: now } })
  await noteAudit(work, { siteId: member.siteId, memberId: member.id, kind, ip }, now)
  return true
}
