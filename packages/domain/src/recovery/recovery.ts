import type { MemberId } from '@oriel/core/id'
import type { Database, Work } from '@oriel/db/database'
import { dropCode, dropTokens, sweepExpired } from './store.ts'

export { changePassword, type PasswordChange } from './change.ts'
export { askForCode, sendCode, sendRecovery, takeCode, type Ask, type AskReason } from './code.ts'
export { readAsked, type Asked } from './fact.ts'
export { resetPassword, type ResetReason } from './reset.ts'
export { heldUntil, recoveryRates } from './rules.ts'
export { verifyMember, type Proof, type VerifyReason } from './verify.ts'

/** Leave to set a new password that was given or asked for until now is over. */
export async function dropRecovery(work: Work, memberId: MemberId): Promise<void> {
  await dropTokens(work, memberId)
  await dropCode(work, memberId)
}

/** Tokens and codes that nobody used in time. */
export const sweepRecovery = (database: Database, now: Date): Promise<void> =>
  sweepExpired(database.rows, now)
