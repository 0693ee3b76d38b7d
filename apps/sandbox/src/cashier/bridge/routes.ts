import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isText, listSecrets } from '../../simulator/secrets.ts'
import { addCalls, call, headerOf, type Call } from '../calls.ts'
import { readFeed } from '../feed.ts'
import type { Cashier } from '../model.ts'
import { arrivalsOf, findOrder, isOpen, openOrder } from '../orders.ts'
import { findPayout, send, type PayoutReason } from '../payouts.ts'
import { listLines, writeStatement } from '../statement.ts'
import { addBankApp } from './bank-app.ts'
import {
  ByReference,
  Day,
  entryOf,
  Open,
  Page,
  RECEIVER,
  Send,
  signatureOf,
  transferOf,
} from './wire.ts'

const data = (told: object) => ({ data: told })
const error = (code: string) => ({ error: code })

const CHANNELS: readonly string[] = ['bank', 'qr']
const WINDOW_S = 300
const SECOND_MS = 1_000

/** A bank that is asked by signed requests, and an app for those who have an account there. */
export function addBridge(app: FastifyInstance, cashier: Cashier): void {
  const refusals = { notProven: error('not_proven'), malformed: error('malformed') }
  addCalls(app, cashier, { calls: CALLS, isProven, ...refusals })
  addBankApp(app, cashier)
}

function isProven(cashier: Cashier, request: FastifyRequest, path: string, raw: string): boolean {
  const { setting, tables, nowMs } = cashier
  const claimed = headerOf(request, 'x-bridge-signature')
  const time = Number(/^t=([0-9]{10,12}),/.exec(claimed)?.[1] ?? 0)
  const isTimely = Math.abs(nowMs() / SECOND_MS - time) <= WINDOW_S
  const signed = `${path}.${raw}`
  const found = listSecrets(tables, nowMs()).map((secret) =>
    isText(claimed, signatureOf(secret, signed, time * SECOND_MS)),
  )
  const isOurs = headerOf(request, 'x-bridge-operator') === setting.operator
  return isOurs && isTimely && found.includes(true)
}

const REASONS: Readonly<Record<PayoutReason, string>> = {
  maintenance: 'maintenance',
  amount: 'amount',
  payee_invalid: 'account_unknown',
  name_differs: 'holder_differs',
  payee_blocked: 'account_blocked',
  no_cover: 'no_cover',
  too_late: 'too_late',
  reference_used: 'reference_used',
}

const CALLS: Readonly<Record<string, Call>> = {
  '/v1/collections/open': call(
    Open,
    (cashier, { reference, currency, amount, channel, expires_at: end }) => {
      if (!CHANNELS.includes(channel)) return error('channel_closed')
      const none = { back: '', coins: null, rate: null }
      const order = {
        reference,
        method: channel,
        currency,
        amount,
        expires: Date.parse(end),
        ...none,
      }
      const opened = openOrder(cashier, order)
      return opened.kind === 'refused'
        ? error(opened.reason)
        : data({ receiver: RECEIVER, message: opened.order.reference })
    },
    true,
  ),
  '/v1/collections/status': call(ByReference, (cashier, { reference }) => {
    const order = findOrder(cashier, reference)
    if (!order) return data({ state: 'not_found', entries: [] })
    const state = isOpen(cashier, order) ? 'open' : 'closed'
    return data({ state, entries: arrivalsOf(cashier, reference).map(entryOf) })
  }),
  '/v1/entries': call(Page, (cashier, { cursor, count }) => {
    const feed = readFeed(cashier, cursor, count)
    if (!feed) return error('malformed')
    const { arrivals, ...page } = feed
    return data({ entries: arrivals.map(entryOf), ...page })
  }),
  '/v1/transfers/send': call(
    Send,
    (cashier, { reference, currency, amount, to }) => {
      const asked = { reference, currency, amount, payee: to, account: to.number }
      const sent = send(cashier, { kind: 'payout', arrival: null, ...asked })
      if (sent.kind === 'refused') return error(REASONS[sent.reason])
      return data({ id: sent.payout.tx })
    },
    true,
  ),
  '/v1/transfers/status': call(ByReference, (cashier, { reference }) => {
    const payout = findPayout(cashier, reference)
    return data(payout ? transferOf(payout) : { state: 'not_found' })
  }),
  '/v1/statements': call(Day, (cashier, { day }) => {
    const lines = listLines(cashier, day)
    return lines ? data({ csv: writeStatement(lines) }) : error('not_ready')
  }),
}
