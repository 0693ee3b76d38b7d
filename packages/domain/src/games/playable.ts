import type { GameTypeId } from '@oriel/core/game-type'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { GameReader, Maintenance } from './games.ts'
import { isShown, maintenanceOf, readMaintenance, type MaintenanceSpan } from './store.ts'

/** A game as it is started: what the provider calls it, and whether it is away. */
export type PlayableGame = {
  readonly id: number
  readonly providerId: string
  readonly code: string
  readonly title: string
  readonly hasDemo: boolean
  readonly typeId: GameTypeId
  /** Switched off at this site: by itself, with its hall or provider, or with the whole site. */
  readonly isOff: boolean
  readonly maintenance: Maintenance | null
}

const isOff = ({ siteId }: GameReader) => sql`
  EXISTS (SELECT FROM switch_off_for(${siteId}::int, g.provider_id, g.type_id, g.id))`

/** Null for what this audience is not shown: nobody starts what they cannot see. */
export async function findPlayable(
  rows: Rows,
  audience: GameReader,
  { providerId, code }: Pick<PlayableGame, 'providerId' | 'code'>,
): Promise<PlayableGame | null> {
  const { rows: found } = await sql<Omit<PlayableGame, 'maintenance'> & { span: MaintenanceSpan }>`
    SELECT g.id, g.provider_id AS "providerId", g.code, coalesce(g.title, g.code) AS title,
      g.has_demo AS "hasDemo", g.type_id AS "typeId", ${isOff(audience)} AS "isOff", m.span
    FROM games g
    JOIN game_lobbies l
      ON l.provider_id = g.provider_id AND l.type_id = g.type_id AND l.house = g.house
    ${maintenanceOf(audience.now)}
    WHERE g.provider_id = ${providerId} AND g.code = ${code}
      AND ${isShown(audience, { providerIds: [providerId] })}`.execute(rows)
  const [game] = found
  if (!game) return null
  const { span, ...rest } = game
  return { ...rest, maintenance: readMaintenance(span) }
}

/**
 * The first game of a title, at a provider that is reached in a dialect: with a seamless wallet
 * before any other, then in the order of the house. What is away now comes last.
 */
export async function findPlayableBy(
  rows: Rows,
  audience: GameReader,
  { dialect, title }: { readonly dialect: string; readonly title: string },
): Promise<PlayableGame | null> {
  const { rows: found } = await sql<Omit<PlayableGame, 'maintenance'> & { span: MaintenanceSpan }>`
    SELECT g.id, g.provider_id AS "providerId", g.code, coalesce(g.title, g.code) AS title,
      g.has_demo AS "hasDemo", g.type_id AS "typeId", ${isOff(audience)} AS "isOff", m.span
    FROM games g
    JOIN provider_links k ON k.provider_id = g.provider_id
    JOIN game_lobbies l
      ON l.provider_id = g.provider_id AND l.type_id = g.type_id AND l.house = g.house
    ${maintenanceOf(audience.now)}
    WHERE k.dialect = ${dialect} AND k.stopped_at IS NULL AND coalesce(g.title, g.code) = ${title}
      AND ${isShown(audience, {})}
    ORDER BY m.span IS NOT NULL, k.wallet = 'seamless' DESC, g.rank DESC, g.id LIMIT 1`.execute(
    rows,
  )
  const [game] = found
  if (!game) return null
  const { span, ...rest } = game
  return { ...rest, maintenance: readMaintenance(span) }
}
