import type { Units } from '@oriel/core/money'
import { findRound, type RoundId } from '../round/rounds.ts'
import { readBalance, type PlayerId } from '../wallet/players.ts'
import { claimAsk, writeEnd } from './asks.ts'
import { followUp, type Following } from './follow.ts'
import type { Lines } from './lines.ts'

export type Ending = {
  readonly roundId: RoundId
  readonly playerId: PlayerId
  readonly operatorId: number
  /** Null where the steps are not counted. */
  readonly stepsBefore: number | null
  readonly step: unknown
  readonly payout: Units
}
export type Ended = {
  readonly outcome: 'ended' | 'stale' | 'round_over'
  readonly balance: Units
  readonly isPaying: boolean
}

/**
 * Ends a round. From the moment it is written its payout is owed, and the house is told at once; a
 * house that does not answer now is told later, and the player sees that it is on its way.
 */
export async function endNow(to: Following, lines: Lines, end: Ending): Promise<Ended> {
  const { studio } = to
  const outcome = await writeEnd(studio, end)
  if (outcome === 'ended') {
    await to.reached('ended')
    if (end.payout > 0n) {
      await lines(end.operatorId).within(async (call) => {
        const ask = await claimAsk(studio, end.roundId)
        if (ask) await followUp(to, ask, call)
      })
    }
  }
  const [round, balance] = await Promise.all([
    findRound(studio, end.roundId),
    readBalance(studio, end.playerId),
  ])
  return { outcome, balance, isPaying: round?.status === 'paying' }
}
