import { parseUnits } from '@oriel/core/money'
import { html } from '@oriel/service/html'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Cashier } from '../model.ts'
import { findOrder } from '../orders.ts'
import { addRecent, field, sendCashier } from '../page.ts'
import { pay } from '../payers.ts'
import { readScanned } from './scan.ts'
import { RECEIVER } from './wire.ts'

const Text = z.string().check(z.maxLength(200))
/** The longest payment code that EMVCo allows. */
const CODE_MAX = 512
const Transfer = z.object({
  act: z._default(z.enum(['scan', 'pay']), 'pay'),
  code: z._default(z.string().check(z.maxLength(CODE_MAX)), ''),
  account: Text,
  amount: Text,
  currency: Text,
  name: Text,
  message: Text,
})
type Transfer = z.output<typeof Transfer>

const PAYER_ACCOUNT = '0011223344'

const form = html`<form data-send="/app/transfer">
  ${field('code', 'Code (paste what the picture says)')}
  <button class="button" name="act" value="scan">Scan</button>
  ${field('account', 'To account', RECEIVER.number)} ${field('amount', 'Amount', '100.00')}
  ${field('currency', 'Currency', 'USD')} ${field('name', 'Your name', 'SOPHIA REYES')}
  ${field('message', 'Message')}
  <button class="button" name="act" value="pay">Pay</button>
</form>`

/** A toy of a bank's app: it scans a code, and everything it read can be changed. */
export function addBankApp(app: FastifyInstance, cashier: Cashier): void {
  const { path, tables } = cashier
  addRecent(app, cashier)
  app.get(path, (_request, reply) =>
    sendCashier(reply, cashier, {
      heading: 'Bank app',
      intro: 'Scan the code of a deposit or type its account. Name, amount and message are yours.',
      form,
    }),
  )
  app.post(`${path}/app/transfer`, (request, reply) => {
    const asked = z.safeParse(Transfer, request.body)
    if (!asked.success) return reply.code(400).send({ error: 'fields are missing' })
    if (asked.data.act === 'scan') {
      const fields = readScanned(asked.data.code)
      return fields ? reply.send({ fields }) : reply.code(400).send({ error: 'no code' })
    }
    const told = tables.once(() => transfer(cashier, asked.data))
    return reply.code('error' in told ? 400 : 200).send(told)
  })
}

/** Banks keep messages as they were typed; spaces and case change nothing for this one. */
const referenceIn = (message: string): string => message.replaceAll(/[\s-]/g, '').toUpperCase()

function transfer(cashier: Cashier, { account, currency, name, message, ...asked }: Transfer) {
  const amount = Number(parseUnits(asked.amount) ?? 0n)
  if (account !== RECEIVER.number) return { error: 'nobody has that account' }
  if (amount <= 0) return { error: 'that is no amount' }
  const row = pay(cashier, {
    order: findOrder(cashier, message) ?? findOrder(cashier, referenceIn(message)),
    amount,
    currency,
    coins: null,
    payer_name: name,
    payer_account: PAYER_ACCOUNT,
    message,
    isFinal: true,
  })
  return { tx: row.tx }
}
