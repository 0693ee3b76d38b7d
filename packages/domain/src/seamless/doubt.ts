import type { Rows } from '@oriel/db/database'
import { countCases, openCase } from '@oriel/domain/provider'
import type { MoveAnswer, SeamlessMove } from './move.ts'

/** More open cases of one provider about unknown bets tell a person nothing new. */
const CASES_MAX = 50

/**
 * Opens a case for a refusal that an honest provider does not meet: a win for a bet we do not have
 * is money that a player may have seen, and another currency is a provider set up wrong. The move
 * itself is kept with its reason, and nothing is posted. The provider gets its answer after this.
 */
export async function noteDoubts(
  rows: Rows,
  moves: readonly SeamlessMove[],
  answers: readonly MoveAnswer[],
): Promise<void> {
  for (const [index, move] of moves.entries()) {
    const answer = answers[index]
    const subject = answer && !answer.ok ? await subjectOf(rows, move, answer.reason) : null
    if (!subject) continue
    const { providerId, kind, txId, betTxId, roundId, currency, win } = move
    const detail = { kind, txId, betTxId, roundId, currency, win: String(win) }
    await openCase(rows, { providerId, kind: 'round', subject, detail })
  }
}

/**
 * One case for each such win, up to a number, and one for all others, which names the last; one for
 * all moves in a currency that is not the player's.
 */
async function subjectOf(
  rows: Rows,
  { providerId, kind, txId }: SeamlessMove,
  reason: string,
): Promise<string | null> {
  if (reason === 'wrong_currency') return 'wrong_currency'
  if (reason !== 'bet_unknown' || kind !== 'win') return null
  const { count } = await countCases(rows, 'round', 'bet_unknown ', providerId)
  return count < CASES_MAX ? `bet_unknown ${txId}` : 'bet_unknown more'
}
