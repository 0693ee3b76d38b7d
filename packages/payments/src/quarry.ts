import type {
  Instructions,
  OrderAsked,
  OrderRefusal,
  PaymentCaps,
  PayoutRefusal,
} from '@oriel/domain/payment'
import { refused } from '@oriel/domain/provider'
import { codeOf, HUNDREDTH, writeTwoPlaces } from '@oriel/providers/amounts'
import { canMove, excluded, whyNotOpened } from './check.ts'
import { SETTLEMENT_MAX_BYTES } from './limits.ts'
import { readQuarryHook } from './quarry-hook.ts'
import {
  Found,
  Invoice,
  speakQuarry,
  Statement,
  Stopped,
  toArrival,
  toFate,
  Transactions,
  Withdrawal,
  Withdrawn,
} from './quarry-wire.ts'
import { decided, told } from './speak.ts'
import { withOurCurrencies } from './statement.ts'
import type { PaymentDialect } from './wire.ts'

/** Its requests carry no time: one that is late by an hour is still taken. */
const NOT_FOUND_FINAL_MS = 86_400_000

const CAPS: PaymentCaps = {
  methods: ['crypto'],
  // What it settles in. An order in another currency would leave the house with two of them.
  currencies: ['USD'],
  step: HUNDREDTH,
  refPattern: /^[A-Za-z0-9_.:-]{1,64}$/,
  status: true,
  arrivals: true,
  payout: true,
  payoutCancel: true,
  refund: false,
  settlement: 'csv',
  notFoundFinalMs: NOT_FOUND_FINAL_MS,
}

const INVOICE_REFUSALS: Readonly<Record<string, OrderRefusal>> = {
  4001: 'amount_not_allowed',
  4002: 'method_closed',
  4003: 'duplicate',
  5030: 'maintenance',
}
const WITHDRAWAL_REFUSALS: Readonly<Record<string, PayoutRefusal | 'duplicate'>> = {
  4001: 'amount_not_allowed',
  4003: 'duplicate',
  4101: 'payee_invalid',
  4102: 'name_differs',
  4103: 'payee_blocked',
  4104: 'insufficient_float',
  5030: 'maintenance',
}
const STATEMENT_REFUSALS = { 4201: 'not_ready' } as const

const invoiceFields = ({ reference, amount, currency, expiresAt, payerMark }: OrderAsked) => ({
  order_id: reference,
  price: writeTwoPlaces(amount),
  currency: codeOf(currency),
  expires_at: expiresAt.getTime(),
  buyer: payerMark,
})

/** Coins: an address for each order, a feed of its transactions, and withdrawals to an address. */
export const createQuarry: PaymentDialect = (link, keys, wire) => {
  const speak = speakQuarry(link, keys, wire)
  const { openMs, statusMs, payoutMs, settlementMs } = wire.limits
  return {
    caps: CAPS,
    async open(asked) {
      const why = whyNotOpened(CAPS, asked)
      if (why) return refused(why)
      const said = await speak('/v2/invoices', invoiceFields(asked), Invoice, openMs)
      return decided(said, INVOICE_REFUSALS, ({ rated_at: ratedAt, ...invoice }): Instructions => ({
        kind: 'crypto',
        ...invoice,
        ratedAt,
      }))
    },
    async orderStatus(reference) {
      const said = await speak('/v2/invoices/find', { order_id: reference }, Found, statusMs)
      return told(said, ({ status, transactions }) => ({
        state: ({ open: 'open', expired: 'closed', unknown: 'not_found' } as const)[status],
        arrivals: transactions.map(toArrival),
      }))
    },
    async arrivals({ cursor, count }) {
      const fields = { after: cursor, limit: count }
      const said = await speak('/v2/transactions', fields, Transactions, statusMs)
      return told(said, ({ transactions, last, more }) => ({
        arrivals: transactions.map(toArrival),
        cursor: last,
        more,
      }))
    },
    async payout(asked) {
      if (!canMove(CAPS, asked)) return refused('amount_not_allowed')
      const { reference, amount, currency, payee } = asked
      if (payee.kind !== 'crypto') return refused('payee_invalid')
      const { network, address, memo } = payee
      const price = { price: writeTwoPlaces(amount), currency: codeOf(currency) }
      const fields = { order_id: reference, ...price, network, address, memo }
      const said = await speak('/v2/withdrawals', fields, Withdrawn, payoutMs)
      return decided(said, WITHDRAWAL_REFUSALS, ({ withdrawal }) => ({ providerTx: withdrawal }))
    },
    async payoutStatus(reference) {
      const fields = { order_id: reference }
      return told(await speak('/v2/withdrawals/find', fields, Withdrawal, statusMs), toFate)
    },
    async payoutCancel(reference) {
      const said = await speak('/v2/withdrawals/stop', { order_id: reference }, Stopped, payoutMs)
      return told(said, ({ stopped }) => (stopped ? 'cancelled' : 'already_sent'))
    },
    refund: excluded(link.id, 'refund'),
    readHook: (raw, headers) => readQuarryHook(raw, headers, keys),
    async settlement(day) {
      const path = '/v2/statements'
      const said = await speak(path, { day }, Statement, settlementMs, SETTLEMENT_MAX_BYTES)
      return decided(said, STATEMENT_REFUSALS, ({ csv }) => ({
        day,
        text: withOurCurrencies(csv),
      }))
    },
  }
}
