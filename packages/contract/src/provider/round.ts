import * as z from 'zod/mini'
import { providerCall } from '../provider-call.ts'
import { Amount, CurrencyCode } from '../wire.ts'
import { MemberRef, TitleCode } from './play.ts'

export const ROUNDS_MAX = 500

/** One round as the house books it. Settled once; never told differently later. */
export const RoundWire = z.object({
  round_id: z.string(),
  member_ref: MemberRef,
  currency: CurrencyCode,
  title: TitleCode,
  status: z.enum(['settled', 'void']),
  stake: Amount,
  payout: Amount,
  started_at: z.string(),
  settled_at: z.string(),
})

export const roundFeedCall = providerCall({
  path: '/operator/v1/rounds',
  summary: 'Rounds in the order they were settled, after a cursor. None is ever added before it.',
  input: z.strictObject({
    cursor: z.string().check(z.regex(/^([0-9]{1,20}\.[0-9a-f-]{36})?$/)),
    count: z.int().check(z.minimum(1), z.maximum(ROUNDS_MAX)),
  }),
  data: z.object({ rounds: z.array(RoundWire), cursor: z.string(), more: z.boolean() }),
  reasons: [],
})

export const roundDetailCall = providerCall({
  path: '/operator/v1/round',
  summary: 'One round with what was chosen, what came, and an address where it plays again.',
  input: z.strictObject({ round_id: z.uuid() }),
  data: z.object({
    round: RoundWire,
    rules_version: z.int(),
    build: z.string(),
    choice: z.unknown(),
    steps: z.array(z.unknown()),
    view: z.unknown(),
    replay_url: z.string(),
    fairness_url: z.string(),
  }),
  reasons: ['round_unknown'],
})
