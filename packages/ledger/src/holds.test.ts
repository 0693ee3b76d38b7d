import { newId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facingAccount } from './chart.ts'
import { SITE, somebody } from './examples.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { HoldId } from './rules.ts'

let database: TestDatabase
let ledger: Ledger
beforeAll(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

describe('holds', () => {
  const cause = { kind: 'withdrawal', id: '1' } as const
  const held = async (units: bigint) => {
    const who = somebody()
    await ledger.post(database.rows, who.give(newId(), 100n))
    const order = {
      hold: newId<'hold'>(),
      key: newId(),
      cause,
      from: who.available,
      held: who.bucket('held'),
      amount: who.amount(units),
    }
    return { ...who, order, outcome: await ledger.hold(database.rows, order) }
  }
  const bank = facingAccount(SITE, 'clearing', 'bank', 'USD')
  const settle = (hold: HoldId, units: bigint, key: string = newId()) =>
    ledger.settle(database.rows, { hold, key, cause, to: [{ account: bank, units }] })

  test('settles a part, releases the rest, and refuses more than was held', async () => {
    const { order, outcome, amount } = await held(60n)
    expect(outcome).toMatchObject({ ok: true, value: { balances: [40n, 60n] } })
    const { hold } = order
    expect(await settle(hold, 25n)).toMatchObject({
      ok: true,
      value: { balances: [35n, expect.anything()] },
    })
    expect(await settle(hold, 36n)).toMatchObject({ reason: 'hold_exceeded' })
    const release = { hold, key: newId(), cause, amount: amount(35n) }
    expect(await ledger.release(database.rows, release)).toMatchObject({
      ok: true,
      value: { balances: [0n, 75n], isNew: true },
    })
    expect(await ledger.release(database.rows, release)).toMatchObject({ value: { isNew: false } })
    expect(await settle(hold, 1n)).toMatchObject({ reason: 'hold_exceeded' })
  })
  test('a repeated settlement takes effect once, also when the hold is used up', async () => {
    const { order } = await held(60n)
    const key = newId()
    expect(await settle(order.hold, 60n, key)).toMatchObject({ value: { isNew: true } })
    expect(await settle(order.hold, 60n, key)).toMatchObject({ value: { isNew: false } })
    expect(await settle(order.hold, 59n, key)).toMatchObject({ reason: 'key_conflict' })
  })
  test('a hold never takes the money of another hold', async () => {
    const first = await held(60n)
    const second = {
      ...first.order,
      hold: newId<'hold'>(),
      key: newId(),
      amount: first.amount(40n),
    }
    await ledger.hold(database.rows, second)
    expect(await settle(second.hold, 41n)).toMatchObject({ reason: 'hold_exceeded' })
  })
  test('refuses to hold more than the balance, and to settle an unknown hold', async () => {
    expect((await held(101n)).outcome).toMatchObject({ reason: 'insufficient' })
    expect(await settle(newId(), 1n)).toMatchObject({ reason: 'unknown_hold' })
  })
  test('a repeated hold takes effect once', async () => {
    const { order } = await held(60n)
    expect(await ledger.hold(database.rows, order)).toMatchObject({ value: { isNew: false } })
  })
  test('refuses to release or settle in another currency than the hold', async () => {
    const { order } = await held(60n)
    const release = { ...order, key: newId(), amount: { units: 1n, currency: 'RMB' } as const }
    await expect(ledger.release(database.rows, release)).rejects.toMatchObject({ code: '22023' })
    const won = facingAccount(SITE, 'clearing', 'bank', 'WON')
    const settlement = { ...order, key: newId(), to: [{ account: won, units: 1n }] }
    await expect(ledger.settle(database.rows, settlement)).rejects.toMatchObject({ code: '22023' })
  })
  test('refuses to settle a negative amount', async () => {
    const { order } = await held(60n)
    await expect(settle(order.hold, -1n)).rejects.toMatchObject({ code: '22023' })
  })
})
