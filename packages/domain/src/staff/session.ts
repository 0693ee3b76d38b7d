import { newId, type SiteId } from '@oriel/core/id'
import type { May, Permission } from '@oriel/core/permission'
import type { Rows, Work } from '@oriel/db/database'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import { SEEN_NOTED_EVERY, type PersonId, type StaffId, type StaffSessionId } from './rules.ts'

export type ProvenWith = 'passkey' | 'totp' | 'development'

/** Somebody who works here, signed in. */
export type StaffSession = {
  readonly id: StaffSessionId
  readonly staffId: StaffId
  readonly personId: PersonId
  readonly account: string
  readonly name: string
  readonly openedAt: Date
  readonly provenAt: Date
  readonly provenWith: ProvenWith
}

/** Where a call of the office comes from, and what it wants at which site. */
export type Entry = {
  readonly token: string
  readonly ip: string
  /** Null: about the caller alone, or about the whole house. */
  readonly siteId: SiteId | null
  readonly permission: Permission | 'any' | null
  /** The operator's own networks; others are in `staff_networks`. */
  readonly ownNetworks: readonly string[]
  /** A page asks by itself: nobody was there. */
  readonly isQuiet?: boolean
}

export type Entered = {
  readonly session: StaffSession
  /** Whether the office may be opened from there. */
  readonly isFromHere: boolean
  /** The role at the site, and what it may of what is wanted. */
  readonly role: string | null
  readonly may: May | null
}

type EnteredRow = {
  id: string
  staff_id: string
  person_id: string
  account: string
  name: string
  opened_at: Date
  proven_at: Date
  proven_with: ProvenWith
  is_unnoted: boolean
  is_from_here: boolean
  role: string | null
  may: May | null
}

/** The live session behind a token with all that a call needs to know, in one statement. */
export async function enterOffice(rows: Rows, entry: Entry): Promise<Entered | null> {
  const { token, ip, siteId, permission, ownNetworks } = entry
  const { rows: found } = await sql<EnteredRow>`
    SELECT s.id, s.staff_id, s.person_id, t.account, t.name, s.opened_at, s.proven_at, s.proven_with,
      s.seen_at < house_now() - ${SEEN_NOTED_EVERY}::interval AS is_unnoted,
      ${fromHere(ip, siteId, ownNetworks)} AS is_from_here, held.role, rp.may
    FROM staff_sessions s
    JOIN staff t ON t.id = s.staff_id AND t.state = 'open'
    LEFT JOIN LATERAL (
      SELECT role FROM staff_sites
      WHERE staff_id = s.staff_id AND (site_id = ${siteId}::integer OR site_id IS NULL)
      ORDER BY site_id NULLS LAST LIMIT 1) held ON true
    LEFT JOIN role_permissions rp ON rp.role = held.role AND rp.permission = ${permission}
    WHERE s.token_hash = ${hashSecret(token)} AND staff_is_live(s)`.execute(rows)
  const [row] = found
  if (!row) return null
  if (row.is_unnoted && !entry.isQuiet) await noteSeen(rows, row.id)
  return {
    session: {
      id: row.id as StaffSessionId,
      staffId: row.staff_id as StaffId,
      personId: row.person_id as PersonId,
      account: row.account,
      name: row.name,
      openedAt: row.opened_at,
      provenAt: row.proven_at,
      provenWith: row.proven_with,
    },
    isFromHere: row.is_from_here,
    role: row.role,
    may: row.may,
  }
}

/**
 * A network of the operator's own, of all sites, or of this one. What is about the caller alone may
 * be asked from a network of any site.
 */
const fromHere = (ip: string, siteId: SiteId | null, ownNetworks: readonly string[]) =>
  sql<boolean>`(${ip}::inet <<= ANY (${ownNetworks}::cidr[]) OR EXISTS (
    SELECT FROM staff_networks
    WHERE (site_id IS NULL OR ${siteId}::integer IS NULL OR site_id = ${siteId}::integer)
      AND network >>= ${ip}::inet AND (until IS NULL OR until > house_now())))`

/** Before anybody is known: a network of any site. What a site allows is asked with each call. */
export async function mayOpenOffice(
  rows: Rows,
  ip: string,
  ownNetworks: readonly string[],
): Promise<boolean> {
  const { rows: found } = await sql<{ may: boolean }>`
    SELECT (${ip}::inet <<= ANY (${ownNetworks}::cidr[]) OR EXISTS (
      SELECT FROM staff_networks WHERE network >>= ${ip}::inet
        AND (until IS NULL OR until > house_now()))) AS may`.execute(rows)
  return found[0]?.may ?? false
}

const noteSeen = async (rows: Rows, id: string): Promise<void> => {
  await sql`UPDATE staff_sessions SET seen_at = house_now()
    WHERE id = ${id} AND ended_at IS NULL AND seen_at < house_now()`.execute(rows)
}

export type Factor = { readonly with: ProvenWith; readonly passkeyId: string | null }

/** Opens the one live session of this account: whatever was open ends. Gives its token. */
export async function openStaffSession(
  work: Work,
  who: { readonly staffId: StaffId; readonly personId: PersonId },
  from: { readonly deviceMark: Buffer; readonly ip: string },
  factor: Factor,
): Promise<{ readonly token: string; readonly id: StaffSessionId }> {
  await endStaffSessions(work, who.staffId, 'elsewhere')
  const token = newSecret()
  const id = newId<'staff-session'>()
  await work
    .insertInto('staff_sessions')
    .values({
      id,
      staff_id: who.staffId,
      person_id: who.personId,
      token_hash: hashSecret(token),
      device_mark: from.deviceMark,
      ip: from.ip,
      proven_with: factor.with,
      passkey_id: factor.passkeyId,
    })
    .execute()
  return { token, id }
}

export type StaffEndedBecause = 'sign-out' | 'elsewhere' | 'removed' | 'role'

export async function endStaffSessions(
  work: Rows,
  staffId: StaffId,
  because: StaffEndedBecause,
): Promise<void> {
  await sql`UPDATE staff_sessions SET ended_at = house_now(), ended_because = ${because}
    WHERE staff_id = ${staffId} AND ended_at IS NULL`.execute(work)
}

/** The second factor was shown again. */
export async function noteFactor(
  work: Rows,
  id: StaffSessionId,
  factor: Factor,
): Promise<Date | null> {
  const { rows } = await sql<{ proven_at: Date }>`UPDATE staff_sessions
    SET proven_at = house_now(), proven_with = ${factor.with}, passkey_id = ${factor.passkeyId}
    WHERE id = ${id} AND ended_at IS NULL RETURNING proven_at`.execute(work)
  return rows[0]?.proven_at ?? null
}
