import { adjustmentKinds } from '@oriel/core/adjustment'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'
import { RoundWire } from './round.ts'

/** How one provider's part of a wallet stands. */
export const shareStates = ['idle', 'playing', 'moving', 'pending'] as const

/** S3.033: the member's balance at one provider. */
const ShareWire = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  is_light: Flag,
  icon_light: z.string(),
  icon_dark: z.string(),
  cash: Amount,
  /** On its way there or back. */
  moving: Amount,
  state: z.enum(shareStates),
})

export const myCashCall = endpoint({
  path: '/member/profile/my_cash',
  auth: 'member',
  summary: 'What a member has and where it lies. The parts sum to the total, to the unit.',
  input: z.object({}),
  data: z.object({
    currency: CurrencyCode,
    my_cash_list: z.array(ShareWire),
    available: Amount,
    held: Amount,
    bonus: Amount,
    vault: Amount,
    /** After a payment was taken back; the next deposit repays it. No part of the total. */
    owed: Amount,
    total: Amount,
    /** Of two answers the higher is the newer. */
    version: z.int(),
  }),
  errors: {},
})

/** Where a transfer stands. "pending" is one whose answer is not known yet: it ends by itself. */
export const transferStates = ['moving', 'pending', 'completed', 'reversed'] as const

export const TransferWire = z.object({
  id: z.uuid(),
  gp_id: z.string(),
  gp_name: z.string(),
  direction: z.enum(['in', 'out']),
  currency: CurrencyCode,
  /** Null: all there is, not known yet how much. */
  amount: z.nullable(Amount),
  state: z.enum(transferStates),
  reason: z.string(),
  made_at: Instant,
  ended_at: z.nullable(Instant),
  /** "Check now" asks the provider at once. */
  may_check: Flag,
})

const BACK_ERRORS = {
  '101': 'nothing_to_bring_back',
  '102': 'round_in_play',
  '103': 'maintenance',
  '104': 'transfer_pending',
  '105': 'transfers_disabled',
  '957': 'transfer_disabled',
} as const
const BACK = z.object({ list: z.array(TransferWire), wait_s: z.int() })
/** Where nothing has come home, what was met on the way. */
const BACK_TOLD = { round_in_play: BACK, maintenance: BACK, transfer_pending: BACK }

export const allBackCall = endpoint({
  path: '/member/profile/balance/all/back',
  auth: 'member',
  summary: 'Brings the money home from every provider, all at once. Once in 10 s.',
  input: z.object({}),
  data: BACK,
  errors: BACK_ERRORS,
  told: BACK_TOLD,
})

export const balanceGetBackCall = endpoint({
  path: '/member/profile/balance_get_back',
  auth: 'member',
  summary: 'Brings the money home from the provider that is played now, or was last. Once in 1 s.',
  input: z.object({}),
  data: BACK,
  errors: BACK_ERRORS,
  told: BACK_TOLD,
})

export const transferListCall = endpoint({
  path: '/member/wallet/transfers',
  auth: 'member',
  summary: 'Moves between the member and providers, the newest first, a page at a time.',
  input: z.object({
    open: z._default(z.boolean(), false),
    after: z.optional(z.string()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({ list: z.array(TransferWire), next: z.nullable(z.string()) }),
  errors: {},
})

const HeldWinWire = z.object({
  id: z.uuid(),
  gp_id: z.string(),
  gp_name: z.string(),
  currency: CurrencyCode,
  amount: Amount,
  state: z.enum(['under_review', 'released', 'refused']),
  won_at: Instant,
  /** When the member will hear at the latest. */
  answer_by: Instant,
  decided_at: z.nullable(Instant),
})

export const heldWinsCall = endpoint({
  path: '/member/wallet/held',
  auth: 'member',
  summary: 'Wins above their limit that a person looks at, and what was decided in 30 days.',
  input: z.object({}),
  data: z.object({ list: z.array(HeldWinWire) }),
  errors: {},
})

export const checkTransferCall = endpoint({
  path: '/member/wallet/transfer/check',
  auth: 'member',
  summary: 'Asks the provider now what became of a transfer.',
  input: z.object({ id: z.uuid() }),
  data: z.object({ transfer: TransferWire }),
  errors: { '101': 'transfer_unknown' },
})

/** What a statement can be narrowed to. */
export const statementGroups = [
  'deposit',
  'withdrawal',
  'transfer',
  'round',
  'held',
  'gift',
  'adjustment',
  'other',
] as const

/** What happened, in a member's words. */
export const lineKinds = [
  'deposit',
  'withdrawal',
  'to_provider',
  'from_provider',
  'returned',
  'round',
  'held',
  'gift',
  'adjustment',
  'other',
] as const

/** Why somebody of the house moved money. Null where nobody did. */
const AdjustedWire = z.nullable(z.enum(adjustmentKinds))

/** The name of a gift that has one. */
export const giftNames = ['red_envelope'] as const

const LineWire = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(lineKinds),
  /** Where the amount moved; "provider" is what lies at gp_id. */
  place: z.enum(['available', 'held', 'bonus', 'vault', 'owed', 'provider']),
  gp_id: z.nullable(z.string()),
  gp_name: z.nullable(z.string()),
  amount: Amount,
  /** Of that place, after it. */
  balance: Amount,
  /** Names what caused it: a transfer, a round, a gift. */
  reference: z.string(),
  adjusted: AdjustedWire,
})

export const walletStatementCall = endpoint({
  path: '/member/wallet/statement',
  auth: 'member',
  summary: 'Everything that moved a member’s money in one currency, the newest first.',
  input: z.object({
    currency: z.optional(CurrencyCode),
    from: z.optional(Instant),
    to: z.optional(Instant),
    kind: z.optional(z.enum(statementGroups)),
    after: z.optional(z.string()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 20),
  }),
  data: z.object({
    currency: CurrencyCode,
    list: z.array(LineWire),
    next: z.nullable(z.string()),
  }),
  errors: { '101': 'currency_not_offered' },
})

/** What a history can be narrowed to. */
export const historyKinds = [
  'game',
  'deposit',
  'withdrawal',
  'held',
  'gift',
  'adjustment',
  'other',
] as const

/** One time a member has played: the game, its rounds and what came of them. */
const SessionWire = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  /** Empty where all of a day at one provider is one row. */
  game_name: z.string(),
  photo_path: z.string(),
  is_open: Flag,
  last_at: Instant,
  rounds: z.int(),
  stake: Amount,
  payout: Amount,
})

const EntryWire = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(historyKinds),
  /** What it did to the total. */
  net: Amount,
  /** All that the member had after it, games included. */
  balance: Amount,
  reference: z.string(),
  adjusted: AdjustedWire,
  gift: z.nullable(z.enum(giftNames)),
  /** For games. */
  session: z.nullable(SessionWire),
})

const SPAN = {
  currency: z.optional(CurrencyCode),
  from: z.optional(Instant),
  to: z.optional(Instant),
}

export const walletHistoryCall = endpoint({
  path: '/member/wallet/history',
  auth: 'member',
  summary: 'A member’s money, the newest first: a row for each time they played, and all else.',
  input: z.object({
    ...SPAN,
    kind: z.optional(z.enum(historyKinds)),
    after: z.optional(z.string().check(z.maxLength(120))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({
    currency: CurrencyCode,
    list: z.array(EntryWire),
    next: z.nullable(z.string()),
  }),
  errors: { '101': 'currency_not_offered' },
})

export const walletSummaryCall = endpoint({
  path: '/member/wallet/summary',
  auth: 'member',
  summary: 'One span of a member’s money: opening + money in + money out + games = closing.',
  input: z.object(SPAN),
  data: z.object({
    currency: CurrencyCode,
    opening: Amount,
    money_in: Amount,
    money_out: Amount,
    entries: z.int(),
    rounds: z.int(),
    net: Amount,
    closing: Amount,
    /** The books of the opening say the same as what followed, counted back. */
    verified: Flag,
  }),
  errors: { '101': 'currency_not_offered' },
})

export const walletSessionCall = endpoint({
  path: '/member/wallet/session',
  auth: 'member',
  summary: 'One row of a game: what was moved in and back, and its rounds, the newest first.',
  input: z.object({
    id: z.string().check(z.maxLength(60)),
    after: z.optional(z.string().check(z.maxLength(120))),
  }),
  data: z.object({
    moved: z.array(
      z.object({ direction: z.enum(['in', 'out']), amount: Amount, ended_at: Instant }),
    ),
    rounds: z.array(RoundWire),
    next: z.nullable(z.string()),
  }),
  errors: { '101': 'line_unknown' },
})

export const walletCurrenciesCall = endpoint({
  path: '/member/wallet/currencies',
  auth: 'member',
  summary: 'What a member has in each currency of the site, and which one they play with.',
  input: z.object({}),
  data: z.object({
    list: z.array(z.object({ currency: CurrencyCode, total: Amount, is_active: Flag })),
  }),
  errors: {},
})

export const walletCurrencyCall = endpoint({
  path: '/member/wallet/currency',
  auth: 'member',
  summary: 'Plays with another currency from now on. Not while a game or a transfer is under way.',
  input: z.object({ currency: CurrencyCode }),
  data: z.object({ member_currency: CurrencyCode }),
  errors: { '101': 'currency_not_offered', '102': 'play_open', '103': 'transfer_open' },
})
