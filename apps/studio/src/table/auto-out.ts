import { hundredthsAt } from '../games/comet/growth.ts'
import { manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { SharedGame } from './shared.ts'
import { settleBets, type OpenBet, type TableRound, type TableRoundId } from './table-rounds.ts'

/**
 * Ends the bets whose own level a flight has passed while it goes on, so that their players need
 * not wait for its end. `ranMs` is how long it has flown for sure: the time in which somebody who
 * left by hand may still be on the way into the books is taken off. Gives how many ended.
 */
export async function leaveByThemselves(
  studio: Studio,
  game: SharedGame,
  round: TableRound,
  outcome: unknown,
  ranMs: number,
): Promise<number> {
  if (!game.hasCashOut || ranMs <= 0) return 0
  const bets = await listPassed(studio, round.id, hundredthsAt(ranMs))
  return settleBets(
    studio,
    bets.map((bet) => ({
      id: bet.id,
      payout: game.payout(bet, outcome),
      step: game.noteOf(bet, outcome),
    })),
  )
}

/** Open bets that were to leave at this level or below it. */
const listPassed = ({ pool }: Studio, id: TableRoundId, level: number): Promise<OpenBet[]> =>
  manyRows<OpenBet & Record<string, unknown>>(
    pool,
    `SELECT r.id, r.stake, r.choice, r.steps FROM open_rounds o
     JOIN rounds r ON r.id = o.round_id AND r.started_at = o.started_at
     WHERE o.table_round_id = $1 AND (r.choice ->> 'auto')::int <= $2`,
    [id, level],
  )
