import { plant } from '@oriel/dev-world/testing/plant'
import { keepHook, type PaymentMethodId } from '@oriel/domain/payment'
import { createPayhouse, HERE, LINK, type Payhouse } from '@oriel/domain/testing/payhouse'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDepositFigures } from './figures.ts'
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
const heardOf = (reference: string | null, tx = 'tx', amount = 500_000n, isBack = false) => ({
  linkId: LINK,
  eventId: `e-${tx}`,
  news: [
    { about: 'order', reference, providerTx: tx, currency: 'USD', amount: String(amount), isBack },
  ] as const,
})

describe('hooks', () => {
  test('an amount that differs from the status is a case, and the status counts', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference, amount: 500_000n })
    await hearPayments(house.desk, heardOf(reference, 'one', 900_000n))
    expect(await house.balance('available', id)).toBe(500_000n)
    expect(await house.cases('hook')).toMatchObject([{ detail: { told: '900000 USD' } }])
  })

  test('of what is credited already ask the provider nothing', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference, amount: 500_000n })
    await hearPayments(house.desk, heardOf(reference, 'one'))
    const asked = house.outside.calls.length
    await hearPayments(house.desk, heardOf(reference, 'one'))
    expect(house.outside.calls).toHaveLength(asked)
  })

  test('of what is taken back read the feed at once', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    const paid = { tx: 'one', reference, amount: 500_000n } as const
    house.outside.pay(paid)
    await hearPayments(house.desk, heardOf(reference, 'one'))
    const at = new Date()
    house.outside.pay({ ...paid, takenBack: { kind: 'return', state: 'taken', fee: 0n, at } })
    await hearPayments(house.desk, heardOf(reference, 'one', 500_000n, true))
    const disputes = await house.database.rows.selectFrom('payment_disputes').selectAll().execute()
    expect(disputes).toMatchObject([{ provider_tx: 'one', state: 'taken' }])
  })

  test('of no order are a reason to read the feed', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', message: reference, amount: 500_000n })
    await hearPayments(house.desk, heardOf(null, 'one'))
    expect(await house.balance('available', id)).toBe(500_000n)
  })

  test('are kept once; the same id with another body is a case', async () => {
    const { database } = house
    const tell = (text: string) =>
      keepHook(database, testKeys, {
        link: house.link,
        event: { eventId: 'an id / of theirs', news: [] },
        raw: Buffer.from(text),
      })
    const all = await Promise.all(Array.from({ length: 20 }, () => tell('a')))
    expect(all.filter((one) => one === 'fresh')).toHaveLength(1)
    expect(all.filter((one) => one === 'known')).toHaveLength(19)
    expect(await tell('b')).toBe('differs')
    expect(await house.cases('hook')).toHaveLength(1)
    const facts = await database.rows.selectFrom('outbox').select('name').execute()
    expect(facts.filter(({ name }) => name === 'payment.heard')).toHaveLength(1)
    const bodies = await database.rows.selectFrom('payment_hook_bodies').selectAll().execute()
    expect(bodies).toHaveLength(1)
    expect(bodies[0]?.body_sealed.includes(Buffer.from('a'.repeat(8)))).toBe(false)
  })
})

describe('the feed', () => {
  test('goes on where it stood, page by page, also when one arrival cannot be posted', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    for (let count = 0; count < 250; count += 1) {
      house.outside.pay({ tx: `t${count}`, reference: order.reference, amount: 100n })
    }
    // A key that stands for something else is a bug of ours: it must hold up nobody else's money.
    await house.ledger.postAlone({
      key: `deposit:${LINK}:t7`,
      kind: 'test',
      cause: { kind: 'test', id: 'planted' },
      entries: [
        { account: memberAccount(id, 'available', 'USD'), units: 1n },
        { account: facingAccount(HERE, 'clearing', LINK, 'USD'), units: -1n },
      ],
    })
    expect(await pull()).toMatchObject({ pages: 3, credited: 249, ended: true })
    expect(await house.cases('arrival')).toMatchObject([{ subject: 't7' }])
    expect(await pull()).toMatchObject({ pages: 1, credited: 0 })
    expect((await house.read(id, order.number)).received).toBe(24_900n)
  })

  test('that skipped some is read again from two hours ago, and credits no other twice', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    for (let count = 0; count < 20; count += 1) {
      house.outside.pay({ tx: `t${count}`, reference, amount: 100n })
    }
    const missing = Array.from({ length: 10 }, (_, at) => `t${at * 2}`)
    house.outside.skip(...missing)
    expect(await pull()).toMatchObject({ credited: 10 })
    house.outside.skip()
    await plant(house.database, `UPDATE deposit_cursors SET at = at - interval '3 hours'`)
    expect(await pullArrivalsAgain(house.desk, LINK)).toMatchObject({ credited: 10 })
    expect(await house.balance('available', id)).toBe(2_000n)
  })

  test('that was away for an hour loses nothing', async () => {
    const { id } = await house.member()
    const { reference } = await house.order(id, bank, 500_000n)
    house.outside.plan(() => 'lost')
    house.outside.pay({ tx: 'one', reference, amount: 500_000n })
    expect(await pull()).toMatchObject({ pages: 0, ended: false })
    await plant(
      house.database,
      "UPDATE deposit_feeds SET pulled_at = house_now() - interval '1 hour'",
    )
    expect((await readDepositFigures(house.database.rows)).feedSeconds).toBeGreaterThan(3_590)
    await hearPayments(house.desk, heardOf(reference, 'one'))
    house.outside.plan(() => 'answered')
    expect(await pull()).toMatchObject({ credited: 1 })
  })
})

describe('the database itself', () => {
  test('lets no arrival be credited differently, or an order be about something else', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 500_000n })
    await pull()
    const refuses = async (statement: string, constraint: string) =>
      expect(house.database.pool.query(statement)).rejects.toMatchObject({ constraint })
    await refuses('UPDATE payment_arrivals SET amount = 600000', 'deposit_arrival_stays')
    await refuses(
      'UPDATE payment_arrivals SET to_available = 0, to_fee = 500000',
      'deposit_arrival_stays',
    )
    await refuses(`UPDATE payment_arrivals SET currency = 'VND'`, 'deposit_arrival_stays')
    await refuses('UPDATE deposits SET received = 0', 'deposit_stays')
    const asked = house.database.pool.query('UPDATE deposits SET asked = 1, to_pay = 1')
    await expect(asked).rejects.toThrow('permission denied')
  })
})
