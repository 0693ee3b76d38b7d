import type { SiteId } from '@oriel/core/id'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import type { Work } from '@oriel/db/database'
import { queueMessage } from '@oriel/domain/message'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { openContact } from './person.ts'

/** Who answers for all sites hears of every device that comes to the office for the first time. */
export async function tellOwners(
  work: Work,
  keys: Keys,
  account: string,
  device: string,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; contact: Buffer; site_id: number }>`
    SELECT t.id, t.contact, (SELECT min(id) FROM sites) AS site_id
    FROM staff t JOIN staff_sites ss ON ss.staff_id = t.id
    WHERE ss.site_id IS NULL AND ss.role = 'owner' AND t.state = 'open'`.execute(work)
  for (const { id, contact, site_id } of rows) {
    await queueMessage(work, keys, {
      siteId: site_id as SiteId,
      memberId: null,
      channel: 'mail',
      to: openContact(keys, id, contact).mail,
      locale: DEFAULT_LOCALE,
      template: 'staff_device',
      values: { account, device, at },
    })
  }
}

type Unmasks = { readonly account: string; readonly count: number; readonly at: Date }

/** Managers of a site hear who unmasked as much as a day allows; owners where it has none. */
export async function tellManagers(
  work: Work,
  keys: Keys,
  siteId: SiteId,
  values: Unmasks,
): Promise<void> {
  const { rows } = await sql<{ id: string; contact: Buffer; role: string }>`
    SELECT t.id, t.contact, ss.role FROM staff t JOIN staff_sites ss ON ss.staff_id = t.id
    WHERE t.state = 'open' AND ((ss.site_id = ${siteId} AND ss.role = 'manager')
      OR (ss.site_id IS NULL AND ss.role = 'owner'))`.execute(work)
  const managers = rows.filter(({ role }) => role === 'manager')
  for (const { id, contact } of managers.length > 0 ? managers : rows) {
    await queueMessage(work, keys, {
      siteId,
      memberId: null,
      channel: 'mail',
      to: openContact(keys, id, contact).mail,
      locale: DEFAULT_LOCALE,
      template: 'staff_unmasks',
      values,
    })
  }
}
