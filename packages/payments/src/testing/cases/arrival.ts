import { holds, isDone, same } from '@oriel/providers/testing/check'
import { worthOf } from '../../quarry-wire.ts'
import {
  arrivalOf,
  arrivalsOf,
  HUNDRED,
  ONE,
  openOrder,
  paidOrder,
  payOrder,
  type PaymentCase,
} from '../ground.ts'

const group = 'arrival'
type Run = PaymentCase['run']
const arrival = (what: string, run: Run, needs?: PaymentCase['needs']): PaymentCase => ({
  group,
  what,
  ...(needs && { needs }),
  run,
})

const paidAs =
  (amount: bigint): Run =>
  async (ground) => {
    const opened = await openOrder(ground)
    const tx = await payOrder(ground, opened, { amount })
    same('what arrived', (await arrivalOf(ground, opened, tx)).amount, amount)
  }

export const arrivals: readonly PaymentCase[] = [
  arrival('an order nobody opened is not found, and asking makes nothing', async (ground) => {
    const reference = ground.newReference()
    const status = isDone('the status', await ground.port.orderStatus(reference))
    same('the status', status, { state: 'not_found', arrivals: [] })
    await openOrder(ground, { reference })
  }),
  arrival('an order nobody paid is open, with no arrival', async (ground) => {
    const { asked } = await openOrder(ground)
    const status = isDone('the status', await ground.port.orderStatus(asked.reference))
    same('the status', status, { state: 'open', arrivals: [] })
  }),
  arrival('paid: with its amount, currency, reference and time', async (ground) => {
    const { opened, arrival: told } = await paidOrder(ground)
    const { reference, currency, amount } = opened.asked
    const { state, takenBack } = told
    same('the arrival', { state, takenBack }, { state: 'final', takenBack: null })
    same('the order', told.reference, reference)
    same('the money', { currency: told.currency, amount: told.amount }, { currency, amount })
    holds('a time it was final', told.finalAt !== null && told.finalAt >= told.seenAt)
    holds('a fee of zero or more', told.fee !== null && told.fee >= 0n)
    same('asked again', await arrivalsOf(ground, opened), [told])
  }),
  arrival('seen is not final: no time, no fee', async (ground) => {
    const opened = await openOrder(ground)
    const tx = await payOrder(ground, opened, { pending: true })
    const { state, fee, finalAt } = await arrivalOf(ground, opened, tx)
    same('what was seen', { state, fee, finalAt }, { state: 'seen', fee: null, finalAt: null })
    await ground.payers.onArrival('settle', tx)
    same('then', (await arrivalOf(ground, opened, tx)).state, 'final')
  }),
  arrival('seen and then not: void', async (ground) => {
    const opened = await openOrder(ground)
    const tx = await payOrder(ground, opened, { pending: true })
    await ground.payers.onArrival('drop', tx)
    same('the state', (await arrivalOf(ground, opened, tx)).state, 'void')
  }),
  arrival('paid short: what arrived', paidAs(HUNDRED / 2n)),
  arrival('paid short by the smallest amount: what arrived', async (ground) =>
    paidAs(HUNDRED - ground.port.caps.step)(ground),
  ),
  arrival('paid over: what arrived', paidAs(HUNDRED + 20n * ONE)),
  arrival('paid twice: two arrivals with ids of their own', async (ground) => {
    const opened = await openOrder(ground)
    const txs = [await payOrder(ground, opened), await payOrder(ground, opened)]
    const told = await arrivalsOf(ground, opened)
    same('their ids', told.map(({ providerTx }) => providerTx).toSorted(), txs.toSorted())
    holds('two ids', txs[0] !== txs[1])
  }),
  arrival('after its time an order is closed, and money still arrives for it', async (ground) => {
    const opened = await openOrder(ground)
    const { reference } = opened.asked
    await ground.payers.expire(reference)
    same('the state', isDone('it', await ground.port.orderStatus(reference)).state, 'closed')
    const tx = await payOrder(ground, opened)
    same('late', (await arrivalOf(ground, opened, tx)).reference, reference)
    same('the state', isDone('it', await ground.port.orderStatus(reference)).state, 'closed')
  }),
  arrival(
    'who paid is told by name and account',
    async (ground) => {
      const opened = await openOrder(ground)
      const tx = await payOrder(ground, opened, { name: 'Đặng Văn Ân' })
      const { payer } = await arrivalOf(ground, opened, tx)
      // Some providers name the payer's bank too.
      const { name, account } = payer
      same('the payer', { name, account }, { name: 'Đặng Văn Ân', account: '0011223344' })
    },
    'names',
  ),
  arrival(
    'paid in another currency: in that currency',
    async (ground) => {
      const opened = await openOrder(ground)
      const tx = await payOrder(ground, opened, { currency: 'THB' })
      same('the currency', (await arrivalOf(ground, opened, tx)).currency, 'THB')
    },
    'currencies',
  ),
  arrival(
    'disputed: taken back with its cost, and won later',
    async (ground) => {
      const { opened, arrival: told } = await paidOrder(ground)
      const { providerTx: tx } = told
      await ground.payers.onArrival('chargeback', tx)
      const { takenBack, amount } = await arrivalOf(ground, opened, tx)
      same('the dispute', takenBack?.kind, 'chargeback')
      same('its state', takenBack?.state, 'taken')
      holds('a cost', takenBack !== null && takenBack.fee > 0n)
      same('the amount stays', amount, told.amount)
      await ground.payers.onArrival('win', tx)
      same('then', (await arrivalOf(ground, opened, tx)).takenBack?.state, 'won')
    },
    'disputes',
  ),
  arrival(
    'returned by the bank of its payer',
    async (ground) => {
      const { opened, arrival: told } = await paidOrder(ground)
      await ground.payers.onArrival('return', told.providerTx)
      const { takenBack } = await arrivalOf(ground, opened, told.providerTx)
      same('the return', takenBack && { kind: takenBack.kind, fee: takenBack.fee }, {
        kind: 'return',
        fee: 0n,
      })
    },
    'strangers',
  ),
  arrival(
    'coins are worth what their rate says, rounded down',
    async (ground) => {
      const { opened, arrival: told } = await paidOrder(ground)
      const { instructions } = opened
      const coins = told.coins
      holds('coins', coins !== null && instructions.kind === 'crypto')
      same('the rate', coins.rate, instructions.rate)
      same('the worth', told.amount, worthOf(coins.coins, coins.rate, 'USD'))
      holds('confirmed', coins.confirmations >= coins.confirmationsNeeded)
    },
    'chain',
  ),
  arrival(
    'one confirmation and then reorganised: never final',
    async (ground) => {
      const opened = await openOrder(ground)
      const tx = await payOrder(ground, opened, { pending: true })
      await ground.payers.mine()
      const seen = await arrivalOf(ground, opened, tx)
      same('the state', seen.state, 'seen')
      same('confirmations', seen.coins?.confirmations, 1)
      await ground.payers.reorganise(1)
      same('then', (await arrivalOf(ground, opened, tx)).state, 'void')
    },
    'chain',
  ),
  arrival(
    'final and then reorganised deeper than was asked: void',
    async (ground) => {
      const { opened, arrival: told } = await paidOrder(ground)
      await ground.payers.reorganise((told.coins?.confirmationsNeeded ?? 0) + 1)
      same('the state', (await arrivalOf(ground, opened, told.providerTx)).state, 'void')
    },
    'chain',
  ),
]
