import type { MemberId } from '@oriel/core/id'
import type { Refused } from '@oriel/core/outcome'
import {
  proveOwnPassword,
  proveWithdrawPassword,
  type WithdrawPasswordReason,
} from '@oriel/domain/member'
import type { PasswordReason } from '@oriel/domain/password'

/** What only the owner of an account knows, both at once. */
export type OwnerProof = { readonly password: string; readonly withdrawPassword: string }
export type OwnerReason = PasswordReason | WithdrawPasswordReason

/** Null where both are right. The second is not tried unless the first is. */
export const proveOwner = async (
  guard: Parameters<typeof proveOwnPassword>[0],
  memberId: MemberId,
  { password, withdrawPassword }: OwnerProof,
  now: Date,
): Promise<Refused<OwnerReason> | null> =>
  (await proveOwnPassword(guard, memberId, password, now)) ??
  (await proveWithdrawPassword(guard, memberId, withdrawPassword))
