import { newId, type Id, type SiteId } from '@oriel/core/id'
import { done, type Outcome } from '@oriel/core/outcome'
import type { Rows, Work } from '@oriel/db/database'
import {
  creationOptions,
  userHandleOf,
  type CreationOptions,
  type PasskeyPlace,
} from '@oriel/domain/passkey'
import { base32, keyAddress } from '@oriel/domain/totp'
import type { Keys } from '@oriel/keys/keys'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { issueChallenge } from './challenge.ts'
import type { StaffGuard } from './guard.ts'
import { knowPerson, maskMail, openContact, sealContact, type Contact } from './person.ts'
import { INVITATION_LIFE, type StaffId } from './rules.ts'

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

export type InvitationRow = {
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

/** An invitation that can still be used. */
export async function findOpen(
  rows: Rows,
  token: string,
  lock = false,
): Promise<InvitationRow | null> {
  const { rows: found } = await sql<InvitationRow>`
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

export function totpSecret(keys: Keys, { id, totp }: Pick<InvitationRow, 'id' | 'totp'>): Buffer {
  const secret = keys.open('secret', totp, `staff totp ${id}`)
  if (!secret) throw new Error('the secret of an invitation does not open')
  return secret
}
