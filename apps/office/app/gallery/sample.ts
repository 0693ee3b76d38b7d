import type { SiteId } from '@oriel/core/id'
import { permissions } from '@oriel/core/permission'
import type { Me, SiteRole } from '../platform/me.ts'

/** The invented house of the gallery: nothing here is real, and its clock stands still. */
export const NOW = new Date('2026-11-14T21:04:12-04:00')

export const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000)
export const inMinutes = (minutes: number): Date => minutesAgo(-minutes)

const site = (id: number, code: string, name: string, isReal: boolean): SiteRole => ({
  id: id as SiteId,
  code,
  name,
  isReal,
  timeZone: 'America/Caracas',
  role: 'finance-checker',
  may: new Map(permissions.map((permission) => [permission, 'run'])),
})

export const SITE = site(1, 'oriel', 'Oriel Asia', false)

export const ME: Me = {
  account: 'tran.lan',
  name: 'Trần Lan',
  sites: [SITE, site(2, 'lagoon', 'Lagoon', true)],
  hasPasskey: true,
  endsAt: inMinutes(412),
  aheadMs: 0,
}

export const COUNTS = {
  transfers: { open: 6, late: 2 },
  'held-wins': { open: 4, late: 0 },
  cases: { open: 11, late: 0 },
  providers: { open: 2, late: 0 },
  switches: { open: 3, late: 0 },
  proposals: { open: 7, late: 0 },
}
