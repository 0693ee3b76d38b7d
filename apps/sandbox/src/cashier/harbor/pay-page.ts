import { writeUnits } from '@oriel/core/money'
import { html } from '@oriel/service/html'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { drop } from '../arrivals.ts'
import type { Cashier } from '../model.ts'
import { findByCode, isOpen } from '../orders.ts'
import { addRecent, field, sendCashier } from '../page.ts'
import { pay } from '../payers.ts'
import type { OrderRow } from '../rows.ts'

const Decision = z.object({
  act: z.enum(['approve', 'decline']),
  name: z.string().check(z.maxLength(200)),
  account: z.string().check(z.maxLength(200)),
})
type Decision = z.output<typeof Decision>

const formOf = (order: OrderRow) =>
  html`<form data-send="/pay/${order.code}">
    ${field('name', 'Name', 'SOPHIA REYES')} ${field('account', 'Wallet or card', 'wallet-0042')}
    <button class="button" name="act" value="approve">Approve</button>
    <button class="button" name="act" value="decline">Decline</button>
  </form>`

const amountOf = ({ amount, currency }: OrderRow): string =>
  `${writeUnits(BigInt(amount)).slice(0, -2)} ${currency}`

/** Where a payer approves or declines, and goes back from. */
export function addPayPage(app: FastifyInstance, cashier: Cashier): void {
  const { path, tables } = cashier
  addRecent(app, cashier)
  app.get(path, (_request, reply) =>
    sendCashier(reply, cashier, {
      heading: 'E-wallet and cards',
      intro: 'Orders are paid at addresses of their own; this page shows what happened.',
      form: null,
    }),
  )
  app.get<{ Params: { code: string } }>(`${path}/pay/:code`, (request, reply) => {
    const order = findByCode(cashier, request.params.code)
    if (!order) return reply.code(404).send({ error: 'no such order' })
    const open = isOpen(cashier, order)
    const intro = open ? `To pay: ${amountOf(order)}` : 'The time of this order is over.'
    const form = open ? formOf(order) : null
    return sendCashier(reply, cashier, { heading: 'Pay', intro, form })
  })
  app.post<{ Params: { code: string } }>(`${path}/pay/:code`, (request, reply) => {
    const order = findByCode(cashier, request.params.code)
    const asked = z.safeParse(Decision, request.body)
    if (!order || !asked.success) return reply.code(404).send({ error: 'no such order' })
    if (!isOpen(cashier, order)) return reply.code(410).send({ error: 'its time is over' })
    tables.once(() => decide(cashier, order, asked.data))
    return reply.send({ back: order.back })
  })
}

/** A declined payment is told as well: one that failed before another that was paid. */
function decide(cashier: Cashier, order: OrderRow, { act, name, account }: Decision): void {
  const row = pay(cashier, {
    order,
    amount: order.amount,
    currency: order.currency,
    coins: null,
    payer_name: name,
    payer_account: account,
    message: null,
    isFinal: act === 'approve',
  })
  if (act === 'decline') drop(cashier, row.tx)
}
