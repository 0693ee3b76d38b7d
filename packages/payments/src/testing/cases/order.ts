import { holds, isDone, isRefused, many, same } from '@oriel/providers/testing/check'
import { worthOf } from '../../quarry-wire.ts'
import {
  arrivalOf,
  HUNDRED,
  ONE,
  openOrder,
  orderOf,
  payOrder,
  type PaymentCase,
} from '../ground.ts'

const group = 'order'
type Run = PaymentCase['run']
const order = (what: string, run: Run, needs?: PaymentCase['needs']): PaymentCase => ({
  group,
  what,
  ...(needs && { needs }),
  run,
})

/** More than any provider takes at once. */
const FAR_TOO_MUCH = 1_000_000_000n * ONE
const COPIES = 20

export const orders: readonly PaymentCase[] = [
  order('its instructions are those of the method that was asked for', async (ground) => {
    const { asked, instructions } = await openOrder(ground)
    same('the kind', instructions.kind, asked.method)
    if (instructions.kind === 'redirect') {
      return holds('an address', instructions.url.startsWith('http'))
    }
    if (instructions.kind === 'crypto') {
      const { coins, rate } = instructions
      const worth = worthOf(coins, rate, asked.currency)
      return same('what the coins are worth', worth, asked.amount)
    }
    const { institution, name, number, holder } = instructions.receiver
    holds('a receiver', ![institution, name, number, holder].includes(''))
    same('the message', instructions.message, asked.reference)
  }),
  order('asked again: the same instructions', async ({ port, ...ground }) => {
    const { asked, instructions } = await openOrder({ port, ...ground })
    same('again', isDone('again', await port.open(asked)), instructions)
  }),
  order('twenty copies at once are one order', async (ground) => {
    const asked = orderOf(ground)
    const answers = await many(COPIES, () => ground.port.open(asked))
    const [first, ...others] = answers.map((one) => isDone('each', one))
    for (const other of others) same('each', other, first)
  }),
  order('the same reference with another amount is a duplicate', async (ground) => {
    const { asked, instructions } = await openOrder(ground)
    const other = { ...asked, amount: asked.amount + ONE }
    isRefused('another amount', await ground.port.open(other), 'duplicate')
    same('the first', isDone('the first', await ground.port.open(asked)), instructions)
  }),
  order(
    'the same reference in another currency is a duplicate',
    async (ground) => {
      const { asked } = await openOrder(ground)
      isRefused('THB', await ground.port.open({ ...asked, currency: 'THB' }), 'duplicate')
    },
    'currencies',
  ),
  order('more than it takes is refused', async (ground) => {
    const asked = orderOf(ground, { amount: FAR_TOO_MUCH })
    isRefused('the order', await ground.port.open(asked), 'amount_not_allowed')
    const status = isDone('its status', await ground.port.orderStatus(asked.reference))
    same('its status', status.state, 'not_found')
  }),
  order('nothing, less than nothing and what it would round are refused unsent', async (ground) => {
    const { step } = ground.port.caps
    const port = ground.portOver({ fetch: () => Promise.reject(new Error('it was sent')) })
    for (const amount of [0n, -HUNDRED, ...(step > 1n ? [step / 2n, HUNDRED + step / 2n] : [])]) {
      isRefused(`${amount}`, await port.open(orderOf(ground, { amount })), 'amount_not_allowed')
    }
  }),
  order('the smallest amount is exact', async (ground) => {
    const opened = await openOrder(ground, { amount: ground.port.caps.step })
    const tx = await payOrder(ground, opened)
    const arrival = await arrivalOf(ground, opened, tx)
    same('what arrived', arrival.amount, ground.port.caps.step)
  }),
  order('a method it does not have is closed', async (ground) => {
    const method = ground.dialect === 'quarry' ? 'bank' : 'crypto'
    isRefused('the order', await ground.port.open(orderOf(ground, { method })), 'method_closed')
  }),
  order('in maintenance it is refused, and opens afterwards', async (ground) => {
    const asked = orderOf(ground)
    await ground.payers.setFaults({ maintenance: true })
    isRefused('in maintenance', await ground.port.open(asked), 'maintenance')
    await ground.payers.setFaults({})
    isDone('afterwards', await ground.port.open(asked))
  }),
  order('in maintenance its status is still told', async (ground) => {
    const { asked } = await openOrder(ground)
    await ground.payers.setFaults({ maintenance: true })
    same('the state', isDone('it', await ground.port.orderStatus(asked.reference)).state, 'open')
  }),
]
