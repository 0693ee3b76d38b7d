import type { Database } from '@oriel/db/database'
import { sweepExpired } from './store.ts'

export { changePassword, type PasswordChange } from './change.ts'
export { askForCode, sendCode, takeCode, type Ask, type AskReason } from './code.ts'
export { readAsked, type Asked } from './fact.ts'
export { resetPassword, type ResetReason } from './reset.ts'
export { heldUntil, recoveryRates } from './rules.ts'
export { verifyMember, type Proof, type VerifyReason } from './verify.ts'

/** Tokens and codes that nobody used in time. */
export const sweepRecovery = (database: Database, now: Date): Promise<void> =>
  sweepExpired(database.rows, now)
