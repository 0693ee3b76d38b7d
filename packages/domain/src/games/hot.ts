import type { Database, Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { GameReader, Game, GameFilter } from './games.ts'
import { isShown, readTiles } from './store.ts'

const HOT_DAYS = 7
/** Of each site. Whatever list is asked for, thirty of them are shown. */
const HOT_KEPT_MAX = 300

/**
 * Counts what is played most, site by site: members of the last days, each once for a game, so that
 * nobody makes a game hot alone. Visitors ask far more often than this changes, so it is counted by
 * a schedule and kept; two workers that count at once write the same figures, one after the other.
 */
export const countHotGames = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (work) => {
    await sql`LOCK TABLE hot_games IN SHARE ROW EXCLUSIVE MODE`.execute(work)
    await sql`
      WITH counted AS (
        SELECT site_id, game_id, players FROM (
          SELECT site_id, game_id, count(DISTINCT member_id)::int AS players,
            row_number() OVER (
              PARTITION BY site_id ORDER BY count(DISTINCT member_id) DESC, game_id) AS place
          FROM plays
          WHERE made_at > ${now}::timestamptz - make_interval(days => ${HOT_DAYS})
            AND made_at <= ${now}
          GROUP BY site_id, game_id
        ) ranked WHERE place <= ${HOT_KEPT_MAX}
      ), cold AS (
        DELETE FROM hot_games h WHERE NOT EXISTS (
          SELECT FROM counted c WHERE c.site_id = h.site_id AND c.game_id = h.game_id)
      )
      INSERT INTO hot_games (site_id, game_id, players) SELECT * FROM counted
      ON CONFLICT (site_id, game_id) DO UPDATE SET players = excluded.players
      WHERE hot_games.players <> excluded.players`.execute(work)
  })

/**
 * Games by how many play them. Where too few are played, the house's own order fills the list: a
 * new site, or a hall nobody has found yet, has hot games too.
 */
export async function listHotGames(
  rows: Rows,
  audience: GameReader,
  filter: GameFilter,
  limit: number,
): Promise<Game[]> {
  const shown = isShown(audience, filter)
  const chosen = sql`
    SELECT id, max(players) AS players FROM (
      (SELECT g.id, h.players FROM hot_games h JOIN games g ON g.id = h.game_id
       WHERE h.site_id = ${audience.siteId} AND ${shown}
       ORDER BY h.players DESC, g.rank DESC, g.id LIMIT ${limit})
      UNION ALL
      (SELECT g.id, 0 FROM games g WHERE ${shown} ORDER BY g.rank DESC, g.id LIMIT ${limit})
    ) both_lists GROUP BY id`
  const tiles = await readTiles(rows, audience, chosen, {
    order: sql`c.players DESC, g.rank DESC, g.id`,
  })
  return tiles.slice(0, limit).map(({ game }) => game)
}
