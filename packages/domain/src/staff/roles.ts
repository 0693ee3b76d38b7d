import type { SiteId } from '@oriel/core/id'
import type { May, Permission } from '@oriel/core/permission'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { StaffId } from './rules.ts'

/** A site somebody works at, with what their role may there. */
export type SiteRole = {
  readonly siteId: SiteId
  readonly role: string
  readonly may: readonly { readonly permission: Permission; readonly may: May }[]
}

/** Every site at which somebody has a role; one at all sites counts where they have no other. */
export async function listSiteRoles(rows: Rows, staffId: StaffId): Promise<SiteRole[]> {
  const { rows: found } = await sql<{
    site_id: number
    role: string
    may: { permission: Permission; may: May }[]
  }>`
    SELECT s.id AS site_id, held.role, coalesce((
      SELECT json_agg(json_build_object('permission', rp.permission, 'may', rp.may) ORDER BY p.sort)
      FROM role_permissions rp JOIN permissions p USING (permission) WHERE rp.role = held.role
    ), '[]') AS may
    FROM sites s CROSS JOIN LATERAL (
      SELECT role FROM staff_sites
      WHERE staff_id = ${staffId} AND (site_id = s.id OR site_id IS NULL)
      ORDER BY site_id NULLS LAST LIMIT 1) held
    ORDER BY s.id`.execute(rows)
  return found.map(({ site_id, role, may }) => ({ siteId: site_id as SiteId, role, may }))
}

export type PermissionLine = {
  readonly permission: Permission
  readonly danger: number
  readonly needsPeople: number
  readonly may: Readonly<Record<string, May>>
}

/** The table of roles as it is kept, in its order. */
export async function readRoleTable(
  rows: Rows,
  siteId: SiteId | null,
): Promise<{ readonly roles: readonly string[]; readonly permissions: readonly PermissionLine[] }> {
  const roles = await rows
    .selectFrom('roles')
    .select('role')
    .where((row) => row.or([row('site_id', 'is', null), row('site_id', '=', siteId)]))
    .orderBy('sort')
    .orderBy('role')
    .execute()
  const { rows: lines } = await sql<{
    permission: Permission
    danger: number
    needs_people: number
    may: Record<string, May>
  }>`
    SELECT p.permission, p.danger, p.needs_people,
      coalesce(json_object_agg(rp.role, rp.may) FILTER (WHERE rp.role IS NOT NULL), '{}') AS may
    FROM permissions p LEFT JOIN role_permissions rp USING (permission)
    GROUP BY p.permission ORDER BY p.sort`.execute(rows)
  return {
    roles: roles.map(({ role }) => role),
    permissions: lines.map(({ needs_people, ...line }) => ({ ...line, needsPeople: needs_people })),
  }
}
