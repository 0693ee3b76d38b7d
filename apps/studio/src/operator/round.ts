import { roundDetailCall, roundFeedCall } from '@oriel/contract/provider/round'
import { done, refuse } from '@oriel/core/outcome'
import { writeInstant } from '@oriel/core/time'
import type { FastifyInstance } from 'fastify'
import { readFeed, type FedRound } from '../round/feed.ts'
import { findRound, type RoundId } from '../round/rounds.ts'
import { viewOf } from '../round/view.ts'
import type { Studio } from '../studio.ts'
import { getPlayer } from '../wallet/players.ts'
import { bindCall } from './bind.ts'

export function bindRound(app: FastifyInstance, studio: Studio): void {
  bindCall(app, studio, roundFeedCall, async ({ operator, input }) => {
    const { rounds, cursor, more } = await readFeed(studio, operator.id, input.cursor, input.count)
    return done({ rounds: rounds.map(toWire), cursor, more })
  })
  bindCall(app, studio, roundDetailCall, async ({ operator, input }) => {
    const round = await findRound(studio, input.round_id as RoundId)
    const { payout, settledAt, status } = round ?? {}
    if (!round || round.operatorId !== operator.id || round.isDemo || !settledAt) {
      return refuse('round_unknown')
    }
    const { memberRef } = await getPlayer(studio, round.playerId)
    return done({
      round: toWire({
        ...round,
        memberRef,
        settledAt,
        payout: payout ?? 0n,
        status: status === 'void' ? 'void' : 'settled',
      }),
      rules_version: round.rulesVersion,
      build: round.build,
      choice: round.choice,
      steps: [...round.steps],
      // What was drawn for a stake that nobody took was never shown, and counts for nothing.
      view: status === 'void' ? null : await viewOf(studio, round),
      replay_url: `${studio.url}/replay/${round.id}`,
      fairness_url: `${studio.url}/fairness?round=${round.id}`,
    })
  })
}

const toWire = (round: FedRound) => ({
  round_id: round.id,
  member_ref: round.memberRef,
  currency: round.currency,
  title: round.title,
  status: round.status,
  stake: round.stake,
  payout: round.payout,
  started_at: writeInstant(round.startedAt),
  settled_at: writeInstant(round.settledAt),
})
