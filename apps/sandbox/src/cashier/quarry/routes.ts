import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isText, listSecrets } from '../../simulator/secrets.ts'
import { addCalls, call, headerOf, type Call } from '../calls.ts'
import { readFeed } from '../feed.ts'
import type { Cashier } from '../model.ts'
import { arrivalsOf, findOrder, isOpen, openOrder } from '../orders.ts'
import { cancel, findPayout, send, type PayoutReason } from '../payouts.ts'
import { listLines, writeStatement } from '../statement.ts'
import { addExplorer } from './explorer.ts'
import { coinsFor, rateAt } from '../coins.ts'
import {
  ByOrder,
  COIN,
  Day,
  invoiceOf,
  NewInvoice,
  NewWithdrawal,
  Page,
  signatureOf,
  transactionOf,
  withdrawalOf,
} from './wire.ts'

const CODES = {
  MALFORMED: 4000,
  AMOUNT: 4001,
  CURRENCY: 4002,
  ORDER_USED: 4003,
  NOT_PROVEN: 4010,
  ADDRESS_INVALID: 4101,
  NAME_DIFFERS: 4102,
  ADDRESS_BLOCKED: 4103,
  NO_COVER: 4104,
  DAY_OPEN: 4201,
  TOO_LATE: 4202,
  MAINTENANCE: 5030,
} as const

const ok = (result: object) => ({ ok: true, result })
const error = (code: number) => ({ ok: false, code })

/** A provider of coins: an address for each order, on a chain that is simulated. */
export function addQuarry(app: FastifyInstance, cashier: Cashier): void {
  const refusals = { notProven: error(CODES.NOT_PROVEN), malformed: error(CODES.MALFORMED) }
  addCalls(app, cashier, { calls: CALLS, isProven, ...refusals })
  addExplorer(app, cashier)
}

function isProven(cashier: Cashier, request: FastifyRequest, path: string, raw: string): boolean {
  const { setting, tables, nowMs } = cashier
  const claimed = headerOf(request, 'x-quarry-signature')
  const found = listSecrets(tables, nowMs()).map((secret) =>
    isText(claimed, signatureOf(secret, `${path}\n${raw}`)),
  )
  return headerOf(request, 'x-quarry-client') === setting.operator && found.includes(true)
}

const ORDER_CODES = {
  amount: CODES.AMOUNT,
  maintenance: CODES.MAINTENANCE,
  reference_used: CODES.ORDER_USED,
} as const
const PAYOUT_CODES: Readonly<Record<PayoutReason, number>> = {
  ...ORDER_CODES,
  payee_invalid: CODES.ADDRESS_INVALID,
  name_differs: CODES.NAME_DIFFERS,
  payee_blocked: CODES.ADDRESS_BLOCKED,
  no_cover: CODES.NO_COVER,
  too_late: CODES.TOO_LATE,
}

const CALLS: Readonly<Record<string, Call>> = {
  '/v2/invoices': call(
    NewInvoice,
    (cashier, { order_id: reference, price: amount, currency, expires_at: expires }) => {
      if (currency !== 'USD') return error(CODES.CURRENCY)
      const rate = rateAt(cashier.nowMs())
      const price = { coins: coinsFor(Math.max(0, amount), rate), rate }
      const order = { reference, method: 'crypto', currency, amount, expires, back: '', ...price }
      const opened = openOrder(cashier, order)
      if (opened.kind === 'refused') return error(ORDER_CODES[opened.reason])
      return ok(invoiceOf(opened.order))
    },
    true,
  ),
  '/v2/invoices/find': call(ByOrder, (cashier, { order_id: reference }) => {
    const order = findOrder(cashier, reference)
    if (!order) return ok({ status: 'unknown', transactions: [] })
    const found = arrivalsOf(cashier, reference).map((row) => transactionOf(row, cashier))
    return ok({ status: isOpen(cashier, order) ? 'open' : 'expired', transactions: found })
  }),
  '/v2/transactions': call(Page, (cashier, { after, limit }) => {
    const feed = readFeed(cashier, after, limit)
    if (!feed) return error(CODES.MALFORMED)
    const transactions = feed.arrivals.map((row) => transactionOf(row, cashier))
    return ok({ transactions, last: feed.cursor, more: feed.more })
  }),
  '/v2/withdrawals': call(
    NewWithdrawal,
    (cashier, { order_id: reference, price: amount, currency, network, address, memo }) => {
      if (network !== COIN.network) return error(CODES.ADDRESS_INVALID)
      const asked = { reference, amount, currency, payee: { address, memo }, account: address }
      const sent = send(cashier, { kind: 'payout', arrival: null, ...asked })
      if (sent.kind === 'refused') return error(PAYOUT_CODES[sent.reason])
      return ok({ withdrawal: sent.payout.tx })
    },
    true,
  ),
  '/v2/withdrawals/find': call(ByOrder, (cashier, { order_id: reference }) => {
    const payout = findPayout(cashier, reference)
    return ok(payout ? withdrawalOf(payout) : { status: 'unknown' })
  }),
  '/v2/withdrawals/stop': call(
    ByOrder,
    (cashier, { order_id: reference }) => ok({ stopped: cancel(cashier, reference) }),
    true,
  ),
  '/v2/statements': call(Day, (cashier, { day }) => {
    const lines = listLines(cashier, day)
    return lines ? ok({ csv: writeStatement(lines) }) : error(CODES.DAY_OPEN)
  }),
}
