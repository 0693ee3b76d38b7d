import { isDone, isUnknown, same } from '@oriel/providers/testing/check'
import type { Fetch } from '@oriel/providers/asking'
import {
  fateOf,
  openOrder,
  orderOf,
  payoutOf,
  type PaymentCase,
  type PaymentGround,
} from '../ground.ts'

const group = 'wire'
type Run = PaymentCase['run']
const wire = (what: string, run: Run): PaymentCase => ({ group, what, run })

const real: Fetch = (url, init) => globalThis.fetch(url, init)
const instead =
  (status: number, body: string): Fetch =>
  async () =>
    new Response(body, { status })
/** It is done, and the answer is changed on its way back. */
const changed =
  (change: (text: string) => Response): Fetch =>
  async (url, init) =>
    change(await (await real(url, init)).text())
const lost: Fetch = () => Promise.reject(new TypeError('the connection ended'))
const cut: Fetch = async (url, init) => {
  await real(url, init)
  throw new TypeError('the connection ended')
}

/** A payout whose answer cannot be believed although it was done: found out, and done once. */
const doneUnheard =
  (fetch: Fetch): Run =>
  async (ground) => {
    const asked = payoutOf(ground)
    isUnknown('the answer', await ground.portOver({ fetch }).payout(asked))
    same('its state', await fateOf(ground, asked.reference), { state: 'pending' })
    await ground.port.payout(asked)
    same('the books', (await ground.payers.leftFor(asked.reference))?.count, 1)
  }

/** A payout that never came: not found, and sent again it is done. */
const neverDone =
  (fetch: Fetch): Run =>
  async (ground) => {
    const asked = payoutOf(ground)
    isUnknown('the answer', await ground.portOver({ fetch }).payout(asked))
    same('its state', await fateOf(ground, asked.reference), { state: 'not_found' })
    isDone('sent again', await ground.port.payout(asked))
  }

/** A fault of the provider itself, met by one payout and by one order. */
const faulty =
  (plan: Readonly<Record<string, unknown>>, isApplied: boolean): Run =>
  async (ground) => {
    const [payout, order] = [payoutOf(ground), orderOf(ground)]
    await ground.payers.setFaults(plan)
    isUnknown('the payout', await ground.port.payout(payout))
    isUnknown('the order', await ground.port.open(order))
    await ground.payers.setFaults({})
    const { state } = await fateOf(ground, payout.reference)
    same('its state', state, isApplied ? 'pending' : 'not_found')
    await ground.port.payout(payout)
    same('the books', (await ground.payers.leftFor(payout.reference))?.count, 1)
    isDone('the order again', await ground.port.open(order))
  }

const readsUnknown =
  (fetch: Fetch): Run =>
  async (ground) => {
    const { asked } = await openOrder(ground)
    const port = ground.portOver({ fetch })
    isUnknown('status', await port.orderStatus(asked.reference))
    isUnknown('arrivals', await port.arrivals({ cursor: '', count: 1 }))
    isUnknown('payout status', await port.payoutStatus(ground.newReference()))
    isUnknown('settlement', await port.settlement('2026-01-01'))
    if (ground.port.caps.payoutCancel) {
      isUnknown('cancel', await port.payoutCancel(ground.newReference()))
    }
  }

const LATE_MS = 20
const TRIES_MAX = 400

/** Asks until what is late has come; each question takes its own time. */
async function arrives(ground: PaymentGround, reference: string): Promise<void> {
  for (let turn = 0; turn < TRIES_MAX; turn += 1) {
    if ((await fateOf(ground, reference)).state === 'pending') return
  }
  throw new Error('what was late never came')
}

export const wires: readonly PaymentCase[] = [
  wire('the connection ends before it came', neverDone(lost)),
  wire('the connection ends after it was done', doneUnheard(cut)),
  wire('status 500 instead of it', neverDone(instead(500, '{}'))),
  wire(
    'status 502 after it was done',
    doneUnheard(changed((text) => new Response(text, { status: 502 }))),
  ),
  wire(
    'status 404 instead of it, with a refusal inside',
    neverDone(
      instead(404, '{"error":"amount","resultCode":"invalidAmount","ok":false,"code":4001}'),
    ),
  ),
  wire('a page of HTML after it was done', doneUnheard(changed(() => new Response('<html>')))),
  wire(
    'half of the answer',
    doneUnheard(changed((text) => new Response(text.slice(0, text.length / 2)))),
  ),
  wire('an empty answer', doneUnheard(changed(() => new Response('')))),
  wire('a redirect', neverDone(instead(302, ''))),
  wire(
    'a code that is not documented',
    neverDone(instead(200, '{"error":"odd","resultCode":"odd","result":null,"ok":false,"code":1}')),
  ),
  wire('reads know nothing without an answer', readsUnknown(lost)),
  wire('reads know nothing from status 503', readsUnknown(instead(503, 'busy'))),
  wire('reads know nothing from what is no answer', readsUnknown(instead(200, '[]'))),
  wire('the provider loses it', faulty({ lost: 1 }, false)),
  wire('the provider does it and says nothing', faulty({ cut: 1 }, true)),
  wire('the provider answers 500', faulty({ http500: 1 }, false)),
  wire('the provider does it and answers garbage', faulty({ garbage: 1 }, true)),
  wire('the provider takes it twice and does it once', async (ground) => {
    const asked = payoutOf(ground)
    await ground.payers.setFaults({ twice: 1 })
    isDone('the payout', await ground.port.payout(asked))
    same('the books', (await ground.payers.leftFor(asked.reference))?.count, 1)
  }),
  wire('the provider says nothing and does it late', async (ground) => {
    const asked = payoutOf(ground)
    await ground.payers.setFaults({ late: 1, late_ms: LATE_MS })
    isUnknown('the payout', await ground.port.payout(asked))
    await ground.payers.setFaults({})
    await arrives(ground, asked.reference)
    await ground.port.payout(asked)
    same('the books', (await ground.payers.leftFor(asked.reference))?.count, 1)
  }),
  wire('a secret the provider does not know opens nothing and learns nothing', async (ground) => {
    const stranger = ground.strangerPort()
    const [order, payout] = [orderOf(ground), payoutOf(ground)]
    isUnknown('the order', await stranger.open(order))
    isUnknown('the payout', await stranger.payout(payout))
    isUnknown('the feed', await stranger.arrivals({ cursor: '', count: 1 }))
    isUnknown('the status', await stranger.payoutStatus(payout.reference))
    same('its state', await fateOf(ground, payout.reference), { state: 'not_found' })
    const status = isDone('the order', await ground.port.orderStatus(order.reference))
    same('the order', status.state, 'not_found')
  }),
  wire('a reference that is no reference there is a bug that is thrown', async (ground) => {
    const thrown = await ground.port.open(orderOf(ground, { reference: 'a b/c' })).then(
      () => 'an answer',
      () => 'a bug',
    )
    same('what comes', thrown, 'a bug')
  }),
]
