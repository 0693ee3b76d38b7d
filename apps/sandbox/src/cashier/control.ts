import { parseUnits } from '@oriel/core/money'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { addFaultControl } from '../simulator/control.ts'
import { drop, settle, takeBack, winBack } from './arrivals.ts'
import { confirm, mine, reorganise, tipOf } from './chain.ts'
import { findArrival } from './events.ts'
import { CashierPlan } from './faults.ts'
import { gather, headersOf, listHooks } from './hooks.ts'
import type { Cashier } from './model.ts'
import { arrivalsOf, expire, findByCode, findOrder } from './orders.ts'
import { pay } from './payers.ts'
import { change, findPayout, listPayouts } from './payouts.ts'
import { closeDay, held } from './statement.ts'

const Text = z.string().check(z.maxLength(200))
/** What happens outside of the house, as somebody makes it happen. */
const Act = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('pay'),
    /** Of an order, or the address of coins; without either nobody knows whose it is. */
    reference: z.optional(Text),
    amount: Text,
    currency: Text,
    name: z.optional(Text),
    account: z.optional(Text),
    message: z.optional(Text),
    pending: z._default(z.boolean(), false),
  }),
  z.object({
    act: z.enum(['settle', 'drop', 'chargeback', 'win', 'return', 'age']),
    tx: Text,
  }),
  z.object({ act: z.enum(['expire', 'pay_out', 'fail', 'bounce']), reference: Text }),
  z.object({ act: z.enum(['mine', 'close_day']) }),
  z.object({ act: z.literal('reorganise'), depth: z.int().check(z.minimum(1)) }),
])
type Act = z.output<typeof Act>

/** For judges: all books, webhooks as they would be sent now, faults and payers on demand. */
export function addCashierControl(app: FastifyInstance, cashier: Cashier, allowed: boolean): void {
  const { path, tables, faults } = cashier
  app.get(`${path}/control/dump`, (_request, reply) => reply.send(dumpOf(cashier)))
  if (!allowed) return
  addFaultControl(app, path, CashierPlan, faults)
  app.get(`${path}/control/hooks`, (_request, reply) => {
    tables.once(() => gather(cashier))
    const hooks = listHooks(cashier).map((hook) => ({ ...hook, headers: headersOf(cashier, hook) }))
    return reply.send({ hooks })
  })
  app.post(`${path}/control/act`, (request, reply) => {
    const act = z.safeParse(Act, request.body)
    if (!act.success) return reply.code(400).send({ error: 'not something that happens' })
    const done = tables.once(() => perform(cashier, act.data))
    return done === null ? reply.code(404).send({ error: 'no such thing' }) : reply.send(done)
  })
}

const dumpOf = (cashier: Cashier) => ({
  held: held(cashier),
  height: tipOf(cashier).height,
  orders: cashier.tables.list('SELECT * FROM orders ORDER BY number'),
  arrivals: cashier.tables.list('SELECT * FROM arrivals ORDER BY number'),
  payouts: listPayouts(cashier),
  hooks: listHooks(cashier).map(({ id, state, tries, status }) => ({ id, state, tries, status })),
})

/** Null where there is nothing of that name. */
function perform(cashier: Cashier, act: Act): object | null {
  switch (act.act) {
    case 'pay':
      return payAct(cashier, act)
    case 'settle':
    case 'drop':
    case 'chargeback':
    case 'win':
    case 'return':
    case 'age':
      return arrivalAct(cashier, act.act, act.tx)
    case 'expire':
      expire(cashier, act.reference)
      return {}
    case 'pay_out':
    case 'fail':
    case 'bounce':
      return payoutAct(cashier, act.act, act.reference)
    case 'mine':
      mine(cashier)
      return { height: tipOf(cashier).height }
    case 'close_day':
      return { day: closeDay(cashier) }
    case 'reorganise':
      reorganise(cashier, act.depth)
      return {}
  }
}

function payAct(cashier: Cashier, act: Extract<Act, { act: 'pay' }>): object | null {
  const { reference } = act
  const order = reference ? (findOrder(cashier, reference) ?? findByCode(cashier, reference)) : null
  const amount = Number(parseUnits(act.amount) ?? 0n)
  if ((reference && !order) || amount <= 0) return null
  const row = pay(cashier, {
    order,
    amount,
    currency: act.currency,
    coins: null,
    payer_name: act.name ?? null,
    payer_account: act.account ?? null,
    message: act.message ?? null,
    isFinal: !act.pending,
  })
  return { tx: row.tx, arrivals: order ? arrivalsOf(cashier, order.reference).length : 1 }
}

const AGE_MS = 200 * 86_400_000

function arrivalAct(cashier: Cashier, act: string, tx: string): object | null {
  const row = findArrival(cashier, tx)
  if (!row) return null
  if (act === 'settle' && row.coins !== null) confirm(cashier, row)
  if (act === 'settle') settle(cashier, tx)
  if (act === 'drop') drop(cashier, tx)
  if (act === 'chargeback' || act === 'return') takeBack(cashier, tx, act)
  if (act === 'win') winBack(cashier, tx)
  if (act === 'age') {
    cashier.tables.run('UPDATE arrivals SET final = final - ? WHERE tx = ?', AGE_MS, tx)
  }
  return {}
}

const ENDS = { pay_out: 'paid', fail: 'failed', bounce: 'returned' } as const
const REASONS = { pay_out: null, fail: 'rejected', bounce: 'account closed' } as const

function payoutAct(cashier: Cashier, act: keyof typeof ENDS, reference: string): object | null {
  const payout = findPayout(cashier, reference)
  if (!payout) return null
  change(cashier, payout, ENDS[act], REASONS[act])
  return {}
}
