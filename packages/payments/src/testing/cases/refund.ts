import { isDone, isRefused, same } from '@oriel/providers/testing/check'
import type { RefundAsked } from '@oriel/domain/payment'
import {
  arrivalOf,
  fateOf,
  HUNDRED,
  ONE,
  paidOrder,
  type PaymentCase,
  type PaymentGround,
} from '../ground.ts'

const group = 'refund'
type Run = PaymentCase['run']
const refund = (what: string, run: Run, needs: PaymentCase['needs'] = 'refund'): PaymentCase => ({
  group,
  what,
  needs,
  run,
})

async function refundable(ground: PaymentGround, amount = HUNDRED) {
  const { opened, arrival } = await paidOrder(ground)
  const asked: RefundAsked = {
    reference: ground.newReference(),
    arrival: arrival.providerTx,
    currency: 'USD',
    amount,
  }
  return { opened, asked }
}

export const refunds: readonly PaymentCase[] = [
  refund('of a part: under way, then paid, and the arrival stays', async (ground) => {
    const { opened, asked } = await refundable(ground, 20n * ONE)
    const { providerTx } = isDone('the refund', await ground.port.refund(asked))
    same('under way', await fateOf(ground, asked.reference), { state: 'pending' })
    await ground.payers.onPayout('pay_out', asked.reference)
    const fate = await fateOf(ground, asked.reference)
    same('paid', fate.state === 'paid' && [fate.providerTx, fate.amount], [providerTx, 20n * ONE])
    same('the arrival', (await arrivalOf(ground, opened, asked.arrival)).amount, HUNDRED)
  }),
  refund('the same again refunds once', async (ground) => {
    const { asked } = await refundable(ground)
    const { providerTx } = isDone('the refund', await ground.port.refund(asked))
    const again = await ground.port.refund(asked)
    if (again.kind === 'done') same('again', again.value.providerTx, providerTx)
    else isRefused('again', again, 'duplicate')
    same('the books', (await ground.payers.leftFor(asked.reference))?.count, 1)
  }),
  refund('the same reference with another amount is a duplicate', async (ground) => {
    const { asked } = await refundable(ground, 20n * ONE)
    isDone('the refund', await ground.port.refund(asked))
    isRefused('another', await ground.port.refund({ ...asked, amount: ONE }), 'duplicate')
  }),
  refund('of more than arrived is refused, also in parts', async (ground) => {
    const { asked } = await refundable(ground, HUNDRED + ONE)
    isRefused('at once', await ground.port.refund(asked), 'amount_not_allowed')
    const part = { ...asked, reference: ground.newReference(), amount: 60n * ONE }
    isDone('a part', await ground.port.refund(part))
    const rest = { ...part, reference: ground.newReference() }
    isRefused('another part', await ground.port.refund(rest), 'amount_not_allowed')
  }),
  refund('of an old arrival is too late', async (ground) => {
    const { asked } = await refundable(ground)
    await ground.payers.onArrival('age', asked.arrival)
    isRefused('the refund', await ground.port.refund(asked), 'too_late')
  }),
  refund('of what was taken back is refused', async (ground) => {
    const { asked } = await refundable(ground)
    await ground.payers.onArrival('chargeback', asked.arrival)
    isRefused('the refund', await ground.port.refund(asked), 'too_late')
  }),
  refund(
    'where there are none, asking for one is a bug that is thrown',
    async (ground) => {
      const { asked } = await refundable(ground)
      const thrown = await Promise.resolve()
        .then(() => ground.port.refund(asked))
        .then(
          () => 'an answer',
          () => 'a bug',
        )
      same('what comes', thrown, 'a bug')
    },
    'no-refund',
  ),
]
