import type { RoundWire } from '@oriel/contract/member/round'
import { findGameType } from '@oriel/core/game-type'
import type { MemberRound } from '@oriel/domain/round'
import type * as z from 'zod/mini'

export const roundWire = (round: MemberRound): z.output<typeof RoundWire> => ({
  gp_id: round.providerId,
  gp_name: round.providerName,
  round_id: round.roundId,
  game_type: (round.typeId !== null && findGameType(round.typeId)?.code) || '',
  game_name: round.gameName,
  status: round.status,
  currency: round.currency,
  stake: round.stake,
  payout: round.payout,
  net: round.status === 'void' ? 0n : round.payout - round.stake,
  started_at: round.startedAt,
  settled_at: round.settledAt,
})
