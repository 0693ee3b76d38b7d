import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facingAccount } from './chart.ts'
import { SITE, somebody } from './examples.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { brokenLaws } from './testing/world.ts'

let database: TestDatabase
let ledger: Ledger
beforeAll(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

const cause = { kind: 'withdrawal', id: '1' } as const
const bank = facingAccount(SITE, 'clearing', 'bank', 'USD')

/** Somebody with a hundred units, of which some are held under two holds. */
async function twoHolds() {
  const who = somebody()
  expectDone(await ledger.post(database.rows, who.give(newId(), 100n)))
  const [from, held] = [who.available, who.bucket('held')]
  const order = (units: bigint) => ({
    hold: newId<'hold'>(),
    key: newId(),
    cause,
    from,
    held,
    amount: who.amount(units),
  })
  const [first, second] = [order(60n), order(40n)]
  const journal = expectDone(await ledger.hold(database.rows, first))
  expectDone(await ledger.hold(database.rows, second))
  return { who, first, second, journal }
}

test('refuses the key of a hold for another hold', async () => {
  const { first } = await twoHolds()
  const other = { ...first, hold: newId<'hold'>() }
  expect(await ledger.hold(database.rows, other)).toMatchObject({ reason: 'key_conflict' })
})

test('refuses the key of a settlement or a release for another hold', async () => {
  const { first, second, who } = await twoHolds()
  const settlement = { hold: first.hold, key: newId(), cause, to: [{ account: bank, units: 5n }] }
  expectDone(await ledger.settle(database.rows, settlement))
  const settleOther = { ...settlement, hold: second.hold }
  expect(await ledger.settle(database.rows, settleOther)).toMatchObject({ reason: 'key_conflict' })
  const release = { hold: first.hold, key: newId(), cause, amount: who.amount(5n) }
  expectDone(await ledger.release(database.rows, release))
  const releaseOther = { ...release, hold: second.hold }
  expect(await ledger.release(database.rows, releaseOther)).toMatchObject({
    reason: 'key_conflict',
  })
})

test('refuses to reverse the journals of a hold, which can only be released', async () => {
  const { first, journal, who } = await twoHolds()
  const { hold } = first
  const to = [{ account: bank, units: 5n }]
  const amount = who.amount(5n)
  const settled = await ledger.settle(database.rows, { hold, key: newId(), cause, to })
  const released = await ledger.release(database.rows, { hold, key: newId(), cause, amount })
  const taken = [journal, expectDone(settled), expectDone(released)]
  for (const one of taken) {
    await expect(ledger.reverse(database.rows, one, cause)).rejects.toMatchObject({ code: '22023' })
  }
  expect(await brokenLaws(database)).toEqual([])
})
