import type { SiteId } from '@oriel/core/id'
import type { HouseRole } from '@oriel/core/permission'
import { ORIEL, SECOND } from './cast.ts'

/** The people who run the house of every story: one of each role, and two owners. */
export type StaffPerson = {
  readonly account: string
  readonly name: string
  readonly role: HouseRole
  /** Null: all sites. */
  readonly sites: readonly [SiteId | null, ...SiteId[]]
}

/** Everybody's, in worlds that hold no money but play money. */
export const STAFF_PASSWORD = 'seven-bright-doors'
/** Stands for every second factor there; a process in production does not start with one. */
export const STAFF_CODE = '246810'

export const staffCast: readonly StaffPerson[] = [
  { account: 'noah.weiss', name: 'Noah Weiss', role: 'owner', sites: [null] },
  { account: 'amara.obi', name: 'Amara Obi', role: 'owner', sites: [null] },
  { account: 'rosa.lind', name: 'Rosa Lind', role: 'manager', sites: [ORIEL, SECOND] },
  { account: 'pham.ha', name: 'Phạm Hà', role: 'finance-maker', sites: [ORIEL] },
  { account: 'tran.lan', name: 'Trần Lan', role: 'finance-checker', sites: [ORIEL] },
  { account: 'kenji.mori', name: 'Kenji Mori', role: 'risk', sites: [ORIEL] },
  { account: 'mai.srisuk', name: 'Mai Srisuk', role: 'support', sites: [ORIEL] },
  { account: 'lucia.vega', name: 'Lucía Vega', role: 'content', sites: [ORIEL] },
  { account: 'omar.haddad', name: 'Omar Haddad', role: 'content', sites: [ORIEL] },
  { account: 'ines.prat', name: 'Inès Prat', role: 'auditor', sites: [null] },
  { account: 'somchai.dee', name: 'Somchai Dee', role: 'support', sites: [SECOND] },
]
