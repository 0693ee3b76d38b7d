import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { findPlayable, type GameReader } from '@oriel/domain/games'

/** How a game of the run is played. */
type Kind = 'classic' | 'mines' | 'wheel'
export type Game = {
  readonly providerId: string
  readonly code: string
  readonly kind: Kind
  readonly dialect: string
  readonly isSeamless: boolean
}

type Row = {
  readonly provider_id: string
  readonly code: string
  readonly title: string
  readonly dialect: string
  readonly wallet: string
}

const KINDS: Readonly<Record<string, Kind>> = { 'triple-sevens': 'classic', mines: 'mines' }
/** Of those who are the studio by another name: more of the same prove no more. */
const STUDIO_HOUSES = 2

const kindOf = ({ dialect, title }: Row): Kind | undefined =>
  dialect === 'studio' ? KINDS[title] : 'wheel'

/** One game of each kind of provider; where the house keeps the money, one of several steps too. */
export async function findGames(database: Database): Promise<Game[]> {
  const { rows } = await database.pool.query<Row>(
    `SELECT g.provider_id, g.code, coalesce(g.title, g.code) AS title, l.dialect, l.wallet
     FROM games g JOIN provider_links l USING (provider_id) WHERE g.closed_at IS NULL
     ORDER BY l.wallet, l.provider_id <> 'GPOR', l.provider_id, g.id`,
  )
  const found = new Map<string, Game>()
  for (const row of rows) {
    const kind = kindOf(row)
    const isSeamless = row.wallet === 'seamless'
    // Whoever leaves an open round behind has to wait for their money.
    if (!kind || (kind === 'mines' && !isSeamless)) continue
    const name = `${row.provider_id} ${kind}`
    if (found.has(name) || !(await isOpen(database, row))) continue
    const { provider_id: providerId, code, dialect } = row
    found.set(name, { providerId, code, kind, dialect, isSeamless })
  }
  const all = [...found.values()]
  const houses = all.filter((game) => game.dialect === 'studio' && !game.isSeamless)
  const others = all.filter((game) => !houses.includes(game))
  const games = [...houses.slice(0, STUDIO_HOUSES), ...others]
  const missing = ['studio', 'pocket', 'jungle'].filter((dialect) =>
    games.every((game) => game.dialect !== dialect),
  )
  if (missing.length > 0 || games.every(({ isSeamless }) => !isSeamless)) {
    throw new Error(`nothing to play at: ${missing.join(', ')} or a seamless provider`)
  }
  return games
}

async function isOpen({ rows }: Database, row: Row): Promise<boolean> {
  const asked = { providerId: row.provider_id, code: row.code }
  const common = { siteId: ORIEL, currency: 'USD', locale: 'en_US', now: new Date() } as const
  const audience: GameReader = { ...common, device: 'desktop' }
  const game = await findPlayable(rows, audience, asked)
  return game !== null && game.maintenance === null
}
