import type { DataOf } from '@oriel/contract/endpoint'
import type { staffMeCall } from '@oriel/contract/office/staff'
import type { SiteId } from '@oriel/core/id'
import { isPermission, type May, type Permission } from '@oriel/core/permission'

/** A site one works at, and what one may do there. */
export type SiteRole = {
  readonly id: SiteId
  readonly code: string
  readonly name: string
  /** Whether money is real at this site. */
  readonly isReal: boolean
  readonly timeZone: string
  readonly role: string
  readonly may: ReadonlyMap<Permission, May>
}

/** The person who is signed in. */
export type Me = {
  readonly account: string
  readonly name: string
  readonly sites: readonly SiteRole[]
  readonly hasPasskey: boolean
  /** When the session ends, whatever is done. */
  readonly endsAt: Date
  /** How far the server's clock is ahead of this browser's. */
  readonly aheadMs: number
}

type Wire = DataOf<typeof staffMeCall>

export const readMe = (wire: Wire, heardAt: number): Me => ({
  account: wire.account,
  name: wire.name,
  sites: wire.sites.map((site) => ({
    id: site.site_id,
    code: site.code,
    name: site.name,
    isReal: site.is_real,
    timeZone: site.time_zone,
    role: site.role,
    may: new Map(
      site.may.flatMap(({ permission, may }) =>
        isPermission(permission) ? [[permission, may]] : [],
      ),
    ),
  })),
  hasPasskey: wire.has_passkey,
  endsAt: wire.ends_at,
  aheadMs: wire.now.getTime() - heardAt,
})
