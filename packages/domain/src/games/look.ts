import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/**
 * How a game of this site is drawn; null when the site has no such game. A game that has closed
 * keeps its picture: it still stands in what members have played.
 */
export async function findGameArt(
  rows: Rows,
  siteId: SiteId,
  id: number,
): Promise<{ readonly art: unknown } | null> {
  const found = await rows
    .selectFrom('games as g')
    .innerJoin('site_game_types as t', 't.type_id', 'g.type_id')
    .innerJoin('site_game_providers as s', 's.provider_id', 'g.provider_id')
    .select('g.art')
    .where('g.id', '=', id)
    .where('t.site_id', '=', siteId)
    .where('s.site_id', '=', siteId)
    .executeTakeFirst()
  return found ?? null
}

/** How a game looks in a list of what was played, where it may be closed by now. */
export type GameLook = { readonly name: string; readonly art: unknown }

export async function listLooks(
  rows: Rows,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, GameLook>> {
  if (ids.length === 0) return new Map()
  const found = await sql<GameLook & { id: number }>`
    SELECT g.id, g.art, coalesce((SELECT n.name FROM game_names n WHERE n.game_id = g.id
      AND n.language IN (${locale}, 'en_US') ORDER BY n.language = ${locale} DESC LIMIT 1),
      g.code) AS name
    FROM games g WHERE g.id = ANY (${ids}::int[])`.execute(rows)
  return new Map(found.rows.map(({ id, ...look }) => [id, look]))
}

/** What a provider of this site is called; null when the site has no such provider. */
export async function findProviderName(
  rows: Rows,
  siteId: SiteId,
  providerId: string,
): Promise<string | null> {
  const found = await rows
    .selectFrom('game_providers as p')
    .innerJoin('site_game_providers as s', 's.provider_id', 'p.id')
    .select('p.name')
    .where('p.id', '=', providerId)
    .where('s.site_id', '=', siteId)
    .executeTakeFirst()
  return found?.name ?? null
}

/** What providers are called, by their codes; also those a site offers no longer. */
export type ProviderNames = ReadonlyMap<string, string>

export async function listProviderNames(rows: Rows): Promise<ProviderNames> {
  const found = await rows.selectFrom('game_providers').select(['id', 'name']).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}
