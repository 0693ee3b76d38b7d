import { newId, type MemberId } from '@oriel/core/id'
import { openDatabase } from '@oriel/db/database'
import { plant } from '@oriel/dev-world/testing/plant'
import { saveDayLimit, type PaymentMethodId } from '@oriel/domain/payment'
import { listNeeds } from '@oriel/domain/turnover'
import { createPayhouse, HERE, LINK, type Payhouse } from '@oriel/domain/testing/payhouse'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Desk } from './drive.ts'
import { cancelDeposit, expireDeposits } from './end.ts'
import { hearPayments } from './hear.ts'
import { pullArrivals, pullArrivalsAgain } from './pull.ts'

let house: Payhouse
let bank: PaymentMethodId
beforeEach(async () => {
  house = await createPayhouse()
  bank = await house.method()
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await house.database.drop()
})

const pull = () => pullArrivals(house.desk, LINK)
const heardOf = (reference: string | null, tx = 'tx', amount = 500_000n) => ({
  linkId: LINK,
  eventId: `e-${tx}`,
  news: [
    {
      about: 'order',
      reference,
      providerTx: tx,
      currency: 'USD',
      amount: String(amount),
      isBack: false,
    },
  ] as const,
})
const HOUR_MS = 3_600_000

describe('what arrived is credited', () => {
  test.each([
    ['as asked', 500_000n],
    ['one unit short', 499_999n],
    ['half of it', 250_000n],
    ['a ten-thousandth', 1n],
    ['more than asked', 900_000n],
  ])('%s', async (_name, amount) => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount })
    expect(await pull()).toMatchObject({ credited: 1, parked: 0 })
    expect(await house.balance('available', id)).toBe(amount)
    expect(await house.facing('clearing')).toBe(-amount)
    expect(await house.read(id, order.number)).toMatchObject({
      state: 'credited',
      received: amount,
      isLate: false,
    })
  })

  test('and what reached the wallet is to be staked, once for each arrival', async () => {
    const { id } = await house.member()
    const method = await house.method({
      code: 'fee',
      fee: { fixed: 10_000n, ppm: 0, least: 0n, most: null },
    })
    const { reference, number } = await house.order(id, method, 500_000n)
    house.outside.pay({ tx: 'one', reference, amount: 500_000n })
    await pull()
    await pullArrivalsAgain(house.desk, LINK)
    house.outside.pay({ tx: 'two', reference, amount: 300_000n })
    await pull()
    const whose = { siteId: HERE, memberId: id, currency: 'USD' } as const
    const { needs } = await listNeeds(house.database.rows, { ...whose, after: null, count: 9 })
    expect(needs).toMatchObject([
      { name: number, base: 290_000n, needed: 290_000n, endedAt: null },
      { name: number, base: 490_000n, needed: 490_000n, endedAt: null },
    ])
  })

  test('once, told by 20 hooks and 20 readings of the feed at once, by four processes', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    const processes = Array.from({ length: 4 }, () => {
      const database = openDatabase({ url: house.database.url, name: 'worker', max: 4 })
      const desk: Desk = { ...house.desk, database, ledger: createLedger(database) }
      return desk
    })
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const desk = processes[at % 4] ?? house.desk
        await hearPayments(desk, heardOf(order.reference))
        await pullArrivals(desk, LINK)
      }),
    )
    await Promise.all(processes.map(({ database }) => database.close()))
    expect(await house.balance('available', id)).toBe(500_000n)
    expect((await house.read(id, order.number)).received).toBe(500_000n)
    expect(await house.cases('hook')).toEqual([])
  })

  test('twice where it was paid twice', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    await pull()
    house.outside.pay({ tx: 'two', reference: order.reference, amount: 500_000n })
    await pull()
    expect(await house.balance('available', id)).toBe(1_000_000n)
    expect((await house.read(id, order.number)).received).toBe(1_000_000n)
  })

  test('with the provider that a day later tells it again', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    await pull()
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    expect(await pull()).toMatchObject({ credited: 0, parked: 0 })
    expect(await house.balance('available', id)).toBe(500_000n)
    expect(await house.cases('arrival')).toEqual([])
  })

  test('before the provider has answered the order itself', async () => {
    const { id } = await house.member()
    house.outside.plan((call) => (call.startsWith('open') ? 'lost' : 'answered'))
    const order = await house.order(id, bank, 500_000n)
    expect(order.state).toBe('created')
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    await pull()
    expect((await house.read(id, order.number)).state).toBe('credited')
  })

  test.each([
    [
      'with spaces and small letters',
      (code: string) => `top up ${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`,
    ],
    ['with O for 0', (code: string) => code.replaceAll('0', 'O')],
  ])('found by its message %s', async (_name, write) => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', message: write(order.reference), amount: 500_000n })
    expect(await pull()).toMatchObject({ credited: 1 })
    expect(await house.balance('available', id)).toBe(500_000n)
  })

  test('less the fee of the method the order was made with, whatever the method costs now', async () => {
    const { id } = await house.member()
    const dear = await house.method({ fee: { fixed: 10_000n, ppm: 0, least: 0n, most: null } })
    const order = await house.order(id, dear, 1_000_000n)
    await house.method({ fee: { fixed: 90_000n, ppm: 0, least: 0n, most: null } })
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 1_000_000n, fee: 12_000n })
    await pull()
    expect(await house.balance('available', id)).toBe(990_000n)
    expect(await house.facing('clearing')).toBe(-988_000n)
    expect(await house.facing('fee')).toBe(-2_000n)
    const shown = { received: 1_000_000n, toWallet: 990_000n, fee: 10_000n }
    expect(await house.read(id, order.number)).toMatchObject(shown)
  })

  test('after what the member owes, once, in one journal', async () => {
    const { id } = await house.member()
    await owe(id, 700_000n)
    const order = await house.order(id, bank, 2_000_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 2_000_000n })
    house.outside.pay({ tx: 'two', reference: order.reference, amount: 100_000n })
    await pull()
    expect(await house.balance('owed', id)).toBe(0n)
    expect(await house.balance('available', id)).toBe(1_400_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 2_000_000n })
    await pull()
    expect(await house.balance('available', id)).toBe(1_400_000n)
    const one = await house.arrival('one')
    expect([one.to_available, one.to_owed]).toEqual([1_300_000n, 700_000n])
    const shown = { received: 2_100_000n, toWallet: 1_400_000n, fee: 0n }
    expect(await house.read(id, order.number)).toMatchObject(shown)
  })

  test.each([
    ['1 s', 1_000, 'credited'],
    ['71 h', 71 * HOUR_MS, 'credited'],
    ['73 h', 73 * HOUR_MS, 'review'],
  ])('%s after the time of its order: %s ms: %s', async (_name, ms, state) => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    await plant(house.database, `UPDATE deposits SET expires_at = house_now() - interval '4 days'`)
    await expireDeposits(house.desk)
    const end = (await house.read(id, order.number)).expiresAt.getTime()
    const at = new Date(end + ms)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n, at })
    await pull()
    expect((await house.read(id, order.number)).state).toBe(state)
    const isCredited = state === 'credited'
    expect(await house.balance('available', id)).toBe(isCredited ? 500_000n : 0n)
    expect(await house.suspense()).toBe(isCredited ? 0n : 500_000n)
  })

  test('after the member has cancelled', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    await cancelDeposit(house.desk, { siteId: HERE, memberId: id, number: order.number })
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    await pull()
    expect(await house.read(id, order.number)).toMatchObject({ state: 'credited', isLate: true })
  })
})

describe('what is not certain is set aside, and nobody is credited', () => {
  const asideOf = async () => ({
    suspense: await house.suspense(),
    cases: (await house.cases('arrival')).map(({ subject }) => subject),
  })

  test('a reference that nobody has, and a code with one wrong sign', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    const last = reference.at(-1) === '7' ? '8' : '7'
    house.outside.pay({ tx: 'one', reference: 'OR0000000', amount: 500_000n })
    house.outside.pay({ tx: 'two', message: reference.slice(0, -1) + last, amount: 500_000n })
    expect(await pull()).toMatchObject({ credited: 0, parked: 2 })
    expect(await house.balance('available', id)).toBe(0n)
    expect(await asideOf()).toEqual({ suspense: 1_000_000n, cases: ['one', 'two'] })
  })

  test('a message that names two orders', async () => {
    const { id } = await house.member()
    const [one, two] = [
      await house.order(id, bank, 500_000n),
      await house.order(id, bank, 500_000n),
    ]
    const message = `${one.reference} ${two.reference}`
    house.outside.pay({ tx: 'one', message, amount: 500_000n })
    expect(await pull()).toMatchObject({ credited: 0, parked: 1 })
  })

  test('another currency than that of the order', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    const { reference } = order
    house.outside.pay({ tx: 'one', reference, amount: 500_000n, currency: 'VND' })
    await pull()
    expect(await house.read(id, order.number)).toMatchObject({
      state: 'review',
      reason: 'other_currency',
      received: 0n,
    })
    expect(await house.suspense('VND')).toBe(500_000n)
    expect(await house.balance('available', id, 'VND')).toBe(0n)
  })

  test.each([
    ['NGUYEN VAN AN', 'credited'],
    ['NGUYEN AN', 'credited'],
    ['TRAN THI BINH', 'review'],
    [null, 'credited'],
  ])('paid by %s: %s', async (name, state) => {
    const { id } = await house.member('Nguyễn Văn An')
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n, name })
    await pull()
    expect((await house.read(id, order.number)).state).toBe(state)
  })

  test('for a member who was frozen meanwhile', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    await plant(house.database, `UPDATE members SET state = 'frozen' WHERE id = '${id}'`)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    await pull()
    expect(await house.balance('available', id)).toBe(0n)
    expect(await asideOf()).toEqual({ suspense: 500_000n, cases: ['one'] })
  })

  test('what a limit of the day has no room for, in the same journal', async () => {
    const { id } = await house.member()
    const where = { siteId: HERE, direction: 'in', currency: 'USD' } as const
    await saveDayLimit(house.database.rows, where, 1_000_000n)
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 1_200_000n })
    house.outside.pay({ tx: 'two', reference: order.reference, amount: 300_000n })
    await pull()
    expect(await house.balance('available', id)).toBe(1_000_000n)
    expect(await asideOf()).toEqual({ suspense: 500_000n, cases: ['one', 'two'] })
    expect(await house.read(id, order.number)).toMatchObject({ received: 1_000_000n })
  })

  test('what its payer had taken back before it was first heard of', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    const takenBack = { kind: 'chargeback', state: 'taken', fee: 0n, at: new Date() } as const
    house.outside.pay({ tx: 'one', reference, amount: 500_000n, takenBack })
    expect(await pull()).toMatchObject({ credited: 0, parked: 1 })
    expect(await house.balance('available', id)).toBe(0n)
    expect(await asideOf()).toEqual({ suspense: 500_000n, cases: ['one'] })
  })

  test('what is told differently after it was credited is a case, and posts nothing', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference, amount: 500_000n })
    await pull()
    house.outside.pay({ tx: 'one', reference, amount: 700_000n })
    await pull()
    house.outside.pay({ tx: 'one', reference, amount: 500_000n, state: 'void' })
    await pull()
    expect(await house.balance('available', id)).toBe(500_000n)
    expect((await asideOf()).cases).toEqual(['told:one'])
  })
})

describe('on its way', () => {
  test('worth less than the smallest coin it is nothing, and holds up no order', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'dust', reference: order.reference, amount: 0n })
    expect(await pull()).toMatchObject({ credited: 0, parked: 0 })
    expect((await house.read(id, order.number)).state).toBe('awaiting')
  })

  test('is shown, and ends as void: never credited, and the order waits again', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    const seen = { tx: 'one', reference: order.reference, amount: 500_000n }
    house.outside.pay({ ...seen, state: 'seen' })
    await pull()
    expect((await house.read(id, order.number)).state).toBe('seen')
    expect(
      await cancelDeposit(house.desk, { siteId: HERE, memberId: id, number: order.number }),
    ).toEqual({ ok: false, reason: 'too_late' })
    house.outside.pay({ ...seen, state: 'void' })
    await pull()
    expect((await house.read(id, order.number)).state).toBe('awaiting')
    expect(await house.balance('available', id)).toBe(0n)
    house.outside.pay(seen)
    await pull()
    expect((await house.read(id, order.number)).state).toBe('credited')
  })
})

async function owe(memberId: MemberId, units: bigint): Promise<void> {
  const posted = await house.ledger.postAlone({
    key: `test:${newId()}`,
    kind: 'test',
    cause: { kind: 'test', id: 'owed' },
    entries: [
      { account: memberAccount(memberId, 'owed', 'USD'), units: -units },
      { account: facingAccount(HERE, 'gaming', 'GPTE', 'USD'), units },
    ],
  })
  expect(posted.ok).toBe(true)
}
