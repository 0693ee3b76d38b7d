import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { nameOf, type SwitchName, type Wanted } from './rules.ts'

/** Whether this may not be played now. Ask it in the transaction that begins the play. */
export async function isPlayOff(rows: Rows, wanted: Wanted): Promise<boolean> {
  const { siteId, providerId, typeId, gameId } = wanted
  const { rows: found } = await sql<{ name: string }>`
    SELECT name FROM switch_off_for(${siteId}::int, ${providerId}, ${typeId}::int, ${gameId}::int)
      AS name`.execute(rows)
  return found.length > 0
}

/** Whether nobody signs in. Ask it in the transaction that opens the session. */
export const isSiteOff = (rows: Rows, siteId: SiteId): Promise<boolean> =>
  isAnyOff(rows, siteId, [{ scope: 'site', key: '' }])

/** Whether nobody becomes a member. Ask it in the transaction that makes one. */
export const isRegistrationOff = (rows: Rows, siteId: SiteId): Promise<boolean> =>
  isAnyOff(rows, siteId, [
    { scope: 'site', key: '' },
    { scope: 'registration', key: '' },
  ])

async function isAnyOff(
  rows: Rows,
  siteId: SiteId,
  names: readonly SwitchName[],
): Promise<boolean> {
  const row = await rows
    .selectFrom('switches')
    .select('id')
    .where('site_id', '=', siteId)
    .where('name', 'in', names.map(nameOf))
    .where('on_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
