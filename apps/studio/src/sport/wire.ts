import { Amount } from '@oriel/contract/wire'
import * as z from 'zod/mini'
import { SPORTS } from './model/model.ts'
import { LEGS_MAX } from './model/slip.ts'

/** What the page of the sportsbook and the studio say to each other. */

const Pair = z.tuple([z.number(), z.number()])
const SideWire = z.enum(['home', 'away'])

const OfferWire = z.object({
  selection: z.string(),
  /** Hundredths. */
  price: z.int(),
  /** What comes back in the long run, in ten-thousandths of the stake. */
  back: z.int(),
})

export const FixtureWire = z.object({
  id: z.string(),
  sport: z.enum(SPORTS),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  strength: z.object({ home: z.number(), away: z.number() }),
  starts_at: z.string(),
  phase: z.enum(['coming', 'live', 'over']),
  /** Goes up whenever a price may have moved. */
  version: z.int(),
  /** Minutes of the match that are over. */
  minute: z.int(),
  /** Whether bets are taken at this moment. */
  is_open: z.boolean(),
  score: z.object({
    home: z.number(),
    away: z.number(),
    parts: z.array(Pair),
    game: z.nullable(z.object({ points: Pair, server: SideWire, isTieBreak: z.boolean() })),
  }),
  /** How it came to that: minute or game, and what stood then. */
  timeline: z.array(z.tuple([z.number(), z.number(), z.number()])),
  offers: z.array(OfferWire),
  seed_hash: z.string(),
  is_abandoned: z.boolean(),
})

export const BoardWire = z.object({
  fixtures: z.array(FixtureWire),
  /** How many of each sport are on or still come. */
  counts: z.record(z.string(), z.number()),
  server_time: z.string(),
})

export const LegWire = z.object({
  fixture: z.string(),
  sport: z.enum(SPORTS),
  home: z.string(),
  away: z.string(),
  selection: z.string(),
  price: z.int(),
  state: z.enum(['open', 'won', 'lost', 'void']),
  /** What it ended with, once it has. */
  result: z.nullable(Pair),
})

export const SlipWire = z.object({
  round_id: z.string(),
  stake: Amount,
  payout: z.nullable(Amount),
  /** asking: whether the house took the stake is open. paying: the payout is on its way. */
  status: z.enum(['asking', 'open', 'paying', 'settled', 'void']),
  placed_at: z.string(),
  legs: z.array(LegWire),
})

export const BETS_COUNT = 40
export const SportData = z.object({
  board: BoardWire,
  /** The player's slips, the newest first. */
  slips: z.array(SlipWire),
  balance: Amount,
  session: z.object({ rounds: z.int(), staked: Amount, paid: Amount }),
})

export const SlipInput = z.strictObject({
  client_round: z.uuid(),
  stake: Amount,
  /** What is done when a price has moved: nothing, taken if it is better, or taken anyhow. */
  accept: z.enum(['exact', 'better', 'any']),
  legs: z
    .array(
      z.strictObject({
        fixture: z.uuid(),
        selection: z.string().check(z.maxLength(16)),
        price: z.int(),
        version: z.int().check(z.minimum(0)),
      }),
    )
    .check(z.minLength(1), z.maxLength(LEGS_MAX)),
})

export const SlipData = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('placed'),
    round_id: z.string(),
    stake: Amount,
    balance: Amount,
    prices: z.array(z.int()),
  }),
  /** Nothing was staked: these are the prices now. Null is not offered at this moment. */
  z.object({
    is: z.literal('moved'),
    legs: z.array(z.object({ fixture: z.string(), price: z.nullable(z.int()), version: z.int() })),
  }),
])

/** A fixture that is over, with all that decided it. */
export const PastFixtureWire = z.object({
  id: z.string(),
  sport: z.enum(SPORTS),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  strength: z.object({ home: z.number(), away: z.number() }),
  over_at: z.string(),
  seed: z.string(),
  seed_hash: z.string(),
  result: z.nullable(
    z.object({ winner: z.enum(['home', 'draw', 'away']), home: z.number(), away: z.number() }),
  ),
})
export const PAST_COUNT = 60
export const PastData = z.object({ fixtures: z.array(PastFixtureWire) })

/** What comes over the socket by itself. */
export const SportLiveWire = z.discriminatedUnion('is', [
  z.object({ is: z.literal('board'), board: BoardWire }),
  z.object({
    is: z.literal('patch'),
    fixtures: z.array(FixtureWire),
    gone: z.array(z.string()),
    counts: z.record(z.string(), z.number()),
    server_time: z.string(),
  }),
])
