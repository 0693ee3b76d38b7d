import { siteId, type SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { createPasswords } from '@oriel/domain/password'
import { acceptInvitation, inviteStaff, type StaffGuard } from '@oriel/domain/staff'
import type { Keys } from '@oriel/keys/keys'
import { STAFF_CODE, STAFF_PASSWORD, staffCast, type StaffPerson } from '../staff-cast.ts'

const PLACE = {
  siteId: siteId(0),
  siteName: 'Oriel Office',
  host: 'office.localhost',
  origin: 'http://office.localhost',
}

/** Those who run the house are invited and accept. Whoever is there already stays as they are. */
export async function tellStaff(office: Database, keys: Keys): Promise<void> {
  const guard: StaffGuard = {
    database: office,
    keys,
    passwords: createPasswords(keys),
    now: () => new Date(),
    ownNetworks: [],
    developmentCode: STAFF_CODE,
  }
  const known = await office.rows.selectFrom('staff').select('account').execute()
  for (const [index, person] of staffCast.entries()) {
    if (known.some(({ account }) => account === person.account)) continue
    await tellPerson(guard, person, index)
  }
}

async function tellPerson(guard: StaffGuard, person: StaffPerson, index: number): Promise<void> {
  const { account, name, role } = person
  const [first, ...others] = person.sites
  const contact = { mail: `${account}@example.com`, phone: `+1202555${1_000 + index}` }
  const invited = { name, contact, role, siteId: first, by: null }
  const { token } = expectDone(
    await guard.database.transaction((work) => inviteStaff(work, guard.keys, invited)),
  )
  const accepted = { token, account, password: STAFF_PASSWORD, code: STAFF_CODE, label: '' }
  expectDone(await acceptInvitation(guard, accepted, { place: PLACE, ip: '127.0.0.1' }))
  for (const site of others) await giveRole(guard.database, account, site, role)
}

async function giveRole(
  { rows }: Database,
  account: string,
  site: SiteId,
  role: string,
): Promise<void> {
  const { id } = await rows
    .selectFrom('staff')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  await rows.insertInto('staff_sites').values({ staff_id: id, site_id: site, role }).execute()
}
