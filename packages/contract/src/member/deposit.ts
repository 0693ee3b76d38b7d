import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

/** A transfer, a code that a bank's app scans, a page of the provider, or coins. */
const depositKinds = ['bank', 'qr', 'redirect', 'crypto'] as const
export type DepositKind = (typeof depositKinds)[number]

export const depositStates = [
  'created',
  'awaiting',
  'seen',
  'review',
  'credited',
  'expired',
  'cancelled',
  'refused',
  'returned',
] as const
export type DepositState = (typeof depositStates)[number]

/** Which page asks: a provider's page leads back to it. */
export const depositPages = ['user', 'plain', 'fast'] as const

const OrderNumber = z.string().check(z.maxLength(40))

/** What the payer has to do. Coins and their price are decimal strings. */
export const InstructionsWire = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal(['bank', 'qr']),
    /** What people call the bank. */
    bank: z.string(),
    account: z.string(),
    holder: z.string(),
    /** To be written into the transfer, by which we know whose it is. */
    message: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('crypto'),
    coin: z.string(),
    network: z.string(),
    address: z.string(),
    coins: z.string(),
    /** Of one coin, in the order's currency. */
    rate: z.string(),
    rated_at: Instant,
  }),
])

/** An order to pay in: what to pay, how, until when, and what has come of it. */
export const DepositWire = z.object({
  number: OrderNumber,
  kind: z.enum(depositKinds),
  currency: CurrencyCode,
  asked: Amount,
  /** Exactly this much is to be paid: a few cents may be added, by which we know whose it is. */
  to_pay: Amount,
  /** What has arrived and been credited. */
  received: Amount,
  /** Of it: what the member can spend. The rest is the fee, and what they owed. */
  to_wallet: Amount,
  fee: Amount,
  state: z.enum(depositStates),
  /** Why it is looked at, was refused or returned; null where there is nothing to say. */
  reason: z.nullable(z.string()),
  is_late: Flag,
  is_short: Flag,
  is_over: Flag,
  /** Null until the provider has answered, and where nothing is to be paid any more. */
  instructions: z.nullable(InstructionsWire),
  /** Text to be drawn as a QR code. */
  qr: z.nullable(z.string()),
  said_paid_at: z.nullable(Instant),
  made_at: Instant,
  expires_at: Instant,
  ended_at: z.nullable(Instant),
})

const order = z.object({ read_at: Instant, order: DepositWire })
const OneOrder = z.object({ number: OrderNumber })

export const paymentMethodsCall = endpoint({
  path: '/member/payment/methods',
  auth: 'member',
  summary: 'The ways to pay in, with their range, their fee and their maintenance.',
  input: z.object({
    direction: z._default(z.literal('in'), 'in'),
    currency: CurrencyCode,
  }),
  data: z.object({
    read_at: Instant,
    currency: CurrencyCode,
    /** The site asks for a verified bank card first, and there is none. */
    needs_card: Flag,
    methods: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(depositKinds),
        min: Amount,
        max: Amount,
        /** What the member pays for it; `ppm` are millionths of the amount. */
        fee: z.object({
          fixed: Amount,
          ppm: z.int(),
          min: Amount,
          max: z.nullable(Amount),
        }),
        expires_s: z.int(),
        promised_s: z.int(),
        /** A maintenance that runs now. */
        closed_until: z.nullable(Instant),
      }),
    ),
  }),
  errors: {},
})

export const depositCall = endpoint({
  path: '/member/payment/deposit',
  auth: 'member',
  summary:
    'Makes an order to pay in. The same request again gives the same order; how to pay is told ' +
    'once the provider has answered.',
  input: z.object({
    request_id: z.uuid(),
    method_id: z.string().check(z.maxLength(40)),
    amount: Amount,
    page: z._default(z.enum(depositPages), 'user'),
  }),
  data: order,
  errors: {
    '101': 'method_closed',
    '102': 'amount_not_allowed',
    '103': 'limit_reached',
    '104': 'card_needed',
    '105': 'request_differs',
    '106': 'too_many_open',
    '109': 'deposits_closed',
  },
})

export const depositStateCall = endpoint({
  path: '/member/payment/deposit/state',
  auth: 'member',
  summary: 'One order of the member: how to pay it, and what has come of it.',
  input: OneOrder,
  data: order,
  errors: { '101': 'order_unknown' },
})

export const depositPaidCall = endpoint({
  path: '/member/payment/deposit/paid',
  auth: 'member',
  summary: 'The member says that they have paid: the provider is asked at once.',
  input: OneOrder,
  data: order,
  errors: { '101': 'order_unknown', '103': 'too_late' },
})

export const depositCancelCall = endpoint({
  path: '/member/payment/deposit/cancel',
  auth: 'member',
  summary: 'Ends an order that nothing was paid for. What still arrives is credited all the same.',
  input: OneOrder,
  data: order,
  errors: { '101': 'order_unknown', '103': 'too_late' },
})

export const paymentRecordsCall = endpoint({
  path: '/member/payment/records',
  auth: 'member',
  summary: 'Orders of the member, the newest first.',
  input: z.object({
    kind: z._default(z.literal('deposit'), 'deposit'),
    /** Days of the site's clock, both included; the last thirty where none is named. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(20)), 20),
  }),
  data: z.object({
    read_at: Instant,
    list: z.array(DepositWire),
    next: z.nullable(z.string()),
  }),
  errors: {},
})
