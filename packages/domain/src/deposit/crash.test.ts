import { expectDone } from '@oriel/core/outcome'
import { plant } from '@oriel/dev-world/testing/plant'
import type { PaymentMethodId } from '@oriel/domain/payment'
import type { CallFate } from '@oriel/domain/testing/paid-outside'
import { askedOf, createPayhouse, HERE, LINK, type Payhouse } from '@oriel/domain/testing/payhouse'
import { expect, test } from 'vitest'
import { askDeposit } from './ask.ts'
import { sweepDeposits, type Desk } from './drive.ts'
import { sayPaid } from './end.ts'
import { hearPayments } from './hear.ts'
import { pullArrivals } from './pull.ts'

/** The process is gone: nothing after this line happened. */
class Death extends Error {}
const isDeath = (error: unknown): boolean =>
  error instanceof Death || (error instanceof AggregateError && error.errors.every(isDeath))

const AMOUNT = 500_000n
const FATES: readonly CallFate[] = ['answered', 'lost', 'cut', 'refused']

type Own = Parameters<typeof sayPaid>[1]
type Case = { readonly own: Own; readonly tx: string }

/** D1 to D5: an order is opened and paid, and told by its status, by a hook and by the feed. */
async function pay(house: Payhouse, desk: Desk, { own, tx }: Case): Promise<void> {
  await sweepDeposits(desk)
  const { reference } = await house.read(own.memberId, own.number)
  house.outside.pay({ tx, reference, amount: AMOUNT, fee: 100n })
  const news = { about: 'order', reference, providerTx: tx, currency: 'USD' } as const
  const told = [{ ...news, amount: String(AMOUNT), isBack: false }]
  await sayPaid(desk, own)
  await sweepDeposits(desk)
  await hearPayments(desk, { linkId: LINK, eventId: tx, news: told })
  await pullArrivals(desk, LINK)
}

async function orderIn(house: Payhouse, method: PaymentMethodId): Promise<Case> {
  const { id: memberId } = await house.member()
  const { number } = expectDone(await askDeposit(house.desk, askedOf(memberId, method, AMOUNT)))
  return { own: { siteId: HERE, memberId, number }, tx: number }
}

/** What a process does that comes after: until nothing is due any more. */
async function goOn(house: Payhouse, { own: { memberId, number }, tx }: Case): Promise<void> {
  house.outside.plan(() => 'answered')
  const { reference } = await house.read(memberId, number)
  house.outside.pay({ tx, reference, amount: AMOUNT, fee: 100n })
  for (let round = 0; round < 4; round += 1) {
    await plant(
      house.database,
      'UPDATE deposits SET taken_until = NULL WHERE taken_until IS NOT NULL',
      'UPDATE deposits SET due_at = house_now() WHERE due_at IS NOT NULL',
    )
    await sweepDeposits(house.desk)
    await pullArrivals(house.desk, LINK)
  }
}

test('whoever dies at any boundary, whatever became of the call, the money is credited once', async () => {
  const house = await createPayhouse()
  const method = await house.method()
  const passed: string[] = []
  const first = await orderIn(house, method)
  await pay(house, { ...house.desk, at: (boundary) => void passed.push(boundary) }, first)
  expect(new Set(passed)).toEqual(
    new Set([
      'take',
      'before open',
      'after open',
      'opened',
      'before status',
      'after status',
      'taken',
      'before feed',
      'after feed',
    ]),
  )
  const ended: string[] = []
  for (const fate of FATES) {
    for (let at = 0; at <= passed.length; at += 1) {
      ended.push(await dieAt(house, await orderIn(house, method), { at, fate }))
    }
  }
  expect(await house.judge()).toEqual([])
  await house.database.drop()
  expect(new Set(ended)).toEqual(new Set(['credited 500000 of 500000']))
  expect(ended).toHaveLength(FATES.length * (passed.length + 1))
})

async function dieAt(
  house: Payhouse,
  one: Case,
  { at, fate }: { readonly at: number; readonly fate: CallFate },
): Promise<string> {
  let asked = 0
  house.outside.plan(() => {
    asked += 1
    return asked === 1 ? fate : 'answered'
  })
  let count = 0
  const die = (): void => {
    count += 1
    if (count > at) throw new Death()
  }
  await pay(house, { ...house.desk, at: die }, one).catch((error: unknown) => {
    if (!isDeath(error)) throw error
  })
  await goOn(house, one)
  const { state, received } = await house.read(one.own.memberId, one.own.number)
  return `${state} ${received} of ${await house.balance('available', one.own.memberId)}`
}
