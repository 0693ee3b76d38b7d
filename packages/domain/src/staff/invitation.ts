import { newId, type Id, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows, Work } from '@oriel/db/database'
import { sqlState } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import {
  creationOptions,
  userHandleOf,
  verifyNewKey,
  type CreationOptions,
  type NewKeyAnswer,
  type PasskeyPlace,
} from '@oriel/domain/passkey'
import { base32, findStep, keyAddress } from '@oriel/domain/totp'
import type { Keys } from '@oriel/keys/keys'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { issueChallenge, takeChallenge } from './challenge.ts'
import type { StaffGuard } from './guard.ts'
import { knowPerson, maskMail, openContact, sealContact, type Contact } from './person.ts'
import { INVITATION_LIFE, isStaffAccount, isStrongPassword, type StaffId } from './rules.ts'

export type InvitationId = Id<'invitation'>

export type Invited = {
  readonly name: string
  readonly contact: Contact
  /** Null: all sites. */
  readonly siteId: SiteId | null
  readonly role: string
  /** Null: from the command line, for the first owners. */
  readonly by: StaffId | null
}

const TOTP_BYTES = 20

/** Writes an invitation; gives the token that goes to the work mail and nowhere else. */
export async function inviteStaff(
  work: Work,
  keys: Keys,
  invited: Invited,
): Promise<Outcome<{ readonly id: InvitationId; readonly token: string }, 'person_unclear'>> {
  const person = await knowPerson(work, keys, invited.contact)
  if (!person.ok) return person
  const id = newId<'invitation'>()
  const token = newSecret()
  await work
    .insertInto('staff_invitations')
    .values({
      id,
      token_hash: hashSecret(token),
      person_id: person.value,
      name: invited.name,
      contact: sealContact(keys, id, invited.contact),
      site_id: invited.siteId,
      role: invited.role,
      invited_by: invited.by,
      totp: keys.seal('secret', randomBytes(TOTP_BYTES), `staff totp ${id}`),
      expires_at: sql`house_now() + ${INVITATION_LIFE}::interval`,
    })
    .execute()
  return done({ id, token })
}

type Row = {
  readonly id: InvitationId
  readonly person_id: string
  readonly name: string
  readonly contact: Buffer
  readonly site_id: number | null
  readonly site: string | null
  readonly role: string
  readonly invited_by: string | null
  readonly totp: Buffer
  readonly expires_at: Date
}

async function findOpen(rows: Rows, token: string, lock = false): Promise<Row | null> {
  const { rows: found } = await sql<Row>`
    SELECT i.id, i.person_id, i.name, i.contact, i.site_id, s.name AS site, i.role, i.invited_by,
      i.totp, i.expires_at
    FROM staff_invitations i LEFT JOIN sites s ON s.id = i.site_id
    WHERE i.token_hash = ${hashSecret(token)} AND i.used_at IS NULL AND i.expires_at > house_now()
    ${lock ? sql`FOR UPDATE OF i` : sql``}`.execute(rows)
  return found[0] ?? null
}

export type OpenInvitation = {
  readonly name: string
  readonly mail: string
  readonly role: string
  readonly site: string
  readonly expiresAt: Date
  readonly passkey: CreationOptions
  readonly totp: { readonly secret: string; readonly address: string }
}

/** What an invitation says, with what its second factor is made of. */
export async function readInvitation(
  { database, keys }: Pick<StaffGuard, 'database' | 'keys'>,
  token: string,
  place: PasskeyPlace,
): Promise<OpenInvitation | null> {
  const row = await findOpen(database.rows, token)
  if (!row) return null
  const { mail } = openContact(keys, row.id, row.contact)
  const secret = totpSecret(keys, row)
  const challenge = await issueChallenge(database.rows, { invitationId: row.id })
  const user = { handle: userHandleOf(row.id), account: mail }
  return {
    name: row.name,
    mail: maskMail(mail),
    role: row.role,
    site: row.site ?? '',
    expiresAt: row.expires_at,
    passkey: creationOptions(place, user, [], challenge),
    totp: { secret: base32(secret), address: keyAddress(secret, place.siteName, mail) },
  }
}

function totpSecret(keys: Keys, { id, totp }: Pick<Row, 'id' | 'totp'>): Buffer {
  const secret = keys.open('secret', totp, `staff totp ${id}`)
  if (!secret) throw new Error('the secret of an invitation does not open')
  return secret
}

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
  row: Row,
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
  row: Row,
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
  row: Row,
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
