import { holds, isDone, isRefused, many, same } from '@oriel/providers/testing/check'
import type { ProviderAnswer } from '@oriel/domain/provider'
import {
  fateOf,
  HUNDRED,
  ONE,
  payeeOf,
  payoutOf,
  type PaymentCase,
  type PaymentGround,
} from '../ground.ts'

const group = 'payout'
type Run = PaymentCase['run']
const payout = (what: string, run: Run, needs?: PaymentCase['needs']): PaymentCase => ({
  group,
  what,
  ...(needs && { needs }),
  run,
})

const COPIES = 20
const FAR_TOO_MUCH = 1_000_000_000n * ONE

/** A payout that was accepted and is under way. */
async function sent(ground: PaymentGround) {
  const asked = payoutOf(ground)
  const { providerTx } = isDone('the payout', await ground.port.payout(asked))
  return { asked, providerTx }
}

/** The same again is the first one, or known already; never another. */
function isAgain(
  answer: ProviderAnswer<{ readonly providerTx: string }, string>,
  providerTx: string,
): void {
  if (answer.kind === 'done') return same('again', answer.value.providerTx, providerTx)
  isRefused('again', answer, 'duplicate')
}

/** Refused for good: no status may say that it was paid or still will be. */
const refusedFor =
  (account: string, reason: string): Run =>
  async (ground) => {
    const asked = payoutOf(ground, { payee: payeeOf(ground, account) })
    isRefused('the payout', await ground.port.payout(asked), reason)
    const { state } = await fateOf(ground, asked.reference)
    holds(`its state is ${state}`, state === 'failed' || state === 'not_found')
    await ground.port.payout(asked)
    const then = await fateOf(ground, asked.reference)
    holds(`then ${then.state}`, then.state === 'failed' || then.state === 'not_found')
  }

export const payouts: readonly PaymentCase[] = [
  payout('under way, then paid: with its amount, number and cost', async (ground) => {
    const { asked, providerTx } = await sent(ground)
    same('under way', await fateOf(ground, asked.reference), { state: 'pending' })
    await ground.payers.onPayout('pay_out', asked.reference)
    const fate = await fateOf(ground, asked.reference)
    holds(`its state is ${fate.state}`, fate.state === 'paid')
    const { currency, amount } = fate
    same('the number', fate.providerTx, providerTx)
    same('the money', { currency, amount }, { currency: asked.currency, amount: asked.amount })
    holds('a cost of zero or more', fate.fee >= 0n)
    same('asked again', await fateOf(ground, asked.reference), fate)
  }),
  payout('the same again pays once', async (ground) => {
    const { asked, providerTx } = await sent(ground)
    isAgain(await ground.port.payout(asked), providerTx)
    await ground.payers.onPayout('pay_out', asked.reference)
    isAgain(await ground.port.payout(asked), providerTx)
    same('the books', await ground.payers.leftFor(asked.reference), { count: 1, state: 'paid' })
  }),
  payout('twenty copies at once pay once', async (ground) => {
    const asked = payoutOf(ground)
    const answers = await many(COPIES, () => ground.port.payout(asked))
    const done = answers.flatMap((one) => (one.kind === 'done' ? [one.value.providerTx] : []))
    same('the numbers', new Set(done).size, 1)
    for (const one of answers) isAgain(one, done[0] ?? '')
    const left = await ground.payers.leftFor(asked.reference)
    same('the books', left, { count: 1, state: 'pending' })
  }),
  payout('the same reference with another amount is a duplicate', async (ground) => {
    const { asked } = await sent(ground)
    const other = { ...asked, amount: asked.amount + ONE }
    isRefused('another amount', await ground.port.payout(other), 'duplicate')
    await ground.payers.onPayout('pay_out', asked.reference)
    const fate = await fateOf(ground, asked.reference)
    same('what was paid', fate.state === 'paid' && fate.amount, asked.amount)
  }),
  payout('the same reference to another payee is a duplicate', async (ground) => {
    const { asked } = await sent(ground)
    const other = { ...asked, payee: payeeOf(ground, '9999') }
    isRefused('another payee', await ground.port.payout(other), 'duplicate')
    same('the books', (await ground.payers.leftFor(asked.reference))?.count, 1)
  }),
  payout('an account that is none: refused for good', refusedFor('0001', 'payee_invalid')),
  payout('an account of another name: refused for good', refusedFor('0002', 'name_differs')),
  payout('an account that is blocked: refused for good', refusedFor('0003', 'payee_blocked')),
  payout('no cover: refused for good', refusedFor('0004', 'insufficient_float')),
  payout('more than it sends is refused', async (ground) => {
    const asked = payoutOf(ground, { amount: FAR_TOO_MUCH })
    isRefused('the payout', await ground.port.payout(asked), 'amount_not_allowed')
  }),
  payout(
    'nothing, less than nothing and what it would round are refused unsent',
    async (ground) => {
      const { step } = ground.port.caps
      const port = ground.portOver({ fetch: () => Promise.reject(new Error('it was sent')) })
      for (const amount of [0n, -HUNDRED, ...(step > 1n ? [step / 2n, HUNDRED + step / 2n] : [])]) {
        isRefused(
          `${amount}`,
          await port.payout(payoutOf(ground, { amount })),
          'amount_not_allowed',
        )
      }
    },
  ),
  payout('to a payee of another kind is refused', async (ground) => {
    const payee = payeeOf({ ...ground, dialect: ground.dialect === 'quarry' ? 'bridge' : 'quarry' })
    isRefused('it', await ground.port.payout(payoutOf(ground, { payee })), 'payee_invalid')
  }),
  payout('in maintenance it is refused, and nothing is under way', async (ground) => {
    const asked = payoutOf(ground)
    await ground.payers.setFaults({ maintenance: true })
    isRefused('it', await ground.port.payout(asked), 'maintenance')
    const { state } = await fateOf(ground, asked.reference)
    holds(`its state is ${state}`, state === 'failed' || state === 'not_found')
    same('the books', (await ground.payers.leftFor(asked.reference))?.count ?? 0, 0)
  }),
  payout('never sent: not found, and asking makes nothing', async (ground) => {
    const asked = payoutOf(ground)
    same('its state', await fateOf(ground, asked.reference), { state: 'not_found' })
    same('the books', await ground.payers.leftFor(asked.reference), null)
    isDone('sent then', await ground.port.payout(asked))
  }),
  payout('accepted and failed later: with a reason', async (ground) => {
    const { asked } = await sent(ground)
    await ground.payers.onPayout('fail', asked.reference)
    const fate = await fateOf(ground, asked.reference)
    holds(`its state is ${fate.state}`, fate.state === 'failed' && fate.reason !== '')
  }),
  payout('paid and sent back by the bank: with its amount and a reason', async (ground) => {
    const { asked, providerTx } = await sent(ground)
    await ground.payers.onPayout('pay_out', asked.reference)
    await ground.payers.onPayout('bounce', asked.reference)
    const fate = await fateOf(ground, asked.reference)
    holds(`its state is ${fate.state}`, fate.state === 'returned')
    same('its number', fate.providerTx, providerTx)
    same('its amount', fate.amount, asked.amount)
    holds('a reason', fate.reason !== '')
  }),
  payout('accepted and lost: not found, and sent again it is paid once', async (ground) => {
    const asked = payoutOf(ground)
    await ground.payers.setFaults({ payout_lost: 1 })
    isDone('accepted', await ground.port.payout(asked))
    same('its state', await fateOf(ground, asked.reference), { state: 'not_found' })
    await ground.payers.setFaults({})
    isDone('again', await ground.port.payout(asked))
    same('the books', (await ground.payers.leftFor(asked.reference))?.count, 1)
  }),
  payout(
    'cancelled while under way: it never pays',
    async (ground) => {
      const { asked } = await sent(ground)
      const { reference } = asked
      same('cancel', isDone('cancel', await ground.port.payoutCancel(reference)), 'cancelled')
      await ground.payers.onPayout('pay_out', reference)
      same('its state', (await fateOf(ground, reference)).state, 'failed')
      isRefused('sent again', await ground.port.payout(asked), 'duplicate')
      same('then', (await fateOf(ground, reference)).state, 'failed')
    },
    'cancel',
  ),
  payout(
    'cancelled before it came: it never pays',
    async (ground) => {
      const asked = payoutOf(ground)
      const { reference } = asked
      same('cancel', isDone('cancel', await ground.port.payoutCancel(reference)), 'cancelled')
      isRefused('late', await ground.port.payout(asked), 'duplicate')
      await ground.payers.onPayout('pay_out', reference)
      same('its state', (await fateOf(ground, reference)).state, 'failed')
    },
    'cancel',
  ),
  payout(
    'cancelled after it was paid: it says so, and it stays paid',
    async (ground) => {
      const { asked } = await sent(ground)
      const { reference } = asked
      await ground.payers.onPayout('pay_out', reference)
      same('cancel', isDone('cancel', await ground.port.payoutCancel(reference)), 'already_sent')
      same('its state', (await fateOf(ground, reference)).state, 'paid')
    },
    'cancel',
  ),
  payout(
    'cancelled twice: the same',
    async (ground) => {
      const { reference } = (await sent(ground)).asked
      for (const turn of ['once', 'twice']) {
        same(turn, isDone(turn, await ground.port.payoutCancel(reference)), 'cancelled')
      }
    },
    'cancel',
  ),
  payout(
    'a provider that cannot cancel says so, and nothing changes',
    async (ground) => {
      const { asked } = await sent(ground)
      isRefused('cancel', await ground.port.payoutCancel(asked.reference), 'unsupported')
      same('its state', await fateOf(ground, asked.reference), { state: 'pending' })
    },
    'no-cancel',
  ),
]
