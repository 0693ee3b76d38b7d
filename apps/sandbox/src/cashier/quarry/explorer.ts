import { html } from '@oriel/service/html'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { rateAt, worthOf } from '../coins.ts'
import type { Cashier } from '../model.ts'
import { findByCode, isOpen } from '../orders.ts'
import { addRecent, field, sendCashier } from '../page.ts'
import { pay } from '../payers.ts'

const COINS = /^(?<whole>0|[1-9][0-9]{0,6})(?:\.(?<part>[0-9]{1,8}))?$/
const PLACES = 8

const Sending = z.object({
  address: z.string().check(z.maxLength(200)),
  coins: z.string().check(z.regex(COINS)),
})
type Sending = z.output<typeof Sending>

const form = html`<form data-send="/app/send">
  ${field('address', 'To address')} ${field('coins', 'Coins, with up to eight decimals')}
  <button class="button">Send</button>
</form>`

/** The chain as anybody sees it, and a wallet to pay from. */
export function addExplorer(app: FastifyInstance, cashier: Cashier): void {
  const { path, tables } = cashier
  addRecent(app, cashier)
  app.get(path, (_request, reply) =>
    sendCashier(reply, cashier, {
      heading: 'Chain explorer',
      intro: 'A block comes every two seconds. Send coins to the address of a deposit.',
      form,
    }),
  )
  app.post(`${path}/app/send`, (request, reply) => {
    const asked = z.safeParse(Sending, request.body)
    if (!asked.success) return reply.code(400).send({ error: 'that is no amount of coins' })
    const told = tables.once(() => sendCoins(cashier, asked.data))
    return reply.code('error' in told ? 400 : 200).send(told)
  })
}

function sendCoins(cashier: Cashier, { address, coins: text }: Sending) {
  const order = findByCode(cashier, address)
  if (!order) return { error: 'nobody has that address' }
  const { whole = '0', part = '' } = COINS.exec(text)?.groups ?? {}
  const coins = Number(`${whole}${part.padEnd(PLACES, '0')}`)
  const rate = isOpen(cashier, order) ? order.rate : null
  const amount = worthOf(coins, rate ?? rateAt(cashier.nowMs()))
  if (amount <= 0) return { error: 'that is worth nothing' }
  const payer = { payer_name: null, payer_account: 'qry1payer', message: null }
  const row = pay(cashier, { order, amount, coins, currency: 'USD', ...payer, isFinal: false })
  return { tx: row.tx }
}
