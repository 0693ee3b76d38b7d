import type { Arrival } from '@oriel/domain/payment'
import { holds, isDone, same } from '@oriel/providers/testing/check'
import {
  endOfFeed,
  ONE,
  openOrder,
  paidOrder,
  payOrder,
  readAll,
  type PaymentCase,
  type PaymentGround,
} from '../ground.ts'

const group = 'feed'
type Run = PaymentCase['run']
const feed = (what: string, run: Run, needs?: PaymentCase['needs']): PaymentCase => ({
  group,
  what,
  ...(needs && { needs }),
  run,
})

const MANY = 5

const idsOf = (arrivals: readonly Arrival[]): string[] => [
  ...new Set(arrivals.map(({ providerTx }) => providerTx)),
]
const placesOf = (arrivals: readonly Arrival[]): string[] =>
  arrivals.map(({ providerTx, state }) => `${providerTx} ${state}`)

/** Some that were paid one after the other, and from where the feed tells them. */
async function somePaid(ground: PaymentGround) {
  const from = await endOfFeed(ground)
  const txs: string[] = []
  for (let turn = 0; turn < MANY; turn += 1) {
    txs.push((await paidOrder(ground)).arrival.providerTx)
  }
  return { from, txs }
}

export const feeds: readonly PaymentCase[] = [
  feed('tells every arrival once it is there, in order', async (ground) => {
    const { from, txs } = await somePaid(ground)
    const { arrivals } = await readAll(ground, from)
    same('the arrivals', idsOf(arrivals), txs)
    holds(
      'all final',
      arrivals.every(({ state, amount }) => state === 'final' && amount > 0n),
    )
  }),
  feed('in pages of one the same as in one page', async (ground) => {
    const { from } = await somePaid(ground)
    const whole = await readAll(ground, from)
    const pages = await readAll(ground, from, 1)
    same('the arrivals', placesOf(pages.arrivals), placesOf(whole.arrivals))
    same('the cursor', pages.cursor, whole.cursor)
  }),
  feed('a page has no more than was asked for, and says whether there is more', async (ground) => {
    const { from } = await somePaid(ground)
    const page = isDone('a page', await ground.port.arrivals({ cursor: from, count: 2 }))
    same('how many', page.arrivals.length, 2)
    same('more', page.more, true)
  }),
  feed('the same cursor gives the same page', async (ground) => {
    const { from } = await somePaid(ground)
    const asked = { cursor: from, count: 3 }
    const first = isDone('a page', await ground.port.arrivals(asked))
    same('again', isDone('again', await ground.port.arrivals(asked)), first)
  }),
  feed('at its end it tells nothing, and the cursor stays', async (ground) => {
    const cursor = await endOfFeed(ground)
    const page = isDone('the end', await ground.port.arrivals({ cursor, count: 10 }))
    same('the end', page, { arrivals: [], cursor, more: false })
  }),
  feed('what comes between two pages comes after them', async (ground) => {
    const { from, txs } = await somePaid(ground)
    const first = isDone('a page', await ground.port.arrivals({ cursor: from, count: 1 }))
    const late = (await paidOrder(ground)).arrival.providerTx
    const rest = await readAll(ground, first.cursor)
    same('all', idsOf([...first.arrivals, ...rest.arrivals]), [...txs, late])
  }),
  feed('tells an arrival again when it changes', async (ground) => {
    const from = await endOfFeed(ground)
    const opened = await openOrder(ground)
    const tx = await payOrder(ground, opened, { pending: true })
    const seen = await readAll(ground, from)
    same('seen', placesOf(seen.arrivals), [`${tx} seen`])
    await ground.payers.onArrival('settle', tx)
    const then = await readAll(ground, seen.cursor)
    same('final', new Set(placesOf(then.arrivals)), new Set([`${tx} final`]))
    const status = isDone('the status', await ground.port.orderStatus(opened.asked.reference))
    same('as its status', then.arrivals.at(-1), status.arrivals[0])
  }),
  feed('each change has one place: nothing is told twice', async (ground) => {
    const from = await endOfFeed(ground)
    const opened = await openOrder(ground)
    await payOrder(ground, opened)
    const first = await readAll(ground, from, 1)
    const second = await readAll(ground, first.cursor, 1)
    same('after the end', second.arrivals, [])
    holds('few places', first.arrivals.length <= MANY)
  }),
  feed('what it left out is told when it is read again from before', async (ground) => {
    const from = await endOfFeed(ground)
    await ground.payers.setFaults({ feed_gap: 1 })
    const { providerTx } = (await paidOrder(ground)).arrival
    const gap = await readAll(ground, from)
    same('left out', gap.arrivals, [])
    await ground.payers.setFaults({})
    same('again', idsOf((await readAll(ground, from)).arrivals), [providerTx])
  }),
  feed(
    'money that nobody asked for has no order',
    async (ground) => {
      const from = await endOfFeed(ground)
      const paid = { amount: '25.0001', currency: 'USD', message: 'OR7K 3Q9-a4', name: 'ANNA' }
      const tx = await ground.payers.pay(paid)
      const { arrivals } = await readAll(ground, from)
      const [told] = arrivals
      same('whose', told && [told.providerTx, told.reference], [tx, null])
      same('the message', told?.message, 'OR7K 3Q9-a4')
      same('the amount', told?.amount, 25n * ONE + 1n)
    },
    'strangers',
  ),
]
