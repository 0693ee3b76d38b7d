import type { GameTag, GameTypeId } from '@oriel/core/game-type'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Audience, Game, GameFilter, Lobby } from './games.ts'
import { namesFor, type GameNames } from './rules.ts'

export type HallRow = Lobby

/** Open, and for this device and currency. */
const suits = ({ device, currency }: Audience) => sql<boolean>`
  g.closed_at IS NULL
  AND ${sql.ref(device === 'desktop' ? 'g.on_desktop' : 'g.on_mobile')}
  AND (g.currencies IS NULL OR ${currency} = ANY (g.currencies))`

/** The window that is open now, or the next one of today, whichever comes first. */
const maintenanceOf = (now: Date) => sql`
  LEFT JOIN LATERAL (
    SELECT jsonb_build_array(m.starts_at, m.ends_at) AS span FROM game_maintenances m
    WHERE m.provider_id = l.provider_id AND coalesce(m.type_id, l.type_id) = l.type_id
      AND m.starts_at <= ${now} AND m.ends_at > ${now}
    ORDER BY m.ends_at DESC LIMIT 1
  ) m ON true`

type MaintenanceSpan = [string, string] | null
const readMaintenance = (span: MaintenanceSpan) =>
  span && { startsAt: new Date(span[0]), endsAt: new Date(span[1]) }

export async function listHallRows(
  rows: Rows,
  audience: Audience,
  { demoOnly = false }: Pick<GameFilter, 'demoOnly'>,
): Promise<HallRow[]> {
  const { siteId, now } = audience
  const found = await sql<Omit<HallRow, 'maintenance'> & { span: MaintenanceSpan }>`
    SELECT l.provider_id AS "providerId", p.name AS "providerName", l.type_id AS "typeId", l.house,
      l.customized, l.has_room AS "hasRoom", p.icon_light AS "iconLight", p.icon_dark AS "iconDark",
      n.games, m.span
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
  readonly picture: string | null
  readonly rank: number
  readonly names: GameNames
  readonly span: MaintenanceSpan
}

/** A game with everything a tile shows; `g` has been chosen and ordered before. */
const tiles = ({ now, locale }: Audience, chosen: ReturnType<typeof sql>) => sql<GameRow>`
  SELECT g.id, g.provider_id AS "providerId", p.name AS "providerName", g.type_id AS "typeId",
    g.house, g.code, g.tag, g.has_demo AS "hasDemo", g.art, g.picture, g.rank, n.names, m.span
  FROM (${chosen}) g
  JOIN game_providers p ON p.id = g.provider_id
  JOIN game_lobbies l
    ON l.provider_id = g.provider_id AND l.type_id = g.type_id AND l.house = g.house
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(language, name) AS names FROM game_names
    WHERE game_id = g.id AND language IN (${locale}, 'en_US')
  ) n
  ${maintenanceOf(now)}
  ORDER BY g.place`

const toGame = ({ span, rank: _rank, names, ...row }: GameRow, { locale }: Audience): Game => ({
  ...row,
  names: namesFor(names, locale),
  maintenance: readMaintenance(span),
})

/** Games of the site's own halls and providers that suit the audience and the filter. */
const chosenFrom = (audience: Audience, filter: GameFilter) => sql`
  FROM games g
  JOIN site_game_types t ON t.site_id = ${audience.siteId} AND t.type_id = g.type_id
  JOIN site_game_providers s ON s.site_id = ${audience.siteId} AND s.provider_id = g.provider_id
  WHERE ${suits(audience)}
    AND (${filter.typeIds ?? null}::smallint[] IS NULL OR g.type_id = ANY (${filter.typeIds ?? null}))
    AND (${filter.providerIds ?? null}::text[] IS NULL
      OR g.provider_id = ANY (${filter.providerIds ?? null}))
    AND (${filter.house ?? null}::text IS NULL OR g.house = ${filter.house ?? null})
    AND (${filter.tag ?? null}::text IS NULL OR g.tag = ${filter.tag ?? null})
    AND (NOT ${filter.demoOnly ?? false} OR g.has_demo)`

export async function listPage(
  rows: Rows,
  audience: Audience,
  filter: GameFilter,
  page: { after: string | null; limit: number },
): Promise<{ game: Game; cursor: string }[]> {
  const [rank, id] = readCursor(page.after)
  const chosen = sql`
    SELECT g.*, row_number() OVER (ORDER BY g.rank DESC, g.id) AS place
    ${chosenFrom(audience, filter)}
      AND (${rank}::int IS NULL OR g.rank < ${rank} OR (g.rank = ${rank} AND g.id > ${id}))
    ORDER BY g.rank DESC, g.id LIMIT ${page.limit}`
  const { rows: found } = await tiles(audience, chosen).execute(rows)
  return found.map((row) => ({ game: toGame(row, audience), cursor: `${row.rank}.${row.id}` }))
}

/** A cursor is the rank and the id of the last game; anything else begins anew. */
function readCursor(cursor: string | null): [number | null, number | null] {
  const found = /^(-?\d{1,9})\.(\d{1,9})$/.exec(cursor ?? '')
  return found ? [Number(found[1]), Number(found[2])] : [null, null]
}

/** Names that hold the question come first, then those that are like it. */
export async function listFound(
  rows: Rows,
  audience: Audience,
  filter: GameFilter,
  question: string,
  limit: number,
): Promise<Game[]> {
  const pattern = `%${question.replaceAll(/[\\%_]/g, '\\$&')}%`
  const chosen = sql`
    SELECT g.*, row_number() OVER (ORDER BY g.search LIKE ${pattern} DESC,
      word_similarity(${question}, g.search) DESC, g.rank DESC, g.id) AS place
    ${chosenFrom(audience, filter)}
      AND (g.search LIKE ${pattern} OR ${question} <% g.search)
    ORDER BY place LIMIT ${limit}`
  const { rows: found } = await tiles(audience, chosen).execute(rows)
  return found.map((row) => toGame(row, audience))
}
