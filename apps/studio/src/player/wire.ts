import * as z from 'zod/mini'
import { Amount, CurrencyCode, LocaleCode } from '@oriel/contract/wire'

/** What a game's page and the studio say to each other. Both sides read this file. */

export const EnterInput = z.strictObject({ code: z.string().check(z.maxLength(64)) })
export const EnterData = z.object({ token: z.string() })

export const SeedWire = z.object({
  hash: z.string(),
  client_seed: z.string(),
  nonce: z.number(),
})

/** Where a round of one's own stands. */
export const RoundStateWire = z.object({
  round_id: z.string(),
  stake: Amount,
  /** Null while it is open. */
  payout: z.nullable(Amount),
  is_over: z.boolean(),
  steps: z.int(),
  /** What it would pay if it ended now, for games where one can take it. */
  standing: Amount,
  view: z.unknown(),
  /** It is decided and shown; the payout is on its way to the house that keeps the money. */
  is_paying: z.boolean(),
})

export const StateData = z.object({
  title: z.string(),
  /** What the title is called in the player's language. */
  name: z.string(),
  game: z.string(),
  locale: LocaleCode,
  /** In which the operator's site shows its times. */
  time_zone: z.string(),
  currency: CurrencyCode,
  is_demo: z.boolean(),
  lobby_url: z.string(),
  balance: Amount,
  stakes: z.array(Amount),
  first_stake: Amount,
  max_win: Amount,
  pace_ms: z.int(),
  rules_version: z.int(),
  /** Names the sources that decide rounds. */
  build: z.string(),
  /** Whether many play it at once, at /player/table. */
  is_shared: z.boolean(),
  seed: SeedWire,
  open_round: z.nullable(RoundStateWire),
  /**
   * A round of which nobody knows yet whether the house took its stake. Asked for again at
   * /player/round with the same words, it is told as soon as that is clear.
   */
  pending: z.nullable(z.object({ client_round: z.string(), stake: Amount, choice: z.unknown() })),
  session: z.object({
    opened_at: z.string(),
    rounds: z.int(),
    staked: Amount,
    paid: Amount,
  }),
  server_time: z.string(),
})

export const PlayInput = z.strictObject({
  client_round: z.uuid(),
  stake: Amount,
  choice: z.unknown(),
})
export const PlayData = z.object({ round: RoundStateWire, balance: Amount, seed: SeedWire })

export const StepInput = z.strictObject({
  round_id: z.uuid(),
  number: z.int().check(z.minimum(0), z.maximum(200)),
  step: z.unknown(),
})
export const StepData = z.object({ round: RoundStateWire, balance: Amount })

export const HISTORY_COUNT = 20
export const HistoryInput = z.strictObject({ before: z.optional(z.uuid()) })
export const HistoryData = z.object({
  rounds: z.array(
    z.object({
      round_id: z.string(),
      title: z.string(),
      /** What the title is called in the player's language. */
      name: z.string(),
      stake: Amount,
      payout: z.nullable(Amount),
      status: z.string(),
      /** One of many players' rounds: it has no seeds of its own, and no replay yet. */
      is_shared: z.boolean(),
      /** Whether the page that checks rounds can draw it again by itself. */
      has_proof: z.boolean(),
      started_at: z.string(),
    }),
  ),
  more: z.boolean(),
})

export const SEED_PATTERN = /^[!-9;-~]{1,64}$/
export const SeedInput = z.strictObject({ client_seed: z.string().check(z.regex(SEED_PATTERN)) })
/** The seed that was in use is shown; from now on the other one decides. */
export const SeedData = z.object({
  revealed: z.object({ server_seed: z.string(), hash: z.string(), client_seed: z.string() }),
  seed: SeedWire,
})

/** Everything that decides a round, for whoever wants to draw it again. */
export const ProofData = z.object({
  round_id: z.string(),
  title: z.string(),
  game: z.string(),
  rules_version: z.int(),
  stake: Amount,
  payout: z.nullable(Amount),
  choice: z.unknown(),
  steps: z.array(z.unknown()),
  server_hash: z.string(),
  /** Null until the player has taken another seed. */
  server_seed: z.nullable(z.string()),
  client_seed: z.string(),
  nonce: z.number(),
})

/** A settled round as it was seen, without the money of whoever played it. */
export const ReplayData = z.object({
  round_id: z.string(),
  title: z.string(),
  /** What the title is called in the language that was asked for. */
  name: z.string(),
  game: z.string(),
  rules_version: z.int(),
  build: z.string(),
  currency: CurrencyCode,
  started_at: z.string(),
  /** How it stood after its beginning and after each step; the last one is over. */
  frames: z.array(RoundStateWire).check(z.minLength(1)),
})

/** Why a page is told no. */
const PLAYER_REASONS = [
  'bad_request',
  'code_spent',
  'session_over',
  'bad_choice',
  'stake_not_allowed',
  'insufficient_funds',
  'too_soon',
  'round_open',
  'bad_step',
  'round_over',
  'round_unknown',
  'other_step',
  'bets_closed',
  /** Not a no: the house has not answered clearly. The same is asked again, in the same words. */
  'being_checked',
  /** The house that keeps the money does not answer. Nothing was staked. */
  'house_silent',
  'house_refused',
  'player_blocked',
  'limit_exceeded',
  'title_blocked',
] as const
export type PlayerReason = (typeof PLAYER_REASONS)[number]
