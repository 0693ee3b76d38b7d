import type { Rows } from '@oriel/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { GameReader, Game, GameFilter } from './games.ts'
import { isShown, readTiles } from './store.ts'

/** Fewer are looked for at the beginning of words only: inside, an index cannot find them. */
const INSIDE_FROM_LETTERS = 3

type Asked = {
  readonly audience: GameReader
  readonly filter: GameFilter
  /** In the form of `questionForm`: letters, numbers and single spaces, so it needs no escapes. */
  readonly question: string
  readonly limit: number
}

/** Games whose names hold the question; when there are none, games with names like it. */
export async function listFound(rows: Rows, asked: Asked): Promise<Game[]> {
  const holding = await listHolding(rows, asked)
  return holding.length > 0 ? holding : listSimilar(rows, asked)
}

/** Those called exactly so come first, then those where a word begins so, then the others. */
function listHolding(rows: Rows, asked: Asked): Promise<Game[]> {
  const whole = ` ${asked.question}`
  const begins = `%${whole}%`
  const [first = ''] = asked.question.split(' ')
  const pattern = first.length < INSIDE_FROM_LETTERS ? begins : `%${asked.question}%`
  const found = sql`
    SELECT game_id, max(
      CASE WHEN term = ${whole} THEN 2 WHEN term LIKE ${begins} THEN 1 ELSE 0 END) AS score
    FROM game_terms WHERE term LIKE ${pattern} GROUP BY game_id`
  return readBest(rows, asked, found)
}

/** How like a name must be stands with the role: `pg_trgm.word_similarity_threshold`. */
function listSimilar(rows: Rows, asked: Asked): Promise<Game[]> {
  const { question } = asked
  const found = sql`
    SELECT game_id, max(word_similarity(${question}, term)) AS score
    FROM game_terms WHERE ${question} <% term GROUP BY game_id`
  return readBest(rows, asked, found)
}

/** Each game that is found is looked up by itself: few are, and the catalogue may be huge. */
async function readBest(
  rows: Rows,
  { audience, filter, limit }: Asked,
  found: RawBuilder<unknown>,
): Promise<Game[]> {
  const chosen = sql`
    SELECT g.id, f.score FROM (${found}) f CROSS JOIN LATERAL (
      SELECT id, rank FROM games g WHERE id = f.game_id AND ${isShown(audience, filter)} LIMIT 1
    ) g ORDER BY f.score DESC, g.rank DESC, g.id LIMIT ${limit}`
  const tiles = await readTiles(rows, audience, chosen, {
    order: sql`c.score DESC, g.rank DESC, g.id`,
  })
  return tiles.map(({ game }) => game)
}
