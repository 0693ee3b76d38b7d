import { CLIENT_SEED_PATTERN, prizeKinds } from '@oriel/core/chance/roulette'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { WorkShown } from './captcha.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

/** S3.041: a place of the wheel, in the order in which it turns. */
const PrizeWire = z.object({
  prize_id: z.int(),
  name: z.string(),
  kind: z.enum(prizeKinds),
  /** Money; "0.0000" for other kinds. */
  amount: Amount,
  /** How many draws it gives; 0 for other kinds. */
  draws: z.int(),
  /** To four decimals, of the version that is drawn from now. */
  odds: z.string(),
  /** How many are left; null without an end. */
  left: z.nullable(z.int()),
  /** What is given once they are gone. */
  fallback_prize_id: z.nullable(z.int()),
})

/** Everything that it takes to draw a spin again. */
const ProofWire = z.object({
  number: z.int(),
  version: z.int(),
  server_seed_hash: z.string(),
  /** Null until the member has asked to see it: then another one decides. */
  server_seed: z.nullable(z.string()),
  client_seed: z.string(),
  u: z.int(),
  /** The prize that was drawn: another than the given one where its stock was used up. */
  drawn_prize_id: z.int(),
  given_prize_id: z.int(),
  weights: z.array(z.object({ prize_id: z.int(), weight: z.int() })),
})

/** What a spin gave, also where the wheel has changed since. */
const GivenWire = z.object({
  prize_id: z.int(),
  name: z.string(),
  kind: z.enum(prizeKinds),
  amount: Amount,
  currency: CurrencyCode,
  draws: z.int(),
})

export const rouletteCall = endpoint({
  path: '/arks/web/activity/roulette',
  auth: 'member',
  summary: 'The prizes of the wheel in the member’s currency, with their odds; none: no wheel.',
  input: z.object({}),
  data: z.object({
    detail: z.object({
      version: z.int(),
      currency: CurrencyCode,
      prize_settings: z.array(PrizeWire),
    }),
  }),
  errors: {},
})

export const rouletteInfoCall = endpoint({
  path: '/arks/web/activity/roulette/info',
  auth: 'member',
  summary: 'How many draws a member has, and the hash of the seed that decides the next spin.',
  input: z.object({}),
  data: z.object({
    detail: z.object({
      remaining_draws: z.int(),
      is_open: Flag,
      server_seed_hash: z.string(),
      spin_number: z.int(),
      /** 0: the member wants no gifts to show themselves, so pages wait to be asked for it. */
      may_pop_up: Flag,
    }),
  }),
  errors: { '2095101': 'no_roulette' },
})

export const rouletteSpinCall = endpoint({
  path: '/arks/web/activity/roulette/spin',
  auth: 'member',
  summary:
    'Turns the wheel once. Sent again with the same spin_id it returns the same prize. From the ' +
    'fourth account of a network (/24, /48) in a day on it takes the work of a captcha of type 4.',
  input: z.object({
    spin_id: z.optional(z.uuid()),
    client_seed: z.optional(z.string().check(z.regex(CLIENT_SEED_PATTERN))),
    work: z.optional(WorkShown),
  }),
  data: z.object({
    prize_id: z.int(),
    remaining_draws: z.int(),
    prize: GivenWire,
    proof: ProofWire,
  }),
  errors: {
    '2093101': 'no_draws',
    '2093102': 'roulette_over',
    '2093103': 'roulette_not_for_you',
    '2093104': 'spin_running',
    '2093105': 'work_needed',
  },
})

export const rouletteSeedCall = endpoint({
  path: '/arks/web/activity/roulette/seed',
  auth: 'member',
  summary: 'Shows the seed that decided the last spins, and puts another in its place.',
  input: z.object({}),
  data: z.object({
    server_seed: z.string(),
    server_seed_hash: z.string(),
    next_server_seed_hash: z.string(),
  }),
  errors: { '101': 'spin_running', '102': 'nothing_to_show' },
})

export const rouletteSpinsCall = endpoint({
  path: '/arks/web/activity/roulette/spins',
  auth: 'member',
  summary: 'The member’s spins with their proofs, the newest first.',
  input: z.object({
    after: z.optional(z.int()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({
    list: z.array(z.object({ at: Instant, prize: GivenWire, proof: ProofWire })),
    next: z.nullable(z.int()),
  }),
  errors: {},
})
