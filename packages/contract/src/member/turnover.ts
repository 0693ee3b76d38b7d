import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

export const turnoverEnds = ['met', 'spent'] as const

export const turnoverCall = endpoint({
  path: '/member/turnover',
  auth: 'member',
  summary: 'What is expected to be staked of what was paid in, and how much can be taken out now.',
  input: z.object({
    currency: CurrencyCode,
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({
    read_at: Instant,
    currency: CurrencyCode,
    available: Amount,
    /** Waits for stakes: nothing, where people look at withdrawals instead. */
    locked: Amount,
    owed: Amount,
    free: Amount,
    needs: z.array(
      z.object({
        id: z.uuid(),
        /** The number of the order it came with. */
        name: z.string(),
        paid_in: Amount,
        needed: Amount,
        counted: Amount,
        /** What waits for the rest of it. */
        waits: Amount,
        locks: Flag,
        made_at: Instant,
        ended_at: z.nullable(Instant),
        ended_because: z.nullable(z.enum(turnoverEnds)),
      }),
    ),
    next: z.nullable(z.uuid()),
  }),
  errors: {},
})

export const turnoverRoundsCall = endpoint({
  path: '/member/turnover/rounds',
  auth: 'member',
  summary: 'What each round counted for one need, and of which stake. Gone after 400 days.',
  input: z.object({
    need_id: z.uuid(),
    after: z.optional(z.string().check(z.maxLength(200))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({
    list: z.array(
      z.object({
        provider: z.string(),
        round_id: z.string(),
        title: z.string(),
        stake: Amount,
        /** How much of the stake was at risk: both sides of a bet held are not. */
        valid: Amount,
        counted: Amount,
        settled_at: Instant,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: { '101': 'not_found', '102': 'page_unknown' },
})
