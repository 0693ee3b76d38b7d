import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Instant } from '../wire.ts'

export const roundStatuses = ['settled', 'void'] as const

/** One round that a member has played. */
export const RoundWire = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  round_id: z.string(),
  /** The hall it belongs to; empty where the game is listed no more. */
  game_type: z.string(),
  game_name: z.string(),
  status: z.enum(roundStatuses),
  currency: CurrencyCode,
  stake: Amount,
  payout: Amount,
  /** Payout less stake: what the member has won, or lost. */
  net: Amount,
  started_at: Instant,
  settled_at: Instant,
})

/** Of all rounds the filter finds, not of the page alone. Void rounds are not counted. */
const TotalWire = z.object({
  currency: CurrencyCode,
  count: z.int(),
  stake: Amount,
  payout: Amount,
  net: Amount,
})

export const roundListCall = endpoint({
  path: '/member/round/list',
  auth: 'member',
  summary: 'What a member has played, the newest first, with the totals of the whole filter.',
  input: z.object({
    /** Days of the site's clock, both included; the last seven where none is named. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    gp_id: z._default(z.string().check(z.maxLength(12)), ''),
    game_type: z._default(z.string().check(z.maxLength(20)), ''),
    after: z.optional(z.string().check(z.maxLength(120))),
    count: z._default(z.literal([20, 50]), 20),
  }),
  data: z.object({
    list: z.array(RoundWire),
    next: z.nullable(z.string()),
    totals: z.array(TotalWire),
    /** Where this member has ever played: what can be chosen from. */
    providers: z.array(z.object({ gp_id: z.string(), gp_name: z.string() })),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
  errors: {},
})

export const roundDetailCall = endpoint({
  path: '/member/round/detail',
  auth: 'member',
  summary: 'One round of this member, asked for at its provider: what was chosen and what came.',
  input: z.object({
    gp_id: z.string().check(z.maxLength(12)),
    round_id: z.string().check(z.maxLength(80)),
  }),
  data: z.object({
    round: RoundWire,
    /** As the provider says it; its games have their own words. */
    choice: z.unknown(),
    view: z.unknown(),
    replay_url: z.nullable(z.string()),
    fairness_url: z.nullable(z.string()),
  }),
  errors: { '101': 'round_unknown', '102': 'provider_away' },
})
