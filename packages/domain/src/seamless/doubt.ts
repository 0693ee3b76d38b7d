import type { Rows } from '@oriel/db/database'
import { openCase } from '@oriel/domain/provider'
import type { MoveAnswer, SeamlessMove } from './move.ts'

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
    const subject = answer && !answer.ok ? subjectOf(move, answer.reason) : null
    if (!subject) continue
    const { providerId, kind, txId, betTxId, roundId, currency, win } = move
    const detail = { kind, txId, betTxId, roundId, currency, win: String(win) }
    await openCase(rows, { providerId, kind: 'round', subject, detail })
  }
}

/** One case for each such win; one for all moves in a currency that is not the player's. */
function subjectOf({ kind, txId }: SeamlessMove, reason: string): string | null {
  if (reason === 'wrong_currency') return 'wrong_currency'
  return reason === 'bet_unknown' && kind === 'win' ? `bet_unknown ${txId}` : null
}
