import { manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { PlayerId } from '../wallet/players.ts'
import { toRound, type Round, type RoundRow } from './rounds.ts'

/** A player's rounds, the newest first; `before` is the last one seen. */
export async function listRounds(
  { pool }: Studio,
  playerId: PlayerId,
  before: string | null,
  count: number,
): Promise<Round[]> {
  const rows = await manyRows<RoundRow>(
    pool,
    `SELECT * FROM rounds WHERE player_id = $1 AND ($2::uuid IS NULL OR id < $2)
     ORDER BY id DESC LIMIT $3`,
    [playerId, before, count],
  )
  return rows.map(toRound)
}
