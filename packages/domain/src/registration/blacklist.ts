import type { SiteId } from '@oriel/core/id'
import { normalisePersonal } from '@oriel/core/personal'
import type { Database, Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'

export type BlacklistField = 'name' | 'email'

/** Closes registration to a name or a mail address. Only its mark is kept. */
export async function addToBlacklist(
  database: Database,
  keys: Keys,
  entry: { siteId: SiteId; field: BlacklistField; text: string; note: string },
): Promise<void> {
  const { siteId, field, text, note } = entry
  await database.rows
    .insertInto('registration_blacklist')
    .values({ site_id: siteId, field, mark: markOf(keys, siteId, field, text), note })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isBlacklisted(
  rows: Rows,
  keys: Keys,
  siteId: SiteId,
  field: BlacklistField,
  text: string,
): Promise<boolean> {
  const row = await rows
    .selectFrom('registration_blacklist')
    .select('site_id')
    .where('site_id', '=', siteId)
    .where('field', '=', field)
    .where('mark', '=', markOf(keys, siteId, field, text))
    .executeTakeFirst()
  return row !== undefined
}

/** Capitals and spaces do not make another name, and a tag behind a plus no other mailbox. */
function markOf(keys: Keys, siteId: SiteId, field: BlacklistField, text: string): Buffer {
  const plain = normalisePersonal(field, text).toLowerCase()
  const same = field === 'name' ? plain.replaceAll(/\s/g, '') : plain.replace(/\+[^@]*(?=@)/, '')
  return keys.mark('index', `${siteId} blacklist ${field} ${same}`)
}
