import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

export const withdrawalStates = [
  'checking',
  'review',
  'second',
  'third',
  'approved',
  'sending',
  'paid',
  'refused',
  'failed',
  'returned',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]
export const withdrawalStages = [
  'checking',
  'review',
  'second',
  'third',
  'sending',
  'arriving',
] as const
export type WithdrawalStage = (typeof withdrawalStages)[number]
export const partStates = ['under_way', 'paid', 'failed', 'returned'] as const

const OrderNumber = z.string().check(z.maxLength(40))
const CardId = z.string().check(z.maxLength(40))

/** What a member has asked to be paid: where it is, until when that was promised, who acts next. */
export const WithdrawalWire = z.object({
  number: OrderNumber,
  kind: z.enum(['bank', 'redirect', 'crypto']),
  /** `Vietcombank •••• 4417`. */
  card: z.string(),
  currency: CurrencyCode,
  amount: Amount,
  fee: Amount,
  /** What reaches the card. */
  receives: Amount,
  /** Of the amount: what was paid with the fee, and what is back in the wallet. */
  settled: Amount,
  released: Amount,
  state: z.enum(withdrawalStates),
  /**
   * Why people look at it, or why it was refused or has failed; `other`: no more is said. Null:
   * there is nothing to say.
   */
  reason: z.nullable(z.string()),
  /** Past what was promised for its stage. */
  is_late: Flag,
  /** In their order; the last one has no end while it lasts. */
  stages: z.array(
    z.object({
      stage: z.enum(withdrawalStages),
      entered_at: Instant,
      promised_at: Instant,
      left_at: z.nullable(Instant),
    }),
  ),
  /** What goes in several payments, by part. */
  parts: z.array(z.object({ part: z.int(), amount: Amount, state: z.enum(partStates) })),
  made_at: Instant,
  ended_at: z.nullable(Instant),
})

const one = z.object({ read_at: Instant, withdrawal: WithdrawalWire })

/** How long the last hundred took, from being asked for to being paid; null where there is none. */
const Pace = z.object({
  count: z.int(),
  median_s: z.nullable(z.number()),
  slow_s: z.nullable(z.number()),
  /** Millionths that kept every promise. */
  kept_ppm: z.nullable(z.int()),
})

/** Seconds promised for each stage it may pass. */
const Promises = z.array(z.object({ stage: z.enum(withdrawalStages), seconds: z.int() }))

export const withdrawalCounterCall = endpoint({
  path: '/member/payment/withdrawal/counter',
  auth: 'member',
  summary: 'What can be taken out now, to which accounts, and what is on its way.',
  input: z.object({ currency: CurrencyCode }),
  data: z.object({
    read_at: Instant,
    currency: CurrencyCode,
    available: Amount,
    /** Waits for stakes. */
    locked: Amount,
    owed: Amount,
    free: Amount,
    has_password: Flag,
    /** Until when withdrawals wait after a changed password or contact. */
    held_until: z.nullable(Instant),
    /** Of the day of the site's clock. */
    today: z.int(),
    today_max: z.int(),
    may_cancel: Flag,
    cards: z.array(
      z.object({
        id: CardId,
        label: z.string(),
        is_default: Flag,
        is_verified: Flag,
        /** Null once it may be paid to. */
        usable_at: z.nullable(Instant),
        /** Null while nobody pays out to cards of its kind. */
        way: z.nullable(
          z.object({
            min: Amount,
            max: Amount,
            fee: z.object({ fixed: Amount, ppm: z.int(), min: Amount, max: z.nullable(Amount) }),
            closed_until: z.nullable(Instant),
            pace: Pace,
          }),
        ),
      }),
    ),
    promises: Promises,
    open: z.array(WithdrawalWire),
  }),
  errors: {},
})

const whyNot = {
  '101': 'card_unknown',
  '102': 'amount_not_allowed',
  '103': 'insufficient',
  '104': 'turnover_open',
  '108': 'held_until',
  '109': 'card_cooling',
  '110': 'day_limit',
  '111': 'identity_needed',
  '114': 'too_many_today',
  '115': 'one_open',
  '116': 'card_unverified',
  '117': 'withdrawals_closed',
} as const
const until = z.object({ until: Instant })
const told = { held_until: until, card_cooling: until }

export const withdrawalQuoteCall = endpoint({
  path: '/member/payment/withdrawal/quote',
  auth: 'member',
  summary: 'What a withdrawal costs, what arrives, and how long each stage may take.',
  input: z.object({ amount: Amount, bank_card_id: CardId }),
  data: z.object({
    fee: Amount,
    receives: Amount,
    promises: Promises,
    pace: Pace,
  }),
  errors: whyNot,
  told,
})

export const withdrawalCall = endpoint({
  path: '/member/payment/withdrawal',
  auth: 'member',
  needsProof: true,
  summary:
    'Asks to be paid: the money is held at once. The same request again gives the same withdrawal.',
  input: z.object({
    request_id: z.uuid(),
    amount: Amount,
    bank_card_id: CardId,
    withdraw_password: z.string().check(z.maxLength(200)),
  }),
  data: one,
  errors: {
    ...whyNot,
    '105': 'request_differs',
    '106': 'withdraw_password_wrong',
    '107': 'withdraw_password_locked',
    '113': 'withdraw_password_unset',
  },
  told,
})

export const withdrawalStateCall = endpoint({
  path: '/member/payment/withdrawal/state',
  auth: 'member',
  summary: 'One withdrawal of the member, with its clock.',
  input: z.object({ number: OrderNumber }),
  data: one,
  errors: { '101': 'withdrawal_unknown' },
})

export const withdrawalCancelCall = endpoint({
  path: '/member/payment/withdrawal/cancel',
  auth: 'member',
  summary: 'Takes a withdrawal of play money back while it is checked, where the site allows it.',
  input: z.object({ number: OrderNumber }),
  data: one,
  errors: { '101': 'withdrawal_unknown', '102': 'too_late' },
})

export const withdrawalRecordsCall = endpoint({
  path: '/member/payment/withdrawal/records',
  auth: 'member',
  summary: 'Withdrawals of the member, the newest first.',
  input: z.object({
    /** Days of the site's clock, both included; the last thirty where none is named. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(20)), 20),
  }),
  data: z.object({
    read_at: Instant,
    list: z.array(WithdrawalWire),
    next: z.nullable(z.string()),
  }),
  errors: {},
})
