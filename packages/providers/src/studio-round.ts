import type { RoundWire } from '@oriel/contract/provider/round'
import type { FedRound } from '@oriel/domain/provider'
import type * as z from 'zod/mini'

export const toFedRound = (round: z.output<typeof RoundWire>): FedRound => ({
  roundId: round.round_id,
  playerRef: round.member_ref,
  currency: round.currency,
  title: round.title,
  status: round.status,
  stake: round.stake,
  payout: round.payout,
  startedAt: new Date(round.started_at),
  settledAt: new Date(round.settled_at),
})
