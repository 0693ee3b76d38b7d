import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'

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
