import type { MemberId } from '@oriel/core/id'
import { maskPersonal, personalFields, type PersonalField } from '@oriel/core/personal'
import type { Rows } from '@oriel/db/database'
import { listVerified, readPersonal, WITHDRAW_TRIES } from '@oriel/domain/member'
import { countPasskeys } from '@oriel/domain/passkey'
import { hasTotp } from '@oriel/domain/totp'
import type { Keys } from '@oriel/keys/keys'

/** Who a member is as people of the house see it: nothing whole. */
export type MaskedProfile = {
  readonly fields: readonly {
    readonly field: PersonalField
    readonly masked: string
    readonly isVerified: boolean
  }[]
  readonly passkeys: number
  readonly hasTotp: boolean
  readonly hasPassword: boolean
  readonly withdrawPassword: 'unset' | 'set' | 'locked'
  readonly withdrawFails: number
  readonly heldUntil: Date | null
}

export async function readMasked(
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
): Promise<MaskedProfile> {
  const [personal, verified, passkeys, hasApp, row] = await Promise.all([
    readPersonal(rows, keys, memberId),
    listVerified(rows, memberId),
    countPasskeys(rows, memberId),
    hasTotp(rows, memberId),
    rows
      .selectFrom('members')
      .select(['password_hash', 'withdraw_password_hash', 'withdraw_fails', 'withdraw_held_until'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow(),
  ])
  const isLocked = row.withdraw_fails >= WITHDRAW_TRIES
  return {
    fields: personalFields.flatMap((field) => {
      const value = personal[field]
      if (value === undefined) return []
      return { field, masked: maskPersonal(field, value), isVerified: verified.has(field) }
    }),
    passkeys,
    hasTotp: hasApp,
    hasPassword: row.password_hash !== null,
    withdrawPassword: row.withdraw_password_hash === null ? 'unset' : isLocked ? 'locked' : 'set',
    withdrawFails: row.withdraw_fails,
    heldUntil: row.withdraw_held_until,
  }
}
