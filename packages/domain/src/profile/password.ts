import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import { isWeakPassword } from '@oriel/core/weak-password'
import { noteAudit } from '@oriel/domain/audit'
import {
  noteChanged,
  proveWithdrawPassword,
  replaceWithdrawPassword,
  tellMember,
} from '@oriel/domain/member'
import { provePassword, type PasswordReason } from '@oriel/domain/password'
import { changePassword, heldUntil } from '@oriel/domain/recovery'
import { finishSignInWithin, type From, type Guard, type SignedIn } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { isWithdrawPassword } from '@oriel/forms/password'
import { checkNewPassword } from '@oriel/forms/recovery'
import { getOwn, type Own } from './store.ts'

type Change = {
  readonly old: string
  readonly password: string
  readonly confirmation: string
  readonly site: Site
}

export type ChangeReason =
  | PasswordReason
  | 'password_unconfirmed'
  | 'password_invalid'
  | 'password_same'
  | 'password_guessable'

/** The session it was done in goes on under new secrets; every other ends. */
export async function changeOwnPassword(
  guard: Guard,
  memberId: MemberId,
  { old, password, confirmation, site }: Change,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, ChangeReason>> {
  const { database, keys, passwords } = guard
  // Before the old one is proven: a form that cannot be right spends no try.
  const failure = checkNewPassword({ password, confirmation }, site.flags.passwordPolicy)
  if (failure?.field === 'confirmation') return refuse('password_unconfirmed')
  if (failure) return refuse('password_invalid')
  const member = await getOwn(database.rows, memberId)
  const unproven = await provePassword(guard, member, old, now)
  const line = { siteId: from.siteId, memberId, kind: 'password_changed', ip: from.ip } as const
  if (unproven) {
    await noteAudit(database.rows, { ...line, refused: unproven.reason }, now)
    return unproven
  }
  if (password === old) return refuse('password_same')
  if (isWeakPassword(password, { account: member.account, siteName: site.name })) {
    return refuse('password_guessable')
  }
  const hash = await passwords.hash(password)
  if (hash === null) return refuse('unavailable')
  const instead = member.passwordHash
  return database.transaction(async (work) => {
    const change = { member, hash, instead, kind: 'password_changed', ip: from.ip } as const
    // Another change was first: what they proved is no longer the password.
    if (!(await changePassword(work, keys, change, now))) return refuse('password_wrong')
    return done(await finishSignInWithin(work, member, from, 'password', now))
  })
}

export type WithdrawReason =
  | PasswordReason
  | 'withdraw_password_invalid'
  | 'withdraw_password_wrong'
  | 'withdraw_password_locked'

type WithdrawChange = {
  readonly password: string
  /** What it is now; of no use where none is set. */
  readonly old: string
  readonly pin: string
}

/** Nobody reads it again, we neither. */
export async function setWithdrawPassword(
  guard: Guard,
  memberId: MemberId,
  { password, old, pin }: WithdrawChange,
  ip: string,
  now: Date,
): Promise<Outcome<void, WithdrawReason>> {
  const { database, keys, passwords } = guard
  if (!isWithdrawPassword(pin)) return refuse('withdraw_password_invalid')
  const member = await getOwn(database.rows, memberId)
  const line = { siteId: member.siteId, memberId, kind: 'withdraw_password_changed', ip } as const
  const refusal =
    (await provePassword(guard, member, password, now)) ?? (await proveWithdraw(guard, member, old))
  if (refusal) {
    await noteAudit(database.rows, { ...line, refused: refusal.reason }, now)
    return refusal
  }
  const hash = await passwords.hash(pin)
  if (hash === null) return refuse('unavailable')
  return database.transaction(async (work) => {
    const replacement = { hash, instead: member.withdrawHash, heldUntil: heldUntil(now) }
    const isReplaced = await replaceWithdrawPassword(work, memberId, replacement)
    if (!isReplaced) return refuse('withdraw_password_wrong')
    await noteChanged(work, memberId)
    await noteAudit(work, line, now)
    const notice = { template: 'withdraw_password_changed', values: { at: now } } as const
    if (member.withdrawHash !== null) await tellMember(work, keys, memberId, notice)
    return done()
  })
}

async function proveWithdraw(
  guard: Guard,
  member: Own,
  old: string,
): Promise<Refused<WithdrawReason> | null> {
  const refused = await proveWithdrawPassword(guard, member.id, old)
  if (refused === null || refused.reason === 'withdraw_password_unset') return null
  return refuse(refused.reason)
}
