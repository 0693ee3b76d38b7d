import { newId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { sqlState, type Work } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import { verifyNewKey, type NewKeyAnswer, type PasskeyPlace } from '@oriel/domain/passkey'
import { findStep } from '@oriel/domain/totp'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { takeChallenge } from './challenge.ts'
import type { StaffGuard } from './guard.ts'
import { findOpen, totpSecret, type InvitationRow } from './invitation.ts'
import { openContact, sealContact } from './person.ts'
import { isStaffAccount, isStrongPassword, type StaffId } from './rules.ts'

export type Accepted = {
  readonly token: string
  readonly account: string
  readonly password: string
  readonly code?: string | undefined
  readonly credential?: NewKeyAnswer | undefined
  readonly label: string
}

export type AcceptReason =
  | 'invitation_over'
  | 'account_taken'
  | 'account_malformed'
  | 'password_weak'
  | 'factor_wrong'
  | 'unavailable'

type NewFactor =
  | { readonly kind: 'totp'; readonly secret: Buffer; readonly step: number }
  | {
      readonly kind: 'passkey'
      readonly key: NonNullable<Awaited<ReturnType<typeof verifyNewKey>>>
      readonly transports: readonly string[]
    }

/** Makes the account of somebody invited: good once, and never without a second factor. */
export async function acceptInvitation(
  guard: StaffGuard,
  accepted: Accepted,
  from: { readonly place: PasskeyPlace; readonly ip: string },
): Promise<Outcome<{ readonly account: string }, AcceptReason>> {
  const account = accepted.account.trim().toLowerCase()
  if (!isStaffAccount(account)) return refuse('account_malformed')
  const seen = await findOpen(guard.database.rows, accepted.token)
  if (!seen) return refuse('invitation_over')
  const known = [account, ...seen.name.split(/\s+/)]
  if (!isStrongPassword(accepted.password, known)) return refuse('password_weak')
  const factor = await newFactor(guard, seen, accepted, from.place)
  if (!factor) return refuse('factor_wrong')
  const password = await guard.passwords.hash(accepted.password)
  if (password === null) return refuse('unavailable')
  try {
    return await guard.database.transaction(async (work) => {
      const row = await findOpen(work, accepted.token, true)
      if (!row) return refuse('invitation_over')
      const id = await writeStaff(work, guard.keys, row, { account, password })
      await writeFactor(work, guard.keys, id, factor, accepted.label)
      await noteJoined(work, row, { id, account, ip: from.ip })
      return done({ account })
    })
  } catch (error) {
    if (sqlState(error) === '23505') return refuse('account_taken')
    throw error
  }
}

async function newFactor(
  { database, keys, now, developmentCode }: StaffGuard,
  row: InvitationRow,
  { code = '', credential }: Accepted,
  place: PasskeyPlace,
): Promise<NewFactor | null> {
  if (!credential) {
    const secret = totpSecret(keys, row)
    const isStandIn = developmentCode !== null && code === developmentCode
    const step = isStandIn ? 0 : findStep(secret, code.replaceAll(/\s/g, ''), now())
    return step === null ? null : { kind: 'totp', secret, step }
  }
  const challenge = await takeChallenge(database.rows, credential, { invitationId: row.id })
  const key = challenge && (await verifyNewKey(credential, challenge, place))
  return key ? { kind: 'passkey', key, transports: credential.response.transports } : null
}

async function writeStaff(
  work: Work,
  keys: Keys,
  row: InvitationRow,
  { account, password }: { readonly account: string; readonly password: string },
): Promise<StaffId> {
  const id = newId<'staff'>()
  await work
    .insertInto('staff')
    .values({
      id,
      person_id: row.person_id,
      account,
      name: row.name,
      contact: sealContact(keys, id, openContact(keys, row.id, row.contact)),
      password,
      invited_by: row.invited_by,
    })
    .execute()
  await work
    .insertInto('staff_sites')
    .values({ staff_id: id, site_id: row.site_id, role: row.role })
    .execute()
  await work
    .updateTable('staff_invitations')
    .set({ used_at: sql`house_now()`, used_by: id })
    .where('id', '=', row.id)
    .execute()
  return id
}

async function writeFactor(
  work: Work,
  keys: Keys,
  staffId: StaffId,
  factor: NewFactor,
  label: string,
): Promise<void> {
  if (factor.kind === 'passkey') return addKey(work, staffId, factor, label)
  const sealed = keys.seal('secret', factor.secret, `staff totp ${staffId}`)
  await work
    .insertInto('staff_totps')
    .values({ staff_id: staffId, sealed, last_step: BigInt(factor.step) })
    .execute()
}

async function addKey(
  work: Work,
  staffId: StaffId,
  { key, transports }: NewFactor & { kind: 'passkey' },
  label: string,
): Promise<void> {
  await work
    .insertInto('staff_passkeys')
    .values({
      id: key.id,
      staff_id: staffId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: [...transports],
      label,
    })
    .execute()
}

const noteJoined = (
  work: Work,
  row: InvitationRow,
  who: { readonly id: StaffId; readonly account: string; readonly ip: string },
) =>
  noteOffice(work, {
    siteId: row.site_id as SiteId | null,
    actor: who.account,
    staffId: who.id,
    personId: row.person_id,
    role: row.role,
    ip: who.ip,
    permission: 'staff.join',
    subject: { kind: 'staff', id: who.id },
    outcome: 'done',
    after: { account: who.account, role: row.role, site: row.site ?? '' },
  })
