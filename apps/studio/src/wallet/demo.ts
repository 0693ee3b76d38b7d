import { newId } from '@oriel/core/id'
import { stakesOf } from '../game/stakes.ts'
import type { Studio } from '../studio.ts'
import type { Player } from './players.ts'

/** So many of the usual stakes, so that a demo is neither over at once nor without end. */
const STAKES_GIVEN = 1_000n

/** Fills the wallet of who plays for nothing up again, whenever they come with less than half. */
export async function giveDemoMoney({ pool, now }: Studio, player: Player): Promise<void> {
  if (!player.isDemo) throw new Error(`player ${player.id} plays for money: no gifts`)
  const full = stakesOf(player.currency, 1).first * STAKES_GIVEN
  await pool.query(
    `SELECT move(w.player_id, $3, 'gift', $2::bigint - w.balance, $4)
     FROM wallets w WHERE w.player_id = $1 AND w.balance < $2::bigint / 2`,
    [player.id, full, now(), newId<'gift'>()],
  )
}
