import { DRAWS_MAX, PRIZES_MAX, prizeKinds, WEIGHTS_MAX } from '@oriel/core/chance/roulette'
import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

/** A prize as it is written: money with its decimals, a number of draws, or 0. */
const PrizeInput = z.object({
  prize_id: z.int().check(z.minimum(1), z.maximum(99)),
  kind: z.enum(prizeKinds),
  amount: z.string().check(z.regex(/^\d{1,11}(\.\d{1,4})?$/)),
  weight: z.int().check(z.minimum(1), z.maximum(WEIGHTS_MAX)),
  stock: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  fallback_prize_id: z.nullable(z.int()),
})

const VersionWire = z.object({
  version: z.int(),
  published_at: Instant,
  published_by: z.string(),
  prizes: z.array(
    z.object({
      prize_id: z.int(),
      kind: z.enum(prizeKinds),
      amount: z.string(),
      weight: z.int(),
      odds: z.string(),
      stock: z.nullable(z.int()),
      fallback_prize_id: z.nullable(z.int()),
      /** How many of the stock are gone. */
      given: z.int(),
    }),
  ),
  /** Of one draw on average, each prize as the dearest of its fallbacks. */
  worth_cash: Amount,
  /** Null: its draws win draws without end. No version is published like this any more. */
  worth_with_draws: z.nullable(Amount),
})

export const rouletteWheelCall = officeCall('roulette.publish', {
  path: '/office/roulette',
  summary: 'The wheel of a currency as members draw from it, its stock, and the draws for it.',
  input: z.object({ currency: z.optional(CurrencyCode) }),
  data: z.object({
    currency: CurrencyCode,
    currencies: z.array(CurrencyCode),
    is_off: Flag,
    wheel: z.nullable(VersionWire),
    draws: z.object({ given: z.int(), used: z.int(), open: z.int() }),
  }),
  errors: { '101': 'subject_unknown' },
})

export const rouletteVersionsCall = officeCall('roulette.publish', {
  path: '/office/roulette/versions',
  summary: 'The versions of the wheel of a currency, the newest first.',
  input: z.object({
    currency: CurrencyCode,
    after: z.optional(z.int()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
  }),
  data: z.object({ list: z.array(VersionWire), next: z.nullable(z.int()) }),
  errors: {},
})

export const rouletteGrantsCall = officeCall('bonus.give', {
  path: '/office/roulette/grants',
  summary: 'Draws that were given at the site, the newest first.',
  input: z.object({
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        member_id: z.string(),
        account: z.string(),
        currency: CurrencyCode,
        cause: z.string(),
        draws: z.int(),
        used: z.int(),
        given_at: Instant,
        expires_at: Instant,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: {},
})

export const publishRoulette = commandCalls('roulette.publish', {
  path: '/office/roulette/publish',
  summary: 'Publishes the next version of the wheel of a currency. Always a proposal.',
  input: {
    currency: CurrencyCode,
    prizes: z.array(PrizeInput).check(z.minLength(2), z.maxLength(PRIZES_MAX)),
  },
  errors: {
    '110': 'prizes_wrong',
    '111': 'weights_wrong',
    '112': 'amount_wrong',
    '113': 'fallback_missing',
    '114': 'fallback_unknown',
    '115': 'fallback_cycle',
    '116': 'draws_endless',
  },
})

export const giveBonus = commandCalls('bonus.give', {
  path: '/office/bonus/give',
  summary: 'Gives members draws of the wheel. Always a proposal.',
  input: {
    kind: z.literal('draws'),
    member_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(200)),
    /** Of the wheel they turn: members see them while they play with it. */
    currency: CurrencyCode,
    draws: z.int().check(z.minimum(1), z.maximum(DRAWS_MAX)),
    expires_at: z.iso.datetime({ offset: true }),
  },
  errors: { '110': 'expiry_wrong', '111': 'member_not_open', '112': 'no_roulette' },
})
