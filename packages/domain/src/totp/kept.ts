import { randomBytes } from 'node:crypto'
import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { base32, findStep, keyAddress } from './rules.ts'

const SECRET_BYTES = 20

/** A new secret for an authenticator app; the old one, if any counts, counts until confirmed. */
export async function startTotp(
  rows: Rows,
  keys: Keys,
  member: { readonly id: MemberId; readonly account: string; readonly issuer: string },
): Promise<Outcome<{ readonly secret: string; readonly address: string }, 'totp_set'>> {
  const secret = randomBytes(SECRET_BYTES)
  const sealed = keys.seal('secret', secret, `totp ${member.id}`)
  const kept = await rows
    .insertInto('member_totps')
    .values({ member_id: member.id, sealed })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ sealed, last_step: 0n })
        .where('member_totps.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  if (!kept) return refuse('totp_set')
  const address = keyAddress(secret, member.issuer, member.account)
  return done({ secret: base32(secret), address })
}

/** From here on it is asked for at each sign-in. */
export async function confirmTotp(
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
  code: string,
  now: Date,
): Promise<boolean> {
  if ((await judge(rows, keys, memberId, code, now, false)) !== 'right') return false
  const confirmed = await rows
    .updateTable('member_totps')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return confirmed.numUpdatedRows > 0n
}

export type TotpState = 'unset' | 'started' | 'set'

/** Only one that is set counts; one that was started waits for its first code. */
export async function readTotp(rows: Rows, memberId: MemberId): Promise<TotpState> {
  const row = await rows
    .selectFrom('member_totps')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return 'unset'
  return row.confirmed_at === null ? 'started' : 'set'
}

export const hasTotp = async (rows: Rows, memberId: MemberId): Promise<boolean> =>
  (await readTotp(rows, memberId)) === 'set'

export async function removeTotp(rows: Rows, memberId: MemberId): Promise<void> {
  await rows.deleteFrom('member_totps').where('member_id', '=', memberId).execute()
}

/** Takes the code: right once, used from then on. */
export const takeTotp = (
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'used'> => judge(rows, keys, memberId, code, now, true)

async function judge(
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
  code: string,
  now: Date,
  isConfirmed: boolean,
): Promise<'right' | 'wrong' | 'used'> {
  const row = await rows
    .selectFrom('member_totps')
    .select(['sealed', 'confirmed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row || (row.confirmed_at !== null) !== isConfirmed) return 'wrong'
  const secret = keys.open('secret', row.sealed, `totp ${memberId}`)
  if (!secret) throw new Error('a member’s authenticator secret does not open')
  const step = findStep(secret, code, now)
  if (step === null) return 'wrong'
  // Of two with the same code, one moves the step.
  const taken = await rows
    .updateTable('member_totps')
    .set({ last_step: BigInt(step) })
    .where('member_id', '=', memberId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n ? 'right' : 'used'
}
