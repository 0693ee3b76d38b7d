import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { proveOwnPassword, getMember, tellMember } from '@oriel/domain/member'
import type { PasswordReason, Passwords } from '@oriel/domain/password'
import { tryRate } from '@oriel/domain/rate'
import type { Keys } from '@oriel/keys/keys'
import { confirmTotp, readTotp, removeTotp, startTotp, takeTotp } from './kept.ts'
import { confirmRates } from './rules.ts'

type House = { readonly database: Database; readonly keys: Keys; readonly passwords: Passwords }
type Who = { readonly siteId: SiteId; readonly memberId: MemberId; readonly ip: string }

/** A secret for the app, for who knows the password. Nothing is asked for by it yet. */
export async function startOwnTotp(
  house: House,
  { memberId }: Who,
  { password, issuer }: { readonly password: string; readonly issuer: string },
  now: Date,
): Promise<
  Outcome<{ readonly secret: string; readonly address: string }, PasswordReason | 'totp_set'>
> {
  const unproven = await proveOwnPassword(house, memberId, password, now)
  if (unproven) return unproven
  const { rows } = house.database
  const { account } = await getMember(rows, memberId)
  return startTotp(rows, house.keys, { id: memberId, account, issuer })
}

export type ConfirmReason = 'totp_wrong' | 'totp_not_started' | 'totp_set' | 'too_many_requests'

/** The first right code shows that the app has the secret; from here on it is asked for. */
export async function confirmOwnTotp(
  { database, keys }: House,
  who: Who,
  code: string,
  now: Date,
): Promise<Outcome<void, ConfirmReason>> {
  const { rows } = database
  if (!(await tryRate(rows, keys, confirmRates(who), now))) {
    return refuse('too_many_requests')
  }
  const state = await readTotp(rows, who.memberId)
  if (state !== 'started') return refuse(state === 'set' ? 'totp_set' : 'totp_not_started')
  return database.transaction(async (work) => {
    if (!(await confirmTotp(work, keys, who.memberId, plainCode(code), now))) {
      return refuse('totp_wrong')
    }
    await note(work, keys, who, 'totp_added', now)
    return done()
  })
}

export type RemoveReason = PasswordReason | 'totp_unset' | 'totp_wrong' | 'totp_used'

/** Password and code both: who has found only one of them keeps being asked for the other. */
export async function removeOwnTotp(
  house: House,
  who: Who,
  { password, code }: { readonly password: string; readonly code: string },
  now: Date,
): Promise<Outcome<void, RemoveReason>> {
  const { database, keys } = house
  const refusal =
    (await proveOwnPassword(house, who.memberId, password, now)) ??
    (await proveCode(house, who, code, now))
  if (refusal) {
    await noteAudit(database.rows, { ...who, kind: 'totp_removed', refused: refusal.reason }, now)
    return refusal
  }
  return database.transaction(async (work) => {
    await removeTotp(work, who.memberId)
    await note(work, keys, who, 'totp_removed', now)
    return done()
  })
}

/** Tries are bounded by those of the password, which stands before each. */
async function proveCode({ database, keys }: House, { memberId }: Who, code: string, now: Date) {
  if ((await readTotp(database.rows, memberId)) !== 'set') return refuse('totp_unset')
  const taken = await takeTotp(database.rows, keys, memberId, plainCode(code), now)
  return taken === 'right' ? null : refuse(`totp_${taken}`)
}

/** Apps show it in two halves, and some keyboards copy the gap. */
const plainCode = (code: string): string => code.replaceAll(/\s/g, '')

async function note(
  work: Work,
  keys: Keys,
  who: Who,
  change: 'totp_added' | 'totp_removed',
  now: Date,
): Promise<void> {
  await noteAudit(work, { ...who, kind: change }, now)
  const values = { change, at: now }
  await tellMember(work, keys, who.memberId, { template: 'second_factor_changed', values })
}
