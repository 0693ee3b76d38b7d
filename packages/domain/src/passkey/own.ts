import type { MemberId } from '@oriel/core/id'
import { done, refuse, type Outcome, type Refused } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { proveOwnPassword, getMember, tellMember } from '@oriel/domain/member'
import type { PasswordReason } from '@oriel/domain/password'
import type { From, Guard } from '@oriel/domain/session'
import { issueChallenge, takeChallenge } from './challenge.ts'
import { creationOptions, type CreationOptions, type PasskeyPlace } from './options.ts'
import { labelOf, PASSKEYS_MAX, readClientData, userHandleOf } from './rules.ts'
import { deleteKey, insertKey, listKeys, lockAndCount, type Passkey } from './store.ts'
import { verifyNewKey, type NewKeyAnswer, type VerifiedKey } from './verify.ts'

/**
 * What a browser makes a new key with. The password is asked for first: a key opens the account for
 * good, so whoever finds it signed in must not be able to add theirs.
 */
export async function startPasskey(
  guard: Guard,
  memberId: MemberId,
  password: string,
  place: PasskeyPlace,
  now: Date,
): Promise<Outcome<CreationOptions, PasswordReason | 'passkey_limit'>> {
  const { rows } = guard.database
  const unproven = await proveOwnPassword(guard, memberId, password, now)
  if (unproven) return unproven
  const known = await listKeys(rows, memberId)
  if (known.length >= PASSKEYS_MAX) return refuse('passkey_limit')
  const { account } = await getMember(rows, memberId)
  const challenge = await issueChallenge(rows, { siteId: place.siteId, memberId }, now)
  const user = { handle: userHandleOf(memberId), account }
  return done(creationOptions(place, user, known, challenge))
}

export type AddReason = 'passkey_expired' | 'passkey_failed' | 'passkey_limit' | 'passkey_taken'

export async function addPasskey(
  { database, keys }: Pick<Guard, 'database' | 'keys'>,
  memberId: MemberId,
  answer: NewKeyAnswer,
  place: PasskeyPlace,
  from: From,
  now: Date,
): Promise<Outcome<Passkey, AddReason>> {
  const { siteId, ip, device } = from
  const label = labelOf(device)
  const line = { siteId, memberId, kind: 'passkey_added', ip, facts: { label } } as const
  const noted = async (refusal: Refused<AddReason>): Promise<Refused<AddReason>> => {
    await noteAudit(database.rows, { ...line, refused: refusal.reason }, now)
    return refusal
  }
  const key = await readNewKey(database.rows, memberId, answer, place, now)
  if (!key.ok) return noted(key)
  const { transports } = answer.response
  const added = await database.transaction(async (work) => {
    if ((await lockAndCount(work, memberId)) >= PASSKEYS_MAX) return refuse('passkey_limit')
    const draft = { ...key.value, siteId, memberId, transports, label }
    if (!(await insertKey(work, draft, now))) return refuse('passkey_taken')
    await noteAudit(work, line, now)
    const values = { change: 'passkey_added', at: now } as const
    await tellMember(work, keys, memberId, { template: 'second_factor_changed', values })
    return done({ id: draft.id, label, transports, createdAt: now, usedAt: null })
  })
  return added.ok ? added : noted(added)
}

async function readNewKey(
  rows: Rows,
  memberId: MemberId,
  answer: NewKeyAnswer,
  place: PasskeyPlace,
  now: Date,
): Promise<Outcome<VerifiedKey, 'passkey_expired' | 'passkey_failed'>> {
  const said = readClientData(answer.response.clientDataJSON)
  if (!said || said.isFramed) return refuse('passkey_failed')
  const { siteId } = place
  if (!(await takeChallenge(rows, { siteId, memberId }, said.challenge, now))) {
    return refuse('passkey_expired')
  }
  const key = await verifyNewKey(answer, said.challenge, place)
  return key ? done(key) : refuse('passkey_failed')
}

export const listPasskeys = (rows: Rows, memberId: MemberId): Promise<Passkey[]> =>
  listKeys(rows, memberId)

/** Only its owner’s; to everybody else there is no such key. */
export async function removePasskey(
  guard: Guard,
  memberId: MemberId,
  { id, password }: { readonly id: string; readonly password: string },
  from: From,
  now: Date,
): Promise<Outcome<void, PasswordReason | 'passkey_unknown'>> {
  const { database, keys } = guard
  const line = { siteId: from.siteId, memberId, kind: 'passkey_removed', ip: from.ip } as const
  const unproven = await proveOwnPassword(guard, memberId, password, now)
  if (unproven) {
    await noteAudit(database.rows, { ...line, refused: unproven.reason }, now)
    return unproven
  }
  return database.transaction(async (work) => {
    const label = await deleteKey(work, memberId, id)
    if (label === null) return refuse('passkey_unknown')
    await noteAudit(work, { ...line, facts: { label } }, now)
    const values = { change: 'passkey_removed', at: now } as const
    await tellMember(work, keys, memberId, { template: 'second_factor_changed', values })
    return done()
  })
}
