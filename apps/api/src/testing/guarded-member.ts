import { siteId, type SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import type { Member, Personal } from '@oriel/domain/member'
import { findSite, saveSite, type Site } from '@oriel/domain/site'
import { memberOf } from './member-of.ts'
import { NOON, type OpenDoor } from './open-door.ts'

export { cheap, PASSWORD } from './member-of.ts'
export const PIN = '4827'

let people = 0
/** Somebody with passwords and contacts of their own, whom no other test has to do with. */
export async function guardedMember(
  door: OpenDoor,
  changes: { readonly pin?: string | null; readonly personal?: Personal } = {},
): Promise<Member & { readonly email: string; readonly phone: string }> {
  people += 1
  const contact = {
    email: `person${people}@example.com`,
    phone: `202555${String(1_000 + people)}`,
  }
  const pin = changes.pin === null ? undefined : (changes.pin ?? PIN)
  const known = { personal: changes.personal ?? contact, ...(pin !== undefined && { pin }) }
  const home = { siteId: ORIEL, currency: 'USD', language: 'en_US' } as const
  return { ...(await memberOf(door, home, known)), ...contact }
}

/** The first site once more, at a host of its own, with something changed. */
export async function siteBeside(
  door: OpenDoor,
  id: number,
  change: (site: Site) => Partial<Site>,
): Promise<{ readonly host: string; readonly siteId: SiteId }> {
  const site = await findSite(door.database.rows, ORIEL)
  if (!site) throw new Error('the first site is not there')
  const host = `site-${id}.localhost`
  const own = { id: siteId(id), code: `site-${id}`, hosts: [host] }
  expectDone(await saveSite(door.database, { ...site, ...own, ...change(site) }, NOON))
  return { host, siteId: own.id }
}
