import { openDatabase } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { until } from '@oriel/dev-world/engine/process'
import { catalogueGames } from '@oriel/dev-world/catalogue/games'
import { saveGames, type GameDraft } from '@oriel/domain/games'
import type { Ground } from './ground.ts'

const SETTLE_WAIT_MS = 60_000

/** Adds numbered copies until there are so many games, in all languages as the first ones. */
export async function growCatalogue(ground: Ground, count: number): Promise<void> {
  const own = catalogueGames()
  const copies = Array.from({ length: count - own.length }, (_, index) =>
    copyOf(own[index % own.length] as GameDraft, 2 + Math.floor(index / own.length)),
  )
  const database = openDatabase({ url: ground.databaseUrl, name: 'bench', max: 1 })
  try {
    await saveGames(database, copies, new Date())
  } finally {
    await database.close()
  }
}

const copyOf = (game: GameDraft, number: number): GameDraft => ({
  ...game,
  code: `${game.code}-${number}`,
  names: Object.fromEntries(
    Object.entries(game.names).map(([locale, name]) => [locale, `${name} ${number}`]),
  ),
  // Copies stand behind the first, in the order of their numbers.
  rank: game.rank - number,
})

/** What autovacuum does within minutes after so many rows came in. */
export async function settle({ ownerUrl }: Ground): Promise<void> {
  const client = createConnection({ url: ownerUrl, name: 'bench' })
  await client.connect()
  // A look that began before they came in holds them back for its own time.
  const isSettled = async () => {
    await client.query('VACUUM ANALYZE games, game_names, game_terms')
    const found = await client.query<{ done: boolean }>(
      `SELECT bool_and(relallvisible = relpages) AS done FROM pg_class
       WHERE relname IN ('games', 'game_names', 'game_terms')`,
    )
    return found.rows[0]?.done === true
  }
  try {
    await until('the new games to be settled', isSettled, SETTLE_WAIT_MS)
  } finally {
    await client.end()
  }
}
