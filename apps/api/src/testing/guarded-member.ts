import { siteId, type SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import {
  createMember,
  keepPassword,
  keepWithdrawPassword,
  writePersonal,
  type Member,
  type Personal,
} from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import { findSite, saveSite, type Site } from '@oriel/domain/site'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { NOON, type OpenDoor } from './open-door.ts'

export const PASSWORD = 'harbour42'
export const PIN = '4827'

/** Hashes as cheap as they come; who verifies them reads the cost in them. */
export const cheap = createPasswords(testKeys, undefined, {
  memoryKib: 8,
  passes: 1,
  parallelism: 1,
})

let people = 0
/** Somebody with passwords and contacts of their own, whom no other test has to do with. */
export async function guardedMember(
  door: OpenDoor,
  changes: { readonly pin?: string | null; readonly personal?: Personal } = {},
): Promise<Member & { readonly email: string; readonly phone: string }> {
  people += 1
  const account = `person${String(people).padStart(4, '0')}`
  const draft = { siteId: ORIEL, account, currency: 'USD', language: 'en_US' } as const
  const member = expectDone(await createMember(door.database, draft))
  const contact = {
    email: `${account}@example.com`,
    phone: `202555${String(1_000 + people)}`,
  }
  const password = await cheap.hash(PASSWORD)
  const pin = changes.pin === null ? null : await cheap.hash(changes.pin ?? PIN)
  await door.database.transaction(async (work) => {
    await keepPassword(work, member.id, password ?? '')
    if (pin !== null) await keepWithdrawPassword(work, member.id, pin)
    await writePersonal(work, testKeys, member.id, changes.personal ?? contact)
  })
  return { ...member, ...contact }
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
