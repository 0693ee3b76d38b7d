import { plant } from '@oriel/dev-world/testing/plant'
import { pullArrivals } from '@oriel/domain/deposit'
import { saveDayLimit, type PaymentCaps } from '@oriel/domain/payment'
import { openAside, type Aside } from '@oriel/domain/testing/aside'
import { reasonOf } from '@oriel/domain/testing/cards'
import { HERE, LINK } from '@oriel/domain/testing/payhouse'
import { afterEach, describe, expect, test } from 'vitest'
import { sweepParked, sweepRefunds } from './arrival.ts'

const REFUNDS: Partial<PaymentCaps> = { refund: true }
const PAYOUTS: Partial<PaymentCaps> = { payout: true }

let aside: Aside
let house: Aside['house']
let bank: Aside['bank']
async function open(caps: Partial<PaymentCaps> = {}): Promise<void> {
  aside = await openAside(caps)
  ;({ house, bank } = aside)
}
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await aside.close()
})

describe('sent back to its payer', () => {
  test('by the provider that took it, with what that costs', async () => {
    await open(REFUNDS)
    await aside.paidToNobody()
    expect(reasonOf(await aside.agree('arrival.send_back', {}))).toBe('done')
    expect(house.sent.refunded).toEqual(['one'])
    expect(await aside.one()).toMatchObject({ state: 'sent_back' })
    expect(await house.arrival('one')).toMatchObject({ state: 'sent_back' })
    expect([await house.suspense(), await house.facing('clearing')]).toEqual([0n, 120n])
    expect(await house.facing('fee')).toBe(-120n)
    expect(await house.cases('arrival')).toEqual([])
    await aside.wake()
    await aside.work()
    expect(await aside.refunds()).toHaveLength(1)
  })

  test('as a payout to where it came from, once its bank is named', async () => {
    await open(PAYOUTS)
    await aside.paidToNobody(500_000n, { name: 'MARK TWAIN', account: '0011223344' })
    await aside.agree('arrival.send_back', {})
    expect(await aside.one()).toMatchObject({ state: 'waiting', trouble: 'no_institution' })
    await aside.agree('arrival.send_back', { institution: 'chase' })
    const payee = {
      kind: 'bank',
      institution: 'chase',
      account: '0011223344',
      holder: 'MARK TWAIN',
    }
    expect(house.sent.asked).toMatchObject([{ amount: 500_000n, payee }])
    expect(await aside.one()).toMatchObject({ state: 'sent_back' })
  })

  test.each<[string, Partial<PaymentCaps>, object, string]>([
    ['its provider can send nothing', {}, {}, 'cannot_send'],
    ['nobody knows who paid', PAYOUTS, { name: null }, 'no_payer'],
  ])('not where %s: people see why', async (_name, caps, payer, trouble) => {
    await open(caps)
    await aside.paidToNobody(500_000n, payer)
    await aside.agree('arrival.send_back', { institution: 'chase' })
    expect(await aside.one()).toMatchObject({ state: 'waiting', trouble })
    expect(await aside.refunds()).toEqual([])
  })

  test('refused by the provider, it waits for people again, and goes by another reference', async () => {
    await open(REFUNDS)
    await aside.paidToNobody()
    house.sent.plan((call) => (call.startsWith('payout') ? 'refused' : 'answered'))
    await aside.agree('arrival.send_back', {})
    expect(await aside.one()).toMatchObject({ state: 'waiting', trouble: 'payee_invalid' })
    expect(await house.suspense()).toBe(500_000n)
    house.sent.plan(() => 'answered')
    await aside.agree('arrival.send_back', {})
    expect(await aside.one()).toMatchObject({ state: 'sent_back' })
    const made = await aside.refunds()
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(2)
  })

  test.each(['lost', 'cut', 'late'] as const)('once, where the answer is %s', async (fate) => {
    await open(REFUNDS)
    await aside.paidToNobody()
    house.sent.plan((_call, index) => (index === 0 ? fate : 'answered'))
    await aside.agree('arrival.send_back', {})
    house.sent.arrive()
    for (let turn = 0; turn < 3; turn += 1) {
      await aside.wake()
      await aside.work()
    }
    expect(await aside.one()).toMatchObject({ state: 'sent_back' })
    expect(house.sent.paid).toBe(500_000n)
    expect(await house.facing('clearing')).toBe(120n)
  })

  test('the part above a limit, by the worker alone', async () => {
    await open(REFUNDS)
    const { id } = await house.member()
    const where = { siteId: HERE, direction: 'in', currency: 'USD' } as const
    await saveDayLimit(house.database.rows, where, 1_000_000n)
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference: order.reference, amount: 1_200_000n })
    await pullArrivals(house.desk, LINK)
    await aside.work()
    expect(await aside.one()).toMatchObject({ state: 'sent_back', amount: 200_000n, is_rest: true })
    expect(house.sent.asked).toMatchObject([{ amount: 200_000n }])
    // What was credited stays so.
    expect(await house.balance('available', id)).toBe(1_000_000n)
    expect(await house.read(id, order.number)).toMatchObject({ state: 'credited' })
  })

  test('the order it came for says so', async () => {
    await open(REFUNDS)
    const { id } = await house.member('Sophia Reyes')
    const order = await house.order(id, bank, 500_000n)
    house.outside.pay({
      tx: 'one',
      reference: order.reference,
      amount: 500_000n,
      name: 'Mark Twain',
    })
    await pullArrivals(house.desk, LINK)
    await aside.agree('arrival.send_back', {})
    const after = await house.read(id, order.number)
    expect(after).toMatchObject({ state: 'refused', reason: 'sent_back' })
  })

  test('and died at each boundary it is sent once', async () => {
    await open(REFUNDS)
    const seen = new Set<string>()
    let dead = ''
    const desk = {
      ...house.desk,
      at: (boundary: string): void => {
        if (dead !== '' || seen.has(boundary)) return
        seen.add(boundary)
        dead = boundary
        throw new Error(`died at ${boundary}`)
      },
    }
    await aside.paidToNobody()
    const made = await aside.propose(aside.maker, 'arrival.send_back', {
      parked_id: (await aside.one()).id,
    })
    if (!made.ok) throw new Error(made.reason)
    await aside.vote(aside.checker, made.value)
    for (let turn = 0; turn < 30; turn += 1) {
      dead = ''
      await aside.wake()
      await sweepParked(desk).catch(() => 0)
      dead = ''
      await sweepRefunds(desk).catch(() => 0)
    }
    expect([...seen].toSorted()).toEqual([
      'after ask',
      'after send',
      'before ask',
      'before refund made',
      'before send',
      'ended',
      'refund made',
      'take refund',
    ])
    expect(house.sent.paid).toBe(500_000n)
    expect(await aside.one()).toMatchObject({ state: 'sent_back' })
  })

  test('as a payout, where the provider takes no refund of it any more', async () => {
    await open({ ...REFUNDS, ...PAYOUTS })
    await aside.paidToNobody(500_000n, { name: 'MARK TWAIN', account: '0011223344' })
    const [late, all] = ['refused', 'answered'] as const
    house.sent.plan((call) => (call.startsWith('payout') ? late : all), 'payee_invalid')
    await aside.agree('arrival.send_back', {})
    await plant(house.database, `UPDATE payment_refunds SET reason = 'too_late'`)
    house.sent.plan(() => 'answered')
    await aside.agree('arrival.send_back', { institution: 'chase' })
    expect((await aside.refunds()).map(({ way }) => way).toSorted()).toEqual(['payout', 'refund'])
    expect(await aside.one()).toMatchObject({ state: 'sent_back' })
  })
})
