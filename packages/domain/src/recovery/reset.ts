import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { isWeakPassword } from '@oriel/core/weak-password'
import { noteAudit } from '@oriel/domain/audit'
import { findCandidate } from '@oriel/domain/member'
import { tryRate } from '@oriel/domain/rate'
import type { From, Guard } from '@oriel/domain/session'
import type { Site } from '@oriel/domain/site'
import { checkNewPassword } from '@oriel/forms/recovery'
import { changePassword } from './change.ts'
import { plainAccount, resetRates } from './rules.ts'
import { findToken, takeToken } from './store.ts'

export type ResetReason =
  | 'reset_token_unknown'
  | 'reset_token_other'
  | 'password_invalid'
  | 'password_same'
  | 'password_guessable'
  | 'too_many_requests'
  | 'unavailable'

type Wanted = {
  readonly account: string
  readonly password: string
  readonly token: string
  readonly site: Site
}

/**
 * S4.072: sets a new password for the holder of a token. A refused password leaves the token valid,
 * so that the member can choose another. Of concurrent calls with one token, one succeeds.
 */
export async function resetPassword(
  { database, keys, passwords }: Guard,
  { account, password, token, site }: Wanted,
  { siteId, ip }: Pick<From, 'siteId' | 'ip'>,
  now: Date,
): Promise<Outcome<void, ResetReason>> {
  const { rows } = database
  // S5.013, S5.014: check the password before using the token, so that the member can try another
  // one. This call has no confirmation, so the password confirms itself.
  const failure = checkNewPassword({ password, confirmation: password }, site.flags.passwordPolicy)
  if (failure) return refuse('password_invalid')
  if (!(await tryRate(rows, keys, resetRates({ siteId, ip }), now)))
    return refuse('too_many_requests')
  const memberId = await findToken(rows, siteId, token, now)
  if (!memberId) return refuse('reset_token_unknown')
  const member = await findCandidate(rows, siteId, { id: memberId })
  if (!member) throw new Error(`a token of ${memberId}, who is not on site ${siteId}`)
  const line = { siteId, memberId, kind: 'password_reset', ip } as const
  if (member.account !== plainAccount(account)) {
    await noteAudit(rows, { ...line, refused: 'reset_token_other' }, now)
    return refuse('reset_token_other')
  }
  if (isWeakPassword(password, { account: member.account, siteName: site.name })) {
    return refuse('password_guessable')
  }
  const asBefore = await passwords.verify(password, member.passwordHash)
  if (asBefore === 'right') return refuse('password_same')
  const hash = asBefore === 'busy' ? null : await passwords.hash(password)
  if (hash === null) return refuse('unavailable')
  return database.transaction(async (work) => {
    if (!(await takeToken(work, token, now))) return refuse('reset_token_unknown')
    await changePassword(work, keys, { member, hash, kind: 'password_reset', ip }, now)
    return done()
  })
}
