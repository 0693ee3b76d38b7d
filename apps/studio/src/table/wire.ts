import { Amount, CurrencyCode } from '@oriel/contract/wire'
import * as z from 'zod/mini'

/** What a shared game's page and the studio say to each other, besides what every page does. */

export const TableRoundWire = z.object({
  id: z.string(),
  number: z.number(),
  phase: z.enum(['betting', 'running', 'settled', 'void']),
  /** Until the next phase; below zero when it is overdue. Null where nobody may know. */
  left_ms: z.nullable(z.number()),
  /** Since the round began to run. */
  ran_ms: z.nullable(z.number()),
  /** The hash that was shown before it: this round's hash hashes to it. */
  shown_hash: z.string(),
  /** This round's own, once it is over. */
  hash: z.nullable(z.string()),
  salt: z.nullable(z.string()),
  outcome: z.unknown(),
})

export const OwnBetWire = z.object({
  round_id: z.string(),
  stake: Amount,
  choice: z.unknown(),
  payout: z.nullable(Amount),
  out: z.nullable(z.number()),
  /** asking: whether the house took the stake is open. paying: the payout is on its way. */
  status: z.enum(['asking', 'open', 'paying', 'settled']),
})

/** Somebody else's bet: enough to see that one is not alone, too little to know who. */
export const OtherBetWire = z.object({
  who: z.string(),
  stake: Amount,
  /** People of several currencies play at one table: amounts are told, never added up. */
  currency: CurrencyCode,
  out: z.nullable(z.number()),
})

/** All bets of one currency on a round. */
export const BetTotalWire = z.object({
  currency: CurrencyCode,
  count: z.number(),
  staked: Amount,
  /** How many have been paid, and how much. */
  won: z.number(),
  paid: Amount,
})

/** A round that is over, with all that decided it. */
export const PastRoundWire = z.object({
  number: z.number(),
  outcome: z.unknown(),
  shown_hash: z.string(),
  hash: z.string(),
  salt: z.string(),
})

export const PAST_COUNT = 72
/** A slip names no more spots at once. */
export const SPOTS_MAX = 60

export const TableData = z.object({
  round: z.nullable(TableRoundWire),
  /** What came before, the newest first. */
  past: z.array(PastRoundWire),
  mine: z.array(OwnBetWire),
  /** How the player's own bets are signed among all. */
  you: z.string(),
  balance: Amount,
  session: z.object({ rounds: z.int(), staked: Amount, paid: Amount }),
})

export const BetInput = z.strictObject({
  client_round: z.uuid(),
  table_round: z.uuid(),
  stake: z.nullable(Amount),
  choice: z.unknown(),
})
export const BetData = z.object({ round_id: z.string(), stake: Amount, balance: Amount })

export const OutInput = z.strictObject({ round_id: z.uuid() })
export const OutData = z.object({ level: z.number(), payout: Amount, balance: Amount })

/** What comes over the socket by itself. */
export const LiveWire = z.discriminatedUnion('is', [
  z.object({ is: z.literal('round'), round: TableRoundWire }),
  z.object({
    is: z.literal('bets'),
    bets: z.array(OtherBetWire),
    count: z.number(),
    totals: z.array(BetTotalWire),
  }),
  z.object({ is: z.literal('tick'), level: z.number(), ran_ms: z.number() }),
])
