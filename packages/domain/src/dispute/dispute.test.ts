import type { MemberId } from '@oriel/core/id'
import { sweepParked, sweepRefunds } from '@oriel/domain/arrival'
import { pullArrivals } from '@oriel/domain/deposit'
import { saveDayLimit, type PaymentMethodId, type TakenBack } from '@oriel/domain/payment'
import { askFor, openOuthouse } from '@oriel/domain/testing/outhouse'
import { createPayhouse, HERE, LINK, type Payhouse } from '@oriel/domain/testing/payhouse'
import { memberAccount } from '@oriel/ledger/chart'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepDisputes } from './dispute.ts'

const AT = new Date('2026-11-14T12:00:00.000Z')
const LATER = new Date('2026-11-18T12:00:00.000Z')
const HUNDRED = 1_000_000n

let house: Payhouse
let bank: PaymentMethodId
beforeEach(async () => {
  house = await createPayhouse(null, { refund: true })
  bank = await house.method()
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await house.database.drop()
})

const taken = (at = AT, fee = 0n): TakenBack => ({ kind: 'chargeback', state: 'taken', fee, at })
const won = (): TakenBack => ({ kind: 'chargeback', state: 'won', fee: 0n, at: AT })

/** Told by the feed, and done by the worker. */
async function tell(reference: string, takenBack?: TakenBack, more: object = {}): Promise<void> {
  const one = { tx: 'one', reference, amount: HUNDRED, ...more }
  house.outside.pay(takenBack ? { ...one, takenBack } : one)
  await pullArrivals(house.desk, LINK)
  await sweepDisputes(house.desk)
}
/** A member who paid in a hundred, and has so much of it left. */
async function paidIn(left: bigint) {
  const { id } = await house.member()
  const order = await house.order(id, bank, HUNDRED)
  await tell(order.reference)
  await spend(id, HUNDRED - left)
  return { ...order, id }
}
async function spend(memberId: MemberId, units: bigint): Promise<void> {
  if (units === 0n) return
  const entries = [
    { account: memberAccount(memberId, 'available', 'USD'), units: -units },
    { account: memberAccount(memberId, 'bonus', 'USD'), units },
  ]
  const cause = { kind: 'test', id: 'spent' } as const
  await house.ledger.postAlone({ key: `spent:${memberId}`, kind: 'test', cause, entries })
}
const has = async (id: MemberId) => [
  await house.balance('available', id),
  await house.balance('owed', id),
]
const keys = async () =>
  (
    await sql<{ key: string }>`SELECT key FROM ledger_keys
      WHERE key ~ '^(chargeback|return)' ORDER BY key`.execute(house.database.rows)
  ).rows.map(({ key }) => key)

describe('[S4.101] taken back by its payer', () => {
  test('more than they have: the rest is owed, and what it costs is the house’s', async () => {
    const one = await paidIn(300_000n)
    await tell(one.reference, taken(AT, 150_000n))
    expect(await has(one.id)).toEqual([0n, -700_000n])
    expect([await house.facing('clearing'), await house.facing('fee')]).toEqual([
      150_000n,
      -150_000n,
    ])
    expect(await keys()).toEqual([`chargeback-fee:${LINK}:one`, `chargeback:${LINK}:one`])
    expect(await house.read(one.id, one.number)).toMatchObject({ state: 'returned' })
    expect(await house.arrival('one')).toMatchObject({ state: 'taken_back' })
    const needs = await house.database.rows.selectFrom('turnover_needs').selectAll().execute()
    expect(needs).toMatchObject([{ ended_because: 'spent' }])
    expect(await house.cases('arrival')).toEqual([])
  })

  test('told twice, and swept by many at once: once', async () => {
    const one = await paidIn(HUNDRED)
    house.outside.pay({ tx: 'one', reference: one.reference, amount: HUNDRED, takenBack: taken() })
    await pullArrivals(house.desk, LINK)
    await Promise.all(Array.from({ length: 10 }, () => sweepDisputes(house.desk)))
    await tell(one.reference, taken())
    expect(await has(one.id)).toEqual([0n, 0n])
    expect(await keys()).toEqual([`chargeback:${LINK}:one`])
    expect(await house.cases('arrival')).toEqual([])
  })

  test('the next deposit repays what is owed first', async () => {
    const one = await paidIn(300_000n)
    await tell(one.reference, taken())
    const next = await house.order(one.id, bank, HUNDRED)
    house.outside.pay({ tx: 'two', reference: next.reference, amount: HUNDRED })
    await pullArrivals(house.desk, LINK)
    expect(await has(one.id)).toEqual([300_000n, 0n])
  })

  test('and won by the house: they owe no more, and have the rest again', async () => {
    const one = await paidIn(300_000n)
    await tell(one.reference, taken(AT, 150_000n))
    await tell(one.reference, won())
    expect(await has(one.id)).toEqual([300_000n, 0n])
    expect([await house.facing('clearing'), await house.facing('fee')]).toEqual([
      150_000n - HUNDRED,
      -150_000n,
    ])
    expect(await house.read(one.id, one.number)).toMatchObject({ state: 'credited' })
    await tell(one.reference, won())
    expect(await keys()).toContain(`chargeback-won:${LINK}:one`)
    expect(await has(one.id)).toEqual([300_000n, 0n])
  })

  test('won after they have repaid a part: the rest is theirs to spend', async () => {
    const one = await paidIn(300_000n)
    await tell(one.reference, taken())
    const next = await house.order(one.id, bank, 500_000n)
    house.outside.pay({ tx: 'two', reference: next.reference, amount: 500_000n })
    await pullArrivals(house.desk, LINK)
    expect(await has(one.id)).toEqual([0n, -200_000n])
    await tell(one.reference, won())
    expect(await has(one.id)).toEqual([800_000n, 0n])
  })

  test('once more after that: a person looks, and nothing is taken twice', async () => {
    const one = await paidIn(HUNDRED)
    await tell(one.reference, taken())
    await tell(one.reference, won())
    await tell(one.reference, taken(LATER))
    expect(await has(one.id)).toEqual([HUNDRED, 0n])
    expect(await house.cases('arrival')).toMatchObject([
      { subject: 'told:one', detail: { reason: 'second_dispute' } },
    ])
  })

  test('told as taken and won at once', async () => {
    const one = await paidIn(HUNDRED)
    house.outside.pay({ tx: 'one', reference: one.reference, amount: HUNDRED, takenBack: won() })
    await pullArrivals(house.desk, LINK)
    await sweepDisputes(house.desk)
    await sweepDisputes(house.desk)
    expect(await has(one.id)).toEqual([HUNDRED, 0n])
    expect(await keys()).toEqual([`chargeback-won:${LINK}:one`, `chargeback:${LINK}:one`])
  })

  test('of coins whose chain went back further than was asked for', async () => {
    const one = await paidIn(HUNDRED)
    await tell(one.reference, undefined, { state: 'void' })
    expect(await has(one.id)).toEqual([0n, 0n])
    expect(await house.cases('arrival')).toMatchObject([{ detail: { told: 'void' } }])
    // It is mined again, with the same id.
    await tell(one.reference)
    expect(await has(one.id)).toEqual([HUNDRED, 0n])
  })

  test('what they wait to be paid and nobody has approved is theirs again first', async () => {
    const out = await openOuthouse(house.database)
    const who = await out.holder(HUNDRED)
    const order = await house.order(who.member.id, bank, HUNDRED)
    await tell(order.reference)
    const asked = await askFor(out, who, 1_500_000n)
    expect(asked.state).toBe('review')
    await spend(who.member.id, 500_000n)
    await tell(order.reference, taken())
    expect(await out.read(asked)).toMatchObject({ state: 'refused', reason: 'account_checks' })
    expect(await has(who.member.id)).toEqual([500_000n, 0n])
  })
})

describe('taken back of what lay aside', () => {
  test('it is nobody’s any more', async () => {
    await tell('ORNOBODY')
    expect(await house.suspense()).toBe(HUNDRED)
    await tell('ORNOBODY', taken())
    expect([await house.suspense(), await house.facing('clearing')]).toEqual([0n, 0n])
    const [parked] = await house.database.rows.selectFrom('parked_arrivals').selectAll().execute()
    expect(parked).toMatchObject({ state: 'taken_back' })
    expect(await house.cases('arrival')).toEqual([])
  })

  test('a part that was sent back before is the house’s to bear', async () => {
    const { id } = await house.member()
    const where = { siteId: HERE, direction: 'in', currency: 'USD' } as const
    await saveDayLimit(house.database.rows, where, 800_000n)
    const { reference } = await house.order(id, bank, 500_000n)
    await tell(reference)
    await sweepParked(house.desk)
    await sweepRefunds(house.desk)
    expect(await house.suspense()).toBe(0n)
    await tell(reference, taken())
    expect(await has(id)).toEqual([0n, 0n])
    expect(await house.facing('fee')).toBe(-200_000n - 120n)
  })
})

test('a bank that sends a payment back without a dispute does the same by its own name', async () => {
  const one = await paidIn(HUNDRED)
  await tell(one.reference, { kind: 'return', state: 'taken', fee: 0n, at: AT })
  expect(await has(one.id)).toEqual([0n, 0n])
  expect(await keys()).toEqual([`return:${LINK}:one`])
})
