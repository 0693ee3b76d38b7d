import type { SiteId } from '@oriel/core/id'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import type { Work } from '@oriel/db/database'
import { queueMessage, type Template, type TemplateValues } from '@oriel/domain/message'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { openContact } from './person.ts'

/** Who answers for all sites is told by mail; a site is named where it is about one. */
export async function tellOwners<Name extends Template>(
  work: Work,
  keys: Keys,
  siteId: SiteId | null,
  { template, values }: { readonly template: Name; readonly values: TemplateValues[Name] },
): Promise<void> {
  const { rows } = await sql<{ id: string; contact: Buffer; site_id: number }>`
    SELECT t.id, t.contact, coalesce(${siteId}::integer, (SELECT min(id) FROM sites)) AS site_id
    FROM staff t JOIN staff_sites ss ON ss.staff_id = t.id
    WHERE ss.site_id IS NULL AND ss.role = 'owner' AND t.state = 'open'`.execute(work)
  for (const { id, contact, site_id } of rows) {
    await queueMessage(work, keys, {
      siteId: site_id as SiteId,
      memberId: null,
      channel: 'mail',
      to: openContact(keys, id, contact).mail,
      locale: DEFAULT_LOCALE,
      template,
      values,
    })
  }
}
