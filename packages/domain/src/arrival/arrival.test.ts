import type { MemberId } from '@oriel/core/id'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import type { Actor } from '@oriel/domain/command'
import { pullArrivals } from '@oriel/domain/deposit'
import { saveDayLimit, type PaymentCaps, type PaymentMethodId } from '@oriel/domain/payment'
import {
  commands,
  decideProposal,
  makeProposal,
  type ProposalId,
  type Vote,
} from '@oriel/domain/proposal'
import { findItem, queuesOf, readFacts } from '@oriel/domain/queue'
import { reasonOf } from '@oriel/domain/testing/cards'
import { openTestOffice, type TestOffice } from '@oriel/domain/testing/office'
import { HERE, LINK, openPayhouse, type Payhouse } from '@oriel/domain/testing/payhouse'
import { createLedger } from '@oriel/ledger/ledger'
import { memberAccount } from '@oriel/ledger/chart'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readParkedFigures, sweepParked, sweepRefunds } from './arrival.ts'

const WHY = 'payer, amount and time agree'
const NOW = new Date('2026-11-19T12:00:00.000Z')
const REFUNDS: Partial<PaymentCaps> = { refund: true }
const PAYOUTS: Partial<PaymentCaps> = { payout: true }

let house: Payhouse
let office: TestOffice
let bank: PaymentMethodId
let maker: Actor
let checker: Actor
async function open(caps: Partial<PaymentCaps> = {}): Promise<void> {
  house = await openPayhouse(await toldDatabase(), caps)
  bank = await house.method()
  office = openTestOffice(house.database, 8)
  maker = await office.actor('pham.ha')
  checker = await office.actor('tran.lan')
}
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await office.close()
  await house.database.drop()
})

const parked = () =>
  house.database.rows.selectFrom('parked_arrivals').selectAll().orderBy('entered_at').execute()
async function one() {
  const [only, ...more] = await parked()
  if (!only || more.length > 0) throw new Error(`${more.length + 1} are set aside`)
  return only
}
const refunds = () => house.database.rows.selectFrom('payment_refunds').selectAll().execute()
const work = async (): Promise<void> => {
  await sweepParked(house.desk)
  await sweepRefunds(house.desk)
}
/** Time passes for whatever rests. */
const wake = () =>
  plant(
    house.database,
    'UPDATE payment_refunds SET due_at = house_now(), taken_until = NULL WHERE ended_at IS NULL',
    'UPDATE parked_arrivals SET due_at = house_now() WHERE due_at IS NOT NULL',
  )

function propose(actor: Actor, permission: 'arrival.give' | 'arrival.send_back', input: object) {
  const found = commands.get(permission)
  if (!found) throw new Error(`there is no ${permission}`)
  return makeProposal(office.tools, actor, { one: found, input, siteId: HERE }, WHY, NOW)
}
async function vote(actor: Actor, id: ProposalId, given: Vote = 'yes') {
  const { command_hash: hash } = await office.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return decideProposal(office.tools, commands, actor, { id, vote: given, reason: WHY, hash }, NOW)
}
/** Two people agree, and the worker does it. */
async function agree(permission: 'arrival.give' | 'arrival.send_back', input: object) {
  const made = await propose(maker, permission, { parked_id: (await one()).id, ...input })
  if (!made.ok) return made
  const voted = await vote(checker, made.value)
  await work()
  return voted
}

/** Somebody pays under a reference that nobody has. */
async function paidToNobody(amount = 500_000n, more: object = {}): Promise<void> {
  house.outside.pay({ tx: 'one', reference: 'ORNOBODY', amount, ...more })
  await pullArrivals(house.desk, LINK)
}

describe('given to a member by two people', () => {
  beforeEach(() => open())

  test('it is theirs once, is to be staked, and their order is credited', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    await paidToNobody()
    expect(await house.suspense()).toBe(500_000n)
    expect(reasonOf(await agree('arrival.give', { to: order.number }))).toBe('done')
    await work()
    expect(await house.balance('available', id)).toBe(500_000n)
    expect(await house.suspense()).toBe(0n)
    expect(await one()).toMatchObject({ state: 'given', member_id: id, order_id: order.id })
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
    await paidToNobody()
    expect(reasonOf(await agree('arrival.give', { to: ` ${account.toUpperCase()} ` }))).toBe('done')
    expect(await house.balance('available', id)).toBe(500_000n)
    expect(await one()).toMatchObject({ state: 'given', order_id: null })
  })

  test('after what they owe', async () => {
    const { id, account } = await house.member()
    await owe(id, 200_000n)
    await paidToNobody()
    await agree('arrival.give', { to: account })
    expect(await house.balance('available', id)).toBe(300_000n)
    expect(await house.balance('owed', id)).toBe(0n)
  })

  test('in another currency than their order is in, which is refused for that', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, 500_000n)
    const { reference } = order
    house.outside.pay({ tx: 'one', reference, amount: 900_000n, currency: 'VND' })
    await pullArrivals(house.desk, LINK)
    expect(reasonOf(await agree('arrival.give', { to: order.number }))).toBe('done')
    expect(await house.balance('available', id, 'VND')).toBe(900_000n)
    const after = await house.read(id, order.number)
    expect(after).toMatchObject({ state: 'refused', reason: 'other_currency', received: 0n })
  })

  test('nobody alone, nobody who may not, and not without both', async () => {
    const { account } = await house.member()
    await paidToNobody()
    const input = { parked_id: (await one()).id, to: account }
    expect(reasonOf(await propose(checker, 'arrival.give', input))).toBe('not_allowed')
    const made = await propose(maker, 'arrival.give', input)
    if (!made.ok) throw new Error(made.reason)
    expect(reasonOf(await vote(maker, made.value))).not.toBe('done')
    expect(reasonOf(await vote(checker, made.value, 'no'))).toBe('done')
    await work()
    expect(await one()).toMatchObject({ state: 'waiting', member_id: null })
    // The office writes down nothing that nobody has agreed to.
    const by = office.office.rows
      .updateTable('parked_arrivals')
      .set({ state: 'sending' })
      .where('state', '=', 'waiting')
    await expect(by.execute()).rejects.toMatchObject({ constraint: 'arrival_agreed' })
  })

  test.each([
    ['an account that nobody has', 'receiver_unknown', () => 'nobody-here'],
    ['an order that nobody has', 'receiver_unknown', () => 'D260101-000000'],
  ])('not to %s', async (_name, reason, to) => {
    await paidToNobody()
    const input = { parked_id: (await one()).id, to: to() }
    expect(reasonOf(await propose(maker, 'arrival.give', input))).toBe(reason)
  })

  test('not to another than whose order the payer has named', async () => {
    const [{ id }, { account }] = [await house.member('Sophia Reyes'), await house.member()]
    const { reference } = await house.order(id, bank, 500_000n)
    house.outside.pay({ tx: 'one', reference, amount: 500_000n, name: 'Mark Twain' })
    await pullArrivals(house.desk, LINK)
    expect(await one()).toMatchObject({ reason: 'other_name' })
    const input = { parked_id: (await one()).id, to: account }
    expect(reasonOf(await propose(maker, 'arrival.give', input))).toBe('other_order')
  })

  test('where they have closed their account meanwhile, people see it again', async () => {
    const { id, account } = await house.member()
    await paidToNobody()
    const made = await propose(maker, 'arrival.give', { parked_id: (await one()).id, to: account })
    if (!made.ok) throw new Error(made.reason)
    await vote(checker, made.value)
    await plant(
      house.database,
      `UPDATE members SET state = 'removed', account = '-' || id WHERE id = '${id}'`,
    )
    await work()
    expect(await one()).toMatchObject({ state: 'waiting', trouble: 'member_removed' })
    expect(await house.suspense()).toBe(500_000n)
  })

  test('by 20 workers at once, once', async () => {
    const { id, account } = await house.member()
    await paidToNobody()
    const made = await propose(maker, 'arrival.give', { parked_id: (await one()).id, to: account })
    if (!made.ok) throw new Error(made.reason)
    await vote(checker, made.value)
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

describe('sent back to its payer', () => {
  test('by the provider that took it, with what that costs', async () => {
    await open(REFUNDS)
    await paidToNobody()
    expect(reasonOf(await agree('arrival.send_back', {}))).toBe('done')
    expect(house.sent.refunded).toEqual(['one'])
    expect(await one()).toMatchObject({ state: 'sent_back' })
    expect(await house.arrival('one')).toMatchObject({ state: 'sent_back' })
    expect([await house.suspense(), await house.facing('clearing')]).toEqual([0n, 120n])
    expect(await house.facing('fee')).toBe(-120n)
    expect(await house.cases('arrival')).toEqual([])
    await wake()
    await work()
    expect(await refunds()).toHaveLength(1)
  })

  test('as a payout to where it came from, once its bank is named', async () => {
    await open(PAYOUTS)
    await paidToNobody(500_000n, { name: 'MARK TWAIN', account: '0011223344' })
    await agree('arrival.send_back', {})
    expect(await one()).toMatchObject({ state: 'waiting', trouble: 'no_institution' })
    await agree('arrival.send_back', { institution: 'chase' })
    const payee = {
      kind: 'bank',
      institution: 'chase',
      account: '0011223344',
      holder: 'MARK TWAIN',
    }
    expect(house.sent.asked).toMatchObject([{ amount: 500_000n, payee }])
    expect(await one()).toMatchObject({ state: 'sent_back' })
  })

  test.each<[string, Partial<PaymentCaps>, object, string]>([
    ['its provider can send nothing', {}, {}, 'cannot_send'],
    ['nobody knows who paid', PAYOUTS, { name: null }, 'no_payer'],
  ])('not where %s: people see why', async (_name, caps, payer, trouble) => {
    await open(caps)
    await paidToNobody(500_000n, payer)
    await agree('arrival.send_back', { institution: 'chase' })
    expect(await one()).toMatchObject({ state: 'waiting', trouble })
    expect(await refunds()).toEqual([])
  })

  test('refused by the provider, it waits for people again, and goes by another reference', async () => {
    await open(REFUNDS)
    await paidToNobody()
    house.sent.plan((call) => (call.startsWith('payout') ? 'refused' : 'answered'))
    await agree('arrival.send_back', {})
    expect(await one()).toMatchObject({ state: 'waiting', trouble: 'payee_invalid' })
    expect(await house.suspense()).toBe(500_000n)
    house.sent.plan(() => 'answered')
    await agree('arrival.send_back', {})
    expect(await one()).toMatchObject({ state: 'sent_back' })
    const made = await refunds()
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(2)
  })

  test.each(['lost', 'cut', 'late'] as const)('once, where the answer is %s', async (fate) => {
    await open(REFUNDS)
    await paidToNobody()
    house.sent.plan((_call, index) => (index === 0 ? fate : 'answered'))
    await agree('arrival.send_back', {})
    house.sent.arrive()
    for (let turn = 0; turn < 3; turn += 1) {
      await wake()
      await work()
    }
    expect(await one()).toMatchObject({ state: 'sent_back' })
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
    await work()
    expect(await one()).toMatchObject({ state: 'sent_back', amount: 200_000n, is_rest: true })
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
    await agree('arrival.send_back', {})
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
    await paidToNobody()
    const made = await propose(maker, 'arrival.send_back', { parked_id: (await one()).id })
    if (!made.ok) throw new Error(made.reason)
    await vote(checker, made.value)
    for (let turn = 0; turn < 30; turn += 1) {
      dead = ''
      await wake()
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
    expect(await one()).toMatchObject({ state: 'sent_back' })
  })

  test('as a payout, where the provider takes no refund of it any more', async () => {
    await open({ ...REFUNDS, ...PAYOUTS })
    await paidToNobody(500_000n, { name: 'MARK TWAIN', account: '0011223344' })
    const [late, all] = ['refused', 'answered'] as const
    house.sent.plan((call) => (call.startsWith('payout') ? late : all), 'payee_invalid')
    await agree('arrival.send_back', {})
    await plant(house.database, `UPDATE payment_refunds SET reason = 'too_late'`)
    house.sent.plan(() => 'answered')
    await agree('arrival.send_back', { institution: 'chase' })
    expect((await refunds()).map(({ way }) => way).toSorted()).toEqual(['payout', 'refund'])
    expect(await one()).toMatchObject({ state: 'sent_back' })
  })
})

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
    const viewer = { siteId: HERE, staffId: maker.staffId, personId: maker.personId }
    const queue = (await queuesOf(office.office.rows, viewer)).get('arrivals')
    if (!queue) throw new Error('no queue')
    const { id } = await one()
    expect(await findItem(office.office.rows, queue, viewer, id)).toMatchObject({
      amount: 500_000n,
      fields: { reason: 'no_order', link: LINK },
    })
    const asked = { rows: office.office.rows, keys: testKeys }
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
    const support = await office.actor('mai.srisuk')
    const seen = { siteId: HERE, staffId: support.staffId, personId: support.personId }
    expect((await queuesOf(office.office.rows, seen)).has('arrivals')).toBe(false)
  })
})
