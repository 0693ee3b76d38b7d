import type { Passkey } from '@oriel/domain/passkey'
import type { Site } from '@oriel/domain/site'
import type {
  NetworkLine,
  PastStaffSession,
  PermissionLine,
  SiteRole,
  StaffDevice,
  StaffLine,
} from '@oriel/domain/staff'

export const siteRoleWire = (held: SiteRole, site: Site | null) =>
  site
    ? [
        {
          site_id: site.id,
          code: site.code,
          name: site.name,
          is_real: Boolean(site.flags.realMoney),
          time_zone: site.flags.timeZone,
          role: held.role,
          may: [...held.may],
        },
      ]
    : []

export const passkeyWire = ({ id, label, createdAt, usedAt }: Passkey) => ({
  id,
  label,
  created_at: createdAt,
  used_at: usedAt,
})

export const deviceWire = (device: StaffDevice) => ({
  label: device.label,
  first_seen_at: device.firstSeenAt,
  last_seen_at: device.lastSeenAt,
  is_this: device.isThis,
})

export const sessionWire = (session: PastStaffSession) => ({
  opened_at: session.openedAt,
  ended_at: session.endedAt,
  ended_because: session.endedBecause,
  ip: session.ip,
  proven_with: session.provenWith,
})

export const staffWire = (line: StaffLine) => ({
  id: line.id,
  account: line.account,
  name: line.name,
  state: line.state,
  roles: [...line.roles],
  has_passkey: line.hasPasskey,
  same_person: [...line.samePerson],
  seen_at: line.seenAt,
  created_at: line.createdAt,
})

export const permissionWire = (line: PermissionLine) => ({
  permission: line.permission,
  danger: line.danger,
  needs_people: line.needsPeople,
  may: { ...line.may },
})

export const networkWire = ({ addedAt, ...line }: NetworkLine) => ({ ...line, added_at: addedAt })
