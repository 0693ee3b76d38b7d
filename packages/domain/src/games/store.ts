import type { GameTag, GameTypeId } from '@oriel/core/game-type'
import type { Rows } from '@oriel/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { GameReader, Game, GameFilter, Lobby } from './games.ts'
import { namesFor, type GameNames } from './rules.ts'

export type HallRow = Lobby

/** Open, and for this device and currency. */
const suits = ({ device, currency }: GameReader) => sql<boolean>`
  g.closed_at IS NULL
  AND ${sql.ref(device === 'desktop' ? 'g.on_desktop' : 'g.on_mobile')}
  AND (g.currencies IS NULL OR ${currency} = ANY (g.currencies))`

/** The window that is open now; of several the one that lasts longest. */
export const maintenanceOf = (now: Date) => sql`
  LEFT JOIN LATERAL (
    SELECT jsonb_build_array(m.starts_at, m.ends_at) AS span FROM game_maintenances m
    WHERE m.provider_id = l.provider_id AND coalesce(m.type_id, l.type_id) = l.type_id
      AND m.starts_at <= ${now} AND m.ends_at > ${now}
    ORDER BY m.ends_at DESC LIMIT 1
  ) m ON true`

export type MaintenanceSpan = [string, string] | null
export const readMaintenance = (span: MaintenanceSpan) =>
  span && { startsAt: new Date(span[0]), endsAt: new Date(span[1]) }

export async function listHallRows(
  rows: Rows,
  audience: GameReader,
  { demoOnly = false }: Pick<GameFilter, 'demoOnly'>,
): Promise<HallRow[]> {
  const { siteId, now } = audience
  const found = await sql<Omit<HallRow, 'maintenance'> & { span: MaintenanceSpan }>`
    SELECT l.provider_id AS "providerId", p.name AS "providerName", l.type_id AS "typeId", l.house,
      l.customized, l.has_room AS "hasRoom", n.games, m.span
    FROM site_game_types t
    JOIN game_lobbies l ON l.type_id = t.type_id
    JOIN site_game_providers s ON s.site_id = t.site_id AND s.provider_id = l.provider_id
    JOIN game_providers p ON p.id = l.provider_id
    JOIN LATERAL (
      SELECT count(*)::int AS games FROM games g
      WHERE g.type_id = l.type_id AND g.provider_id = l.provider_id AND g.house = l.house
        AND ${suits(audience)} AND (NOT ${demoOnly} OR g.has_demo)
    ) n ON n.games > 0
    ${maintenanceOf(now)}
    WHERE t.site_id = ${siteId}
    ORDER BY t.sort, t.type_id, s.sort, l.sort, l.provider_id, l.house`.execute(rows)
  return found.rows.map(({ span, ...row }) => ({ ...row, maintenance: readMaintenance(span) }))
}

type GameRow = {
  readonly id: number
  readonly providerId: string
  readonly providerName: string
  readonly typeId: GameTypeId
  readonly house: string
  readonly code: string
  readonly tag: GameTag | null
  readonly hasDemo: boolean
  readonly art: unknown
  readonly isFavourite: boolean
  readonly rank: number
  readonly names: GameNames
  readonly span: MaintenanceSpan
}

/** Favourites come with the games themselves: one look for a whole list, and none for guests. */
const favouritesOf = ({ memberId }: GameReader) =>
  memberId === undefined
    ? { column: sql`false`, join: sql`` }
    : {
        column: sql`v.game_id IS NOT NULL`,
        join: sql`
    LEFT JOIN member_favourites v ON v.member_id = ${memberId} AND v.game_id = g.id`,
      }

/**
 * A game with everything a tile shows; `chosen` gives ids, and `order` says how they stand. `rank`
 * is the number a page goes on from.
 */
export async function readTiles(
  rows: Rows,
  audience: GameReader,
  chosen: RawBuilder<unknown>,
  { order, rank = sql`g.rank` }: { order: RawBuilder<unknown>; rank?: RawBuilder<unknown> },
): Promise<{ readonly game: Game; readonly rank: number }[]> {
  const { now, locale } = audience
  const favourites = favouritesOf(audience)
  const found = await sql<GameRow>`
    SELECT g.id, g.provider_id AS "providerId", p.name AS "providerName", g.type_id AS "typeId",
      g.house, g.code, g.tag, g.has_demo AS "hasDemo", g.art, ${rank} AS rank, n.names, m.span,
      ${favourites.column} AS "isFavourite"
    FROM (${chosen}) c
    JOIN games g ON g.id = c.id
    JOIN game_providers p ON p.id = g.provider_id
    JOIN game_lobbies l
      ON l.provider_id = g.provider_id AND l.type_id = g.type_id AND l.house = g.house
    CROSS JOIN LATERAL (
      SELECT jsonb_object_agg(language, name) AS names FROM game_names
      WHERE game_id = g.id AND language IN (${locale}, 'en_US')
    ) n
    ${maintenanceOf(now)}
    ${favourites.join}
    ORDER BY ${order}`.execute(rows)
  return found.rows.map(({ span, rank: place, names, ...row }) => ({
    game: { ...row, names: namesFor(names, locale), maintenance: readMaintenance(span) },
    rank: place,
  }))
}

/** Games of the site's own halls and providers that suit the audience and the filter. */
export function isShown(audience: GameReader, filter: GameFilter): RawBuilder<boolean> {
  const { typeIds, providerIds, house, tag, demoOnly } = filter
  // One hall by itself is read in the order of its index.
  const inHalls =
    typeIds?.length === 1
      ? sql`g.type_id = ${typeIds[0]}`
      : typeIds && sql`g.type_id = ANY (${typeIds}::smallint[])`
  const conditions = [
    suits(audience),
    // As lists and not as joins: whatever reads games in their order can stop when it has enough.
    sql`g.type_id = ANY (ARRAY (
      SELECT type_id FROM site_game_types WHERE site_id = ${audience.siteId}))`,
    sql`g.provider_id = ANY (ARRAY (
      SELECT provider_id FROM site_game_providers WHERE site_id = ${audience.siteId}))`,
    inHalls,
    providerIds && sql`g.provider_id = ANY (${providerIds}::text[])`,
    house !== undefined && sql`g.house = ${house}`,
    tag && sql`g.tag = ${tag}`,
    demoOnly && sql`g.has_demo`,
  ]
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` AND `,
  )
}

export async function listPage(
  rows: Rows,
  audience: GameReader,
  filter: GameFilter,
  page: { after: string | null; limit: number },
): Promise<{ game: Game; cursor: string }[]> {
  const last = readCursor(page.after)
  const isAfter = last
    ? sql`AND g.rank <= ${last.rank} AND (g.rank < ${last.rank} OR g.id > ${last.id})`
    : sql``
  const chosen = sql`
    SELECT g.id FROM games g WHERE ${isShown(audience, filter)} ${isAfter}
    ORDER BY g.rank DESC, g.id LIMIT ${page.limit}`
  const found = await readTiles(rows, audience, chosen, { order: sql`g.rank DESC, g.id` })
  return found.map(({ game, rank }) => ({ game, cursor: `${rank}.${game.id}` }))
}

/** The first games of each hall of the site, in one look: this is what every visit begins with. */
export async function listFirst(
  rows: Rows,
  audience: GameReader,
  perHall: number,
): Promise<Game[]> {
  const chosen = sql`
    SELECT g.id FROM site_game_types h CROSS JOIN LATERAL (
      SELECT g.id FROM games g WHERE g.type_id = h.type_id AND ${isShown(audience, {})}
      ORDER BY g.rank DESC, g.id LIMIT ${perHall}
    ) g WHERE h.site_id = ${audience.siteId}`
  const found = await readTiles(rows, audience, chosen, {
    order: sql`g.type_id, g.rank DESC, g.id`,
  })
  return found.map(({ game }) => game)
}

/** A cursor is the rank and the id of the last game; anything else begins anew. */
function readCursor(cursor: string | null): { rank: number; id: number } | null {
  const found = /^(-?\d{1,9})\.(\d{1,9})$/.exec(cursor ?? '')
  return found ? { rank: Number(found[1]), id: Number(found[2]) } : null
}
