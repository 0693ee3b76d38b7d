import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows, Work } from '@oriel/db/database'
import {
  creationOptions,
  labelOf,
  requestOptions,
  userHandleOf,
  verifyNewKey,
  type CreationOptions,
  type NewKeyAnswer,
  type Passkey,
  type PasskeyPlace,
  type RequestOptions,
} from '@oriel/domain/passkey'
import { tryRate } from '@oriel/domain/rate'
import { hashSecret } from '@oriel/keys/secret'
import { issueChallenge, takeChallenge } from './challenge.ts'
import { judgeFactor, listFactors, type Shown } from './factor.ts'
import type { StaffGuard } from './guard.ts'
import { factorRates, PASSKEYS_MAX, type StaffId } from './rules.ts'
import { noteFactor, type StaffSession } from './session.ts'

/** What somebody signed in is asked with when the second factor must be fresh. */
export async function askFactor(
  rows: Rows,
  { staffId }: StaffSession,
  place: PasskeyPlace,
): Promise<{
  readonly hasPasskey: boolean
  readonly hasTotp: boolean
  readonly options: RequestOptions
}> {
  const factors = await listFactors(rows, staffId)
  const challenge = await issueChallenge(rows, { staffId })
  return { ...factors, options: requestOptions(place, challenge) }
}

export type ProveReason = 'factor_wrong' | 'factor_expired' | 'factor_too_often'

/** The second factor, shown again. Gives when. */
export async function proveStaff(
  guard: StaffGuard,
  { id, staffId }: StaffSession,
  shown: Shown,
  place: PasskeyPlace,
): Promise<Outcome<Date, ProveReason>> {
  const { rows } = guard.database
  if (!(await tryRate(rows, guard.keys, factorRates(staffId), guard.now()))) {
    return refuse('factor_too_often')
  }
  const challenge = shown.credential
    ? await takeChallenge(rows, shown.credential, { staffId })
    : 'code'
  if (challenge === null) return refuse('factor_expired')
  const asked = { staffId, challengeHash: hashSecret(challenge), place }
  const factor = await judgeFactor(rows, guard, asked, shown)
  const provenAt = factor && (await noteFactor(rows, id, factor))
  return provenAt ? done(provenAt) : refuse('factor_wrong')
}

export async function listStaffPasskeys(rows: Rows, staffId: StaffId): Promise<Passkey[]> {
  const found = await rows
    .selectFrom('staff_passkeys')
    .select(['id', 'label', 'transports', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return found.map(({ created_at, used_at, ...key }) => {
    return { ...key, createdAt: created_at, usedAt: used_at }
  })
}

/** What a browser makes another passkey with. */
export async function startStaffPasskey(
  rows: Rows,
  { staffId, account }: StaffSession,
  place: PasskeyPlace,
): Promise<Outcome<CreationOptions, 'passkey_limit'>> {
  const known = await listStaffPasskeys(rows, staffId)
  if (known.length >= PASSKEYS_MAX) return refuse('passkey_limit')
  const challenge = await issueChallenge(rows, { staffId })
  const user = { handle: userHandleOf(staffId), account }
  return done(creationOptions(place, user, known, challenge))
}

export type AddPasskeyReason =
  | 'passkey_failed'
  | 'passkey_expired'
  | 'passkey_limit'
  | 'passkey_taken'

/** A passkey belongs to one account of the office, and to no other ever again. */
export async function addStaffPasskey(
  work: Work,
  { staffId }: StaffSession,
  credential: NewKeyAnswer,
  label: string,
  place: PasskeyPlace,
): Promise<Outcome<Passkey, AddPasskeyReason>> {
  const challenge = await takeChallenge(work, credential, { staffId })
  if (challenge === null) return refuse('passkey_expired')
  const key = await verifyNewKey(credential, challenge, place)
  if (!key) return refuse('passkey_failed')
  await work.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  const known = await listStaffPasskeys(work, staffId)
  if (known.length >= PASSKEYS_MAX) return refuse('passkey_limit')
  const added = await work
    .insertInto('staff_passkeys')
    .values({
      id: key.id,
      staff_id: staffId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: [...credential.response.transports],
      label: labelOf(label),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'label', 'transports', 'created_at'])
    .executeTakeFirst()
  if (!added) return refuse('passkey_taken')
  const { created_at: createdAt, ...rest } = added
  return done({ ...rest, createdAt, usedAt: null })
}

/** Nobody is left without a second factor. */
export async function removeStaffPasskey(
  work: Work,
  { staffId }: StaffSession,
  id: string,
): Promise<Outcome<{ readonly label: string }, 'passkey_unknown' | 'last_factor'>> {
  await work.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  const known = await listStaffPasskeys(work, staffId)
  const removed = known.find((key) => key.id === id)
  if (!removed) return refuse('passkey_unknown')
  const { hasTotp } = await listFactors(work, staffId)
  if (known.length === 1 && !hasTotp) return refuse('last_factor')
  await work.deleteFrom('staff_passkeys').where('id', '=', id).execute()
  return done({ label: removed.label })
}

const CHOICES_MAX_BYTES = 16_000

/** How somebody wants to see the office. It decides nothing but looks. */
export async function keepChoices(
  rows: Rows,
  { staffId }: StaffSession,
  choices: Readonly<Record<string, unknown>>,
): Promise<Outcome<void, 'choices_too_large'>> {
  const text = JSON.stringify(choices)
  if (Buffer.byteLength(text) > CHOICES_MAX_BYTES) return refuse('choices_too_large')
  await rows.updateTable('staff').set({ choices: text }).where('id', '=', staffId).execute()
  return done()
}
