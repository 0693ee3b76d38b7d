import { currencies } from '@oriel/core/currency'
import { readJackpot } from '@oriel/domain/jackpot'
import { createLedger } from '@oriel/ledger/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL, SECOND } from '../cast.ts'
import { moveOnce } from '../jackpot-mover.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'
import { openingOf, tellJackpot } from './jackpot.ts'
import { tellSites } from './site.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await tellSites(database, new Date())
})
afterAll(() => database.drop())

test('each pool opens with its amount, told once or twice', async () => {
  await tellJackpot(database)
  await tellJackpot(database)
  for (const currency of currencies) {
    const { total, version } = await readJackpot(database.rows, ORIEL, currency)
    expect([total, version]).toEqual([openingOf(ORIEL, currency).units, 1])
  }
  const { total } = await readJackpot(database.rows, SECOND, 'THB')
  expect(total).toBe(openingOf(ORIEL, 'THB').units / 5n)
})

test('the mover adds one to nine pieces to the main currencies of each site', async () => {
  const till = { database, ledger: createLedger(database) }
  const added = async (dice: number) => {
    const pools = [
      await readJackpot(database.rows, ORIEL, 'USD'),
      await readJackpot(database.rows, SECOND, 'GP'),
    ]
    await moveOnce(till, () => dice)
    return [
      (await readJackpot(database.rows, ORIEL, 'USD')).total - (pools[0]?.total ?? 0n),
      (await readJackpot(database.rows, SECOND, 'GP')).total - (pools[1]?.total ?? 0n),
    ]
  }
  // 12,845,930.55 in ten million pieces, and a fifth of that.
  expect(await added(0)).toEqual([12_845n, 2_569n])
  expect(await added(0.999)).toEqual([115_613n, 23_122n])
  expect(await readJackpot(database.rows, ORIEL, 'NGN')).toMatchObject({ version: 1 })
})
