import type { MemberId } from '@oriel/core/id'
import { plant } from '@oriel/dev-world/testing/plant'
import { pullArrivals } from '@oriel/domain/deposit'
import { type PaymentCaps } from '@oriel/domain/payment'
import { findItem, queuesOf, readFacts } from '@oriel/domain/queue'
import { openAside, type Aside } from '@oriel/domain/testing/aside'
import { reasonOf } from '@oriel/domain/testing/cards'
import { HERE, LINK } from '@oriel/domain/testing/payhouse'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readParkedFigures, sweepParked } from './arrival.ts'

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

describe('given to a member by two people', () => {
  beforeEach(() => open())

  test('it is theirs once, is to be staked, and their order is credited', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    await aside.paidToNobody()
    expect(await house.suspense()).toBe(500_000n)
    expect(reasonOf(await aside.agree('arrival.give', { to: order.number }))).toBe('done')
    await aside.work()
    expect(await house.balance('available', id)).toBe(500_000n)
    expect(await house.suspense()).toBe(0n)
    expect(await aside.one()).toMatchObject({ state: 'given', member_id: id, order_id: order.id })
    expect(await house.read(id, order.number)).toMatchObject({
      state: 'credited',
      received: 500_000n,
    })
    expect(await house.arrival('one')).toMatchObject({ state: 'credited', given_to: id })
    expect(await house.cases('arrival')).toEqual([])
    const needs = await house.database.rows.selectFrom('turnover_needs').selectAll().execute()
    expect(needs).toMatchObject([{ member_id: id, base: 500_000n, name: order.number }])
  })

  test('by account, where there is no order', async () => {
    const { id, account } = await house.member()
    await aside.paidToNobody()
    expect(reasonOf(await aside.agree('arrival.give', { to: ` ${account.toUpperCase()} ` }))).toBe(
      'done',
    )
    expect(await house.balance('available', id)).toBe(500_000n)
    expect(await aside.one()).toMatchObject({ state: 'given', order_id: null })
  })

  test('after what they owe', async () => {
    const { id, account } = await house.member()
    await owe(id, 200_000n)
    await aside.paidToNobody()
    await aside.agree('arrival.give', { to: account })
    expect(await house.balance('available', id)).toBe(300_000n)
    expect(await house.balance('owed', id)).toBe(0n)
  })

  test('in another currency than their order is in, which is refused for that', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    const { reference } = order
    house.outside.pay({ tx: 'one', reference, amount: 900_000n, currency: 'VND' })
    await pullArrivals(house.desk, LINK)
    expect(reasonOf(await aside.agree('arrival.give', { to: order.number }))).toBe('done')
    expect(await house.balance('available', id, 'VND')).toBe(900_000n)
    const after = await house.read(id, order.number)
    expect(after).toMatchObject({ state: 'refused', reason: 'other_currency', received: 0n })
  })

  test('nobody alone, nobody who may not, and not without both', async () => {
    const { account } = await house.member()
    await aside.paidToNobody()
    const input = { parked_id: (await aside.one()).id, to: account }
    expect(reasonOf(await aside.propose(aside.checker, 'arrival.give', input))).toBe('not_allowed')
    const made = await aside.propose(aside.maker, 'arrival.give', input)
    if (!made.ok) throw new Error(made.reason)
    expect(reasonOf(await aside.vote(aside.maker, made.value))).not.toBe('done')
    expect(reasonOf(await aside.vote(aside.checker, made.value, 'no'))).toBe('done')
    await aside.work()
    expect(await aside.one()).toMatchObject({ state: 'waiting', member_id: null })
    // The office writes down nothing that nobody has agreed to.
    const by = aside.office.office.rows
      .updateTable('parked_arrivals')
      .set({ state: 'sending' })
      .where('state', '=', 'waiting')
    await expect(by.execute()).rejects.toMatchObject({ constraint: 'arrival_agreed' })
  })

  test.each([
    ['an account that nobody has', 'receiver_unknown', () => 'nobody-here'],
    ['an order that nobody has', 'receiver_unknown', () => 'D260101-000000'],
  ])('not to %s', async (_name, reason, to) => {
    await aside.paidToNobody()
    const input = { parked_id: (await aside.one()).id, to: to() }
    expect(reasonOf(await aside.propose(aside.maker, 'arrival.give', input))).toBe(reason)
  })

  test('not to another than whose order the payer has named', async () => {
    const [{ id }, { account }] = [await house.member('Sophia Reyes'), await house.member()]
    const { reference } = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference, amount: 500_000n, name: 'Mark Twain' })
    await pullArrivals(house.desk, LINK)
    expect(await aside.one()).toMatchObject({ reason: 'other_name' })
    const input = { parked_id: (await aside.one()).id, to: account }
    expect(reasonOf(await aside.propose(aside.maker, 'arrival.give', input))).toBe('other_order')
  })

  test('where they have closed their account meanwhile, people see it again', async () => {
    const { id, account } = await house.member()
    await aside.paidToNobody()
    const made = await aside.propose(aside.maker, 'arrival.give', {
      parked_id: (await aside.one()).id,
      to: account,
    })
    if (!made.ok) throw new Error(made.reason)
    await aside.vote(aside.checker, made.value)
    await plant(
      house.database,
      `UPDATE members SET state = 'removed', account = '-' || id WHERE id = '${id}'`,
    )
    await aside.work()
    expect(await aside.one()).toMatchObject({ state: 'waiting', trouble: 'member_removed' })
    expect(await house.suspense()).toBe(500_000n)
  })

  test('by 20 workers at once, once', async () => {
    const { id, account } = await house.member()
    await aside.paidToNobody()
    const made = await aside.propose(aside.maker, 'arrival.give', {
      parked_id: (await aside.one()).id,
      to: account,
    })
    if (!made.ok) throw new Error(made.reason)
    await aside.vote(aside.checker, made.value)
    await Promise.all(Array.from({ length: 20 }, () => sweepParked(house.desk)))
    expect(await house.balance('available', id)).toBe(500_000n)
  })
})

const owe = async (memberId: MemberId, units: bigint): Promise<void> => {
  const entries = [
    { account: memberAccount(memberId, 'owed', 'USD'), units: -units },
    { account: memberAccount(memberId, 'available', 'USD'), units },
  ]
  const cause = { kind: 'test', id: 'owe' } as const
  const ledger = createLedger(house.database)
  await ledger.postAlone({ key: `owe:${memberId}`, kind: 'test', cause, entries })
  const back = [
    { account: memberAccount(memberId, 'available', 'USD'), units: -units },
    { account: memberAccount(memberId, 'bonus', 'USD'), units },
  ]
  await ledger.postAlone({ key: `spent:${memberId}`, kind: 'test', cause, entries: back })
}

describe('the queue', () => {
  test('shows who paid, whose it may be, the best first, and how long it waits', async () => {
    await open()
    const who = await house.member('Nguyễn Thị Hồng')
    const other = await house.member('Somebody Else')
    const right = await house.order(who.id, bank, 500_000n)
    await house.order(other.id, bank, 500_000n)
    // One sign of the code is wrong.
    const sign = right.reference.endsWith('1') ? '2' : '1'
    const message = `${right.reference.slice(0, -1)}${sign}`
    house.outside.pay({ tx: 'one', message, amount: 500_000n, name: 'NGUYEN THI HONG' })
    await pullArrivals(house.desk, LINK)
    const viewer = { siteId: HERE, staffId: aside.maker.staffId, personId: aside.maker.personId }
    const queue = (await queuesOf(aside.office.office.rows, viewer)).get('arrivals')
    if (!queue) throw new Error('no queue')
    const { id } = await aside.one()
    expect(await findItem(aside.office.office.rows, queue, viewer, id)).toMatchObject({
      amount: 500_000n,
      fields: { reason: 'no_order', link: LINK },
    })
    const asked = { rows: aside.office.office.rows, keys: testKeys }
    expect(await readFacts(asked, queue, viewer, id)).toMatchObject({
      'payer.name': 'NGUYEN THI HONG',
      'candidate.0.number': right.number,
      'candidate.0.account': who.account,
      'candidate.0.named': 'near',
      'candidate.0.agrees': 4,
      'candidate.1.agrees': 2,
    })
    const { waitingSeconds } = await readParkedFigures(house.database.rows)
    expect(waitingSeconds).toBeGreaterThan(0)
    const support = await aside.office.actor('mai.srisuk')
    const seen = { siteId: HERE, staffId: support.staffId, personId: support.personId }
    expect((await queuesOf(aside.office.office.rows, seen)).has('arrivals')).toBe(false)
  })
})
