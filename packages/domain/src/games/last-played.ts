import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { MemberAudience } from './favourites.ts'
import type { Game, GameFilter } from './games.ts'
import { isShown, readTiles } from './store.ts'

const LAST_PLAYED_MAX = 60
/** Looked through for different games: who plays one game all day has still played others. */
const PLAYS_READ_MAX = 1_000

/** What a member has played, each game once, the last one first. What is closed now is left out. */
export async function listLastPlayed(
  rows: Rows,
  audience: MemberAudience,
  filter: GameFilter,
): Promise<Game[]> {
  const chosen = sql`
    SELECT g.id, y.at FROM (
      SELECT game_id, max(made_at) AS at FROM (
        SELECT game_id, made_at FROM plays WHERE member_id = ${audience.memberId}
        ORDER BY made_at DESC LIMIT ${PLAYS_READ_MAX}
      ) recent GROUP BY game_id
    ) y JOIN games g ON g.id = y.game_id
    WHERE ${isShown(audience, filter)} ORDER BY y.at DESC, g.id LIMIT ${LAST_PLAYED_MAX}`
  const tiles = await readTiles(rows, audience, chosen, { order: sql`c.at DESC, g.id` })
  return tiles.map(({ game }) => game)
}
