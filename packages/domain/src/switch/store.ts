import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { nameOf, type SiteScope, type Wanted } from './rules.ts'

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
  isAnyOff(rows, siteId, ['site'])

/** Whether nobody becomes a member. Ask it in the transaction that makes one. */
export const isRegistrationOff = (rows: Rows, siteId: SiteId): Promise<boolean> =>
  isAnyOff(rows, siteId, ['site', 'registration'])

/** Whether nobody is given anything there. Ask it in the transaction that gives. */
export const isActivityOff = (
  rows: Rows,
  siteId: SiteId,
  activity: 'red-envelope' | 'roulette',
): Promise<boolean> => isAnyOff(rows, siteId, ['site', activity])

async function isAnyOff(
  rows: Rows,
  siteId: SiteId,
  scopes: readonly SiteScope[],
): Promise<boolean> {
  const row = await rows
    .selectFrom('switches')
    .select('id')
    .where('site_id', '=', siteId)
    .where(
      'name',
      'in',
      scopes.map((scope) => nameOf({ scope, key: '' })),
    )
    .where('on_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
