import type { HookEvent, HookReading } from '@oriel/domain/payment'
import { holds, isDone, same } from '@oriel/providers/testing/check'
import {
  arrivalsOf,
  openOrder,
  payOrder,
  payoutOf,
  type PaymentCase,
  type PaymentGround,
} from '../ground.ts'
import type { SentHook } from '../payers.ts'

const group = 'hook'
type Run = PaymentCase['run']
const hook = (what: string, run: Run, needs?: PaymentCase['needs']): PaymentCase => ({
  group,
  what,
  ...(needs && { needs }),
  run,
})

const MANY = 5
const SECOND_MS = 1_000

const read = ({ port }: Pick<PaymentGround, 'port'>, { body, headers }: SentHook): HookReading =>
  port.readHook(Buffer.from(body), headers)

function eventOf(ground: Pick<PaymentGround, 'port'>, one: SentHook): HookEvent {
  const told = read(ground, one)
  if (typeof told === 'string') throw new Error(`a genuine webhook is ${told}`)
  return told.event
}

/** Webhooks that came of something, in the order they were made. */
async function hooksOf(ground: PaymentGround, work: () => Promise<unknown>): Promise<SentHook[]> {
  const before = new Set((await ground.payers.hooks()).map(({ id }) => id))
  await work()
  return (await ground.payers.hooks()).filter(({ id }) => !before.has(id))
}

async function hooksOfPayment(ground: PaymentGround) {
  const opened = await openOrder(ground)
  let tx = ''
  const hooks = await hooksOf(ground, async () => (tx = await payOrder(ground, opened)))
  const [one] = hooks
  if (!one) throw new Error('no webhook came of a payment')
  return { opened, tx, hooks, one }
}

const refusedAs =
  (wanted: string, change: (one: SentHook, other: SentHook) => SentHook): Run =>
  async (ground) => {
    const { one } = await hooksOfPayment(ground)
    const { one: other } = await hooksOfPayment(ground)
    eventOf(ground, one)
    same('what it is', read(ground, change(one, other)), wanted)
  }

/** The same values, in another writing: who signs JSON again after reading it takes this. */
const rewrite = (body: string): string => JSON.stringify(JSON.parse(body), null, 1)

const seenAt =
  (seconds: number): Run =>
  async (ground) => {
    const { one } = await hooksOfPayment(ground)
    const at = (shiftS: number) => {
      const now = () => new Date(Date.now() + shiftS * SECOND_MS)
      const told = read({ port: ground.portOver({ now }) }, one)
      return typeof told === 'string' ? told : told.kind
    }
    // Within a second of the limit its own time may have passed on.
    same('inside of the window', at(seconds - Math.sign(seconds) * 2), 'proven')
    same('outside of it', at(seconds + Math.sign(seconds) * 2), 'stale')
  }
const WINDOW_S = 300

export const hooks: readonly PaymentCase[] = [
  hook('of a payment: names the order, the arrival and its money', async (ground) => {
    const { opened, tx, hooks: sent } = await hooksOfPayment(ground)
    const news = sent.flatMap((one) => eventOf(ground, one).news)
    const { reference, currency, amount } = opened.asked
    const told = news.find((one) => one.about === 'order' && one.providerTx === tx)
    same('the news', told && { ...told, state: '' }, {
      about: 'order',
      reference,
      providerTx: tx,
      currency,
      amount,
      state: '',
      isBack: false,
    })
  }),
  hook('of a payout: names its reference', async (ground) => {
    const asked = payoutOf(ground)
    const sent = await hooksOf(ground, async () => {
      isDone('the payout', await ground.port.payout(asked))
      await ground.payers.onPayout('pay_out', asked.reference)
    })
    const news = sent.flatMap((one) => eventOf(ground, one).news)
    const references = news.map((one) => (one.about === 'payout' ? one.reference : ''))
    holds('its reference', references.includes(asked.reference))
  }),
  hook('read twice it is the same event', async (ground) => {
    const { one } = await hooksOfPayment(ground)
    same('again', eventOf(ground, one), eventOf(ground, one))
    const again = (await ground.payers.hooks()).find(({ id }) => id === one.id)
    same('sent again', again && eventOf(ground, again), eventOf(ground, one))
    same('its bytes', again?.body, one.body)
  }),
  hook('each has an id of its own', async (ground) => {
    const sent = (await Promise.all([1, 2, 3].map(() => hooksOfPayment(ground)))).flatMap(
      (one) => one.hooks,
    )
    const bodies = new Map(sent.map((one) => [eventOf(ground, one).eventId, one.body]))
    same('ids', bodies.size, new Set(sent.map(({ body }) => body)).size)
  }),
  hook('of many at once: everything is told, in whatever order and batches', async (ground) => {
    const txs: string[] = []
    const sent = await hooksOf(ground, async () => {
      for (let turn = 0; turn < MANY; turn += 1) {
        txs.push(await payOrder(ground, await openOrder(ground)))
      }
    })
    const news = sent.toReversed().flatMap((one) => eventOf(ground, one).news)
    const told = new Set(news.map((one) => (one.about === 'order' ? one.providerTx : '')))
    for (const tx of txs) holds(`arrival ${tx} is not told`, told.has(tx))
  }),
  hook(
    'with another body is not proven',
    refusedAs('bad_signature', (one) => ({ ...one, body: one.body.replace(/[1-9]/, '0') })),
  ),
  hook(
    'with the same JSON in another writing is not proven',
    refusedAs('bad_signature', (one) => ({ ...one, body: rewrite(one.body) })),
  ),
  hook(
    'with a space behind it is not proven',
    refusedAs('bad_signature', (one) => ({ ...one, body: `${one.body} ` })),
  ),
  hook(
    'with the headers of another is not proven',
    refusedAs('bad_signature', (one, other) => ({ ...one, headers: other.headers })),
  ),
  hook(
    'without headers is not proven',
    refusedAs('bad_signature', (one) => ({ ...one, headers: {} })),
  ),
  hook('signed by somebody else is not proven', async (ground) => {
    const { one } = await hooksOfPayment(ground)
    same('what it is', read({ port: ground.strangerPort() }, one), 'bad_signature')
    await ground.payers.setFaults({ hook_bad_signature: 1 })
    const { one: forged } = await hooksOfPayment(ground)
    same('forged', read(ground, forged), 'bad_signature')
  }),
  hook('older than 300 s is stale', seenAt(WINDOW_S), 'signed-time'),
  hook('ahead of us by more than 300 s is stale', seenAt(-WINDOW_S), 'signed-time'),
  hook(
    'signed long ago is stale when it comes',
    async (ground) => {
      await ground.payers.setFaults({ hook_old: 1 })
      const { one } = await hooksOfPayment(ground)
      same('what it is', read(ground, one), 'stale')
    },
    'signed-time',
  ),
  hook('that names another amount is only a hint: the status tells the truth', async (ground) => {
    await ground.payers.setFaults({ hook_amount: 1 })
    const { opened, hooks: sent } = await hooksOfPayment(ground)
    const news = sent.flatMap((one) => eventOf(ground, one).news)
    const told = news.find((one) => one.about === 'order')
    holds('another amount', told !== undefined && told.amount !== opened.asked.amount)
    const [arrival] = await arrivalsOf(ground, opened)
    same('the status', arrival?.amount, opened.asked.amount)
  }),
]
