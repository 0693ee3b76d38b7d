import { newId, type SiteId } from '@oriel/core/id'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type State } from '@oriel/domain/command'
import { queueMessage } from '@oriel/domain/message'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { inviteStaff } from './invitation.ts'
import { isContact, maskMail } from './person.ts'
import { OFFICE, type StaffId } from './rules.ts'
import { endStaffSessions } from './session.ts'

/** A command about the whole house is made where only roles at all sites count. */
const siteOf = (siteId: SiteId): SiteId | null => (siteId === OFFICE ? null : siteId)

const Invite = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
  mail: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200)),
  phone: z.string().check(z.trim(), z.maxLength(40)),
  role: z.string().check(z.maxLength(31)),
  /** Where the office is opened, as who makes the proposal sees it. */
  origin: z.url().check(z.maxLength(200)),
})
type Invite = z.output<typeof Invite>

/** Invites somebody to a role. The address goes to their work mail and nowhere else. */
export const inviteCommand = command<Invite>({
  permission: 'staff.invite',
  subjectKind: 'invitation',
  input: Invite,
  sealed: ['mail', 'phone'],
  subjectOf: ({ name, role }) => `${name}, ${role}`,
  look: async (work, _siteId, { name, mail, role }) => {
    const known = await work
      .selectFrom('roles')
      .select('role')
      .where('role', '=', role)
      .executeTakeFirst()
    if (!known) return null
    const { count } = await work
      .selectFrom('staff_invitations')
      .select((row) => row.fn.countAll<bigint>().as('count'))
      .where('name', '=', name)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    return {
      version: 'new',
      fields: { name, mail: maskMail(mail), role, invitations_open: Number(count) },
    }
  },
  run: async (work, { keys }, deed, { name, mail, phone, role, origin }) => {
    const contact = { mail, phone }
    if (!isContact(contact)) return refuse('contact_malformed')
    const siteId = siteOf(deed.siteId)
    if (siteId === null && role !== 'owner' && role !== 'auditor') return refuse('role_needs_site')
    const invited = await inviteStaff(work, keys, { name, contact, siteId, role, by: null })
    if (!invited.ok) return invited
    const address = new URL(`/invitation?token=${invited.value.token}`, origin)
    await queueMessage(work, keys, {
      siteId: siteId ?? (await anySite(work)),
      memberId: null,
      channel: 'mail',
      to: mail,
      locale: DEFAULT_LOCALE,
      template: 'staff_invitation',
      values: { address },
    })
    return done()
  },
})

async function anySite(work: Work): Promise<SiteId> {
  const { id } = await work
    .selectFrom('sites')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id as SiteId
}

const Someone = z.object({ staff_id: z.uuid() })
type Someone = z.output<typeof Someone>

async function lookAtStaff(
  work: Work,
  siteId: SiteId,
  { staff_id }: Someone,
): Promise<State | null> {
  const { rows } = await sql<{ account: string; state: string; role: string | null }>`
    SELECT t.account, t.state, (SELECT ss.role FROM staff_sites ss WHERE ss.staff_id = t.id
      AND ss.site_id IS NOT DISTINCT FROM ${siteOf(siteId)}::integer) AS role
    FROM staff t WHERE t.id = ${staff_id} FOR UPDATE`.execute(work)
  const [row] = rows
  if (!row) return null
  return { version: `${row.state} ${row.role ?? ''}`, fields: row }
}

const ofStaff = {
  subjectKind: 'staff',
  subjectOf: ({ staff_id }: Someone) => staff_id,
  look: lookAtStaff,
}

const Role = z.object({ ...Someone.shape, role: z.nullable(z.string().check(z.maxLength(31))) })
type Role = z.output<typeof Role>

/** Gives somebody another role at a site, or takes it away. Whatever they have open ends. */
export const roleCommand = command<Role>({
  permission: 'staff.role',
  ...ofStaff,
  input: Role,
  run: async (work, _tools, { siteId }, { staff_id, role }) => {
    const site = siteOf(siteId)
    await sql`DELETE FROM staff_sites WHERE staff_id = ${staff_id}
      AND site_id IS NOT DISTINCT FROM ${site}::integer`.execute(work)
    if (role !== null) {
      await work.insertInto('staff_sites').values({ staff_id, site_id: site, role }).execute()
    }
    await endStaffSessions(work, staff_id as StaffId, 'role')
    return done()
  },
})

/** Somebody no longer works here: their sessions end at once, and their name stays in the trail. */
export const removeCommand = command<Someone>({
  permission: 'staff.remove',
  ...ofStaff,
  input: Someone,
  run: async (work, _tools, _deed, { staff_id }): Promise<Outcome<void, string>> => {
    const { rows } = await sql`UPDATE staff SET state = 'removed', removed_at = house_now()
      WHERE id = ${staff_id} AND state = 'open' RETURNING id`.execute(work)
    if (rows.length === 0) return refuse('state_unchanged')
    await endStaffSessions(work, staff_id as StaffId, 'removed')
    return done()
  },
})

const Network = z.object({
  network: z.string().check(z.trim(), z.maxLength(60)),
  note: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
})
type Network = z.output<typeof Network>

const NETWORK_LIVES = '24 hours'

/** Lets the office be opened from one more network, for a day. */
export const networkCommand = command<Network>({
  permission: 'network.edit',
  subjectKind: 'network',
  input: Network,
  subjectOf: ({ network }) => network,
  look: async (work, siteId, { network }) => {
    const { rows } = await sql<{ is_network: boolean; until: string | null }>`
      SELECT pg_input_is_valid(${network}, 'cidr') AS is_network, (
        SELECT max(until)::text FROM staff_networks WHERE network::text = ${network}
          AND site_id IS NOT DISTINCT FROM ${siteOf(siteId)}::integer) AS until`.execute(work)
    const [row] = rows
    if (!row?.is_network) return null
    return { version: row.until ?? 'new', fields: { network, until: row.until } }
  },
  run: async (work, _tools, { siteId }, { network, note }) => {
    await sql`INSERT INTO staff_networks (id, site_id, network, note, until)
      VALUES (${newId<'network'>()}, ${siteOf(siteId)}::integer, ${network}::cidr, ${note},
        house_now() + ${NETWORK_LIVES}::interval)
      ON CONFLICT (site_id, network)
      DO UPDATE SET note = excluded.note, until = excluded.until`.execute(work)
    return done()
  },
})
