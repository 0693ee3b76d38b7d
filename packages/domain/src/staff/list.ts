import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { StaffId } from './rules.ts'

export type StaffLine = {
  readonly id: StaffId
  readonly account: string
  readonly name: string
  readonly state: 'open' | 'removed'
  readonly roles: readonly { readonly site: string; readonly role: string }[]
  readonly hasPasskey: boolean
  readonly samePerson: readonly string[]
  readonly seenAt: Date | null
  readonly createdAt: Date
}

const LISTED_MAX = 500

/** Who has a role at this site or at all of them, and who had one and was removed. */
export async function listStaff(rows: Rows, siteId: SiteId): Promise<StaffLine[]> {
  const { rows: found } = await sql<{
    id: string
    account: string
    name: string
    state: 'open' | 'removed'
    roles: { site: string; role: string }[]
    has_passkey: boolean
    same_person: string[]
    seen_at: Date | null
    created_at: Date
  }>`
    SELECT t.id, t.account, t.name, t.state, t.created_at,
      (SELECT json_agg(json_build_object('site', coalesce(s.code, ''), 'role', ss.role)
          ORDER BY s.id NULLS FIRST)
        FROM staff_sites ss LEFT JOIN sites s ON s.id = ss.site_id WHERE ss.staff_id = t.id) AS roles,
      EXISTS (SELECT FROM staff_passkeys k WHERE k.staff_id = t.id) AS has_passkey,
      ARRAY(SELECT o.account FROM staff o WHERE o.person_id = t.person_id AND o.id <> t.id
        ORDER BY o.account) AS same_person,
      (SELECT max(e.seen_at) FROM staff_sessions e WHERE e.person_id = t.person_id
        AND e.staff_id = t.id) AS seen_at
    FROM staff t
    WHERE EXISTS (SELECT FROM staff_sites ss WHERE ss.staff_id = t.id
      AND (ss.site_id = ${siteId} OR ss.site_id IS NULL))
    ORDER BY t.state, t.account LIMIT ${LISTED_MAX}`.execute(rows)
  return found.map((row) => ({
    id: row.id as StaffId,
    account: row.account,
    name: row.name,
    state: row.state,
    roles: row.roles ?? [],
    hasPasskey: row.has_passkey,
    samePerson: row.same_person,
    seenAt: row.seen_at,
    createdAt: row.created_at,
  }))
}

export type InvitationLine = {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly expiresAt: Date
}

/** Invitations of this site that can still be used. */
export async function listInvitations(rows: Rows, siteId: SiteId): Promise<InvitationLine[]> {
  const { rows: found } = await sql<{ id: string; name: string; role: string; expires_at: Date }>`
    SELECT id, name, role, expires_at FROM staff_invitations
    WHERE used_at IS NULL AND expires_at > house_now() AND (site_id = ${siteId} OR site_id IS NULL)
    ORDER BY made_at DESC LIMIT ${LISTED_MAX}`.execute(rows)
  return found.map(({ expires_at, ...line }) => ({ ...line, expiresAt: expires_at }))
}

export type NetworkLine = {
  readonly id: string
  readonly network: string
  readonly note: string
  readonly until: Date | null
  readonly addedAt: Date
}

export async function listNetworks(rows: Rows, siteId: SiteId): Promise<NetworkLine[]> {
  const { rows: found } = await sql<{
    id: string
    network: string
    note: string
    until: Date | null
    added_at: Date
  }>`
    SELECT id, network::text, note, until, added_at FROM staff_networks
    WHERE (site_id = ${siteId} OR site_id IS NULL) AND (until IS NULL OR until > house_now())
    ORDER BY added_at DESC LIMIT ${LISTED_MAX}`.execute(rows)
  return found.map(({ added_at, ...line }) => ({ ...line, addedAt: added_at }))
}

export type StaffSelf = {
  readonly choices: Readonly<Record<string, unknown>>
  readonly hasPasskey: boolean
}

export async function readSelf(rows: Rows, staffId: StaffId): Promise<StaffSelf> {
  const row = await rows
    .selectFrom('staff')
    .select((one) => [
      'choices',
      one
        .exists(one.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId))
        .as('has_passkey'),
    ])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return {
    choices: row.choices as Record<string, unknown>,
    hasPasskey: row.has_passkey === true,
  }
}
