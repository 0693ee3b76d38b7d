import { readTarget } from '@oriel/core/url-policy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isText, listSecrets } from '../../simulator/secrets.ts'
import { addCalls, call, headerOf, type Call } from '../calls.ts'
import { readFeed } from '../feed.ts'
import type { Cashier } from '../model.ts'
import { arrivalsOf, findOrder, isOpen, openOrder } from '../orders.ts'
import { cancel, findPayout, send, type PayoutReason } from '../payouts.ts'
import { listLines } from '../statement.ts'
import { addPayPage } from './pay-page.ts'
import {
  ByReference,
  Day,
  NewPayout,
  NewRefund,
  NewSession,
  Page,
  paymentOf,
  payoutOf,
  writeReport,
} from './wire.ts'

const ok = (result: object) => ({ resultCode: 'ok', result })
const error = (resultCode: string) => ({ resultCode, result: null })

/** A provider that shows a page of its own, for e-wallets and cards. */
export function addHarbor(app: FastifyInstance, cashier: Cashier): void {
  const refusals = { notProven: error('unauthorized'), malformed: error('invalidRequest') }
  addCalls(app, cashier, { calls: CALLS, isProven, ...refusals })
  addPayPage(app, cashier)
}

function isProven({ setting, tables, nowMs }: Cashier, request: FastifyRequest): boolean {
  const claimed = headerOf(request, 'authorization')
  const found = listSecrets(tables, nowMs()).map((secret) => isText(claimed, `Bearer ${secret}`))
  return headerOf(request, 'x-harbor-merchant') === setting.operator && found.includes(true)
}

const ORDER_REASONS = {
  amount: 'invalidAmount',
  maintenance: 'maintenance',
  reference_used: 'duplicateReference',
} as const
const REASONS: Readonly<Record<PayoutReason, string>> = {
  ...ORDER_REASONS,
  payee_invalid: 'invalidRecipient',
  name_differs: 'nameMismatch',
  payee_blocked: 'recipientBlocked',
  no_cover: 'balanceTooLow',
  too_late: 'periodOver',
}

const sentBy = (cashier: Cashier, asked: Parameters<typeof send>[1]): object => {
  const sent = send(cashier, asked)
  if (sent.kind === 'refused') return error(REASONS[sent.reason])
  return ok({ pspReference: sent.payout.tx })
}

const CALLS: Readonly<Record<string, Call>> = {
  '/checkout/sessions': call(
    NewSession,
    (cashier, { merchantReference: reference, amount: asked, returnUrl, expiresAt }) => {
      const back = readTarget(returnUrl, cashier.lobbies)
      if (back?.kind !== 'absolute') return error('returnUrlNotAllowed')
      const none = { coins: null, rate: null }
      const times = { expires: Date.parse(expiresAt), back: back.href }
      const order = { reference, method: 'redirect', ...asked, ...times, ...none }
      const opened = openOrder(cashier, order)
      if (opened.kind === 'refused') return error(ORDER_REASONS[opened.reason])
      return ok({ url: `${cashier.pageUrl}/pay/${opened.order.code}` })
    },
    true,
  ),
  '/payments/search': call(ByReference, (cashier, { merchantReference: reference }) => {
    const order = findOrder(cashier, reference)
    if (!order) return ok({ status: 'unknown', payments: [] })
    const status = isOpen(cashier, order) ? 'open' : 'closed'
    return ok({ status, payments: arrivalsOf(cashier, reference).map(paymentOf) })
  }),
  '/payments/list': call(Page, (cashier, { after, limit }) => {
    const feed = readFeed(cashier, after, limit)
    if (!feed) return error('invalidRequest')
    return ok({ items: feed.arrivals.map(paymentOf), next: feed.cursor, hasMore: feed.more })
  }),
  '/payouts': call(
    NewPayout,
    (cashier, { merchantReference: reference, amount, recipient }) =>
      sentBy(cashier, {
        kind: 'payout',
        arrival: null,
        reference,
        ...amount,
        payee: recipient,
        account: recipient.account,
      }),
    true,
  ),
  '/payouts/search': call(ByReference, (cashier, { merchantReference }) => {
    const payout = findPayout(cashier, merchantReference)
    return ok(payout ? payoutOf(payout) : { status: 'unknown' })
  }),
  '/payouts/cancel': call(
    ByReference,
    (cashier, { merchantReference }) => ok({ cancelled: cancel(cashier, merchantReference) }),
    true,
  ),
  '/refunds': call(
    NewRefund,
    (cashier, { merchantReference: reference, originalReference: arrival, amount }) =>
      sentBy(cashier, { kind: 'refund', reference, arrival, ...amount, payee: {}, account: '' }),
    true,
  ),
  '/reports/settlement': call(Day, (cashier, { date }) => {
    const lines = listLines(cashier, date)
    return lines ? ok({ csv: writeReport(lines) }) : error('reportNotReady')
  }),
}
