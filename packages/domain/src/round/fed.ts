import { currencies, type Currency } from '@oriel/core/currency'
import { parseUnits, UNITS_MAX, writeUnits } from '@oriel/core/money'
import type { FedRound } from '@oriel/domain/provider'
import * as z from 'zod/mini'

const Written = z.object({
  id: z.string(),
  player: z.string(),
  currency: z.enum(currencies as [Currency]),
  title: z.string(),
  status: z.enum(['settled', 'void']),
  stake: z.string(),
  payout: z.string(),
  started: z.iso.datetime(),
  settled: z.iso.datetime(),
})

/** Rounds as a batch keeps them on their way to the books. */
export const writeRounds = (rounds: readonly FedRound[]): string =>
  JSON.stringify(
    rounds.map((round) => ({
      id: round.roundId,
      player: round.playerRef,
      currency: round.currency,
      title: round.title,
      status: round.status,
      stake: writeUnits(round.stake),
      payout: writeUnits(round.payout),
      started: round.startedAt.toISOString(),
      settled: round.settledAt.toISOString(),
    })),
  )

export const readRounds = (data: unknown): FedRound[] =>
  z.parse(z.array(Written), data).map((round) => ({
    roundId: round.id,
    playerRef: round.player,
    currency: round.currency,
    title: round.title,
    status: round.status,
    // What cannot be an amount cannot be booked either: the rules refuse it.
    stake: parseUnits(round.stake) ?? -UNITS_MAX,
    payout: parseUnits(round.payout) ?? -UNITS_MAX,
    startedAt: new Date(round.started),
    settledAt: new Date(round.settled),
  }))
