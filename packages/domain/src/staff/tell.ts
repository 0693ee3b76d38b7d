import type { SiteId } from '@oriel/core/id'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import type { Work } from '@oriel/db/database'
import { queueMessage, type TemplateValues } from '@oriel/domain/message'
import type { Unseen } from '@oriel/domain/switch'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { openContact } from './person.ts'

type StaffTemplate = 'staff_adjustments' | 'staff_device' | 'staff_switch'
type Told = {
  [Name in StaffTemplate]: { readonly template: Name; readonly values: TemplateValues[Name] }
}[StaffTemplate]

/** Owners of a site, and of all, are told by mail. Null: who answers for all sites alone. */
export async function tellOwners(
  work: Work,
  keys: Keys,
  siteId: SiteId | null,
  told: Told,
): Promise<void> {
  const { rows } = await sql<{ id: string; contact: Buffer; site_id: SiteId }>`
    SELECT id, contact, coalesce(${siteId}::integer, (SELECT min(s.id) FROM sites s)) AS site_id
    FROM staff_owners(${siteId}::integer)`.execute(work)
  for (const { id, contact, site_id } of rows) {
    const to = openContact(keys, id, contact).mail
    const mail = { memberId: null, channel: 'mail', to, locale: DEFAULT_LOCALE } as const
    await queueMessage(work, keys, { siteId: site_id, ...mail, ...told })
  }
}

/** Nobody else has looked at what was switched off. */
export const tellOwnersOfSwitch = (
  work: Work,
  keys: Keys,
  { siteId, label, by, because, offSince }: Unseen,
): Promise<void> =>
  tellOwners(work, keys, siteId, {
    template: 'staff_switch',
    values: { account: by, subject: label, because, at: offSince },
  })

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
