import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { isSiteScope, type SwitchName } from './rules.ts'

/** What people call what a switch is for; null where the site does not offer it. */
export async function findLabel(
  rows: Rows,
  siteId: SiteId,
  { scope, key }: SwitchName,
): Promise<string | null> {
  const { rows: found } = await sql<{ label: string }>`
    ${isSiteScope(scope) ? ofSite(siteId, key) : sql``}
    ${scope === 'provider' ? ofProvider(siteId, key) : sql``}
    ${scope === 'category' ? ofCategory(siteId, key) : sql``}
    ${scope === 'game' ? ofGame(siteId, key) : sql``}`.execute(rows)
  return found[0]?.label ?? null
}

const ofSite = (siteId: SiteId, key: string) => sql`
  SELECT name AS label FROM sites WHERE id = ${siteId} AND ${key}::text = ''`

const ofProvider = (siteId: SiteId, key: string) => sql`
  SELECT p.name AS label FROM site_game_providers s JOIN game_providers p ON p.id = s.provider_id
  WHERE s.site_id = ${siteId} AND s.provider_id = ${key}`

const ofCategory = (siteId: SiteId, key: string) => sql`
  SELECT t.code AS label FROM site_game_types s JOIN game_types t ON t.id = s.type_id
  WHERE s.site_id = ${siteId} AND s.type_id = ${numberOf(key)}::int`

const ofGame = (siteId: SiteId, key: string) => sql`
  SELECT coalesce(n.name, g.code) AS label FROM games g
  JOIN site_game_providers s ON s.site_id = ${siteId} AND s.provider_id = g.provider_id
  LEFT JOIN game_names n ON n.game_id = g.id AND n.language = 'en_US'
  WHERE g.id = ${numberOf(key)}::int`

/** Numbers as they are written once: `007` is no game. */
const numberOf = (key: string): number => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : 0)
