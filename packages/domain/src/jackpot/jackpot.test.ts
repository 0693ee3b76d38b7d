import { jackpotTiers } from '@oriel/core/jackpot'
import { newId, siteId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { houseAccount } from '@oriel/ledger/chart'
import { createLedger, type Ledger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contributeToJackpot, readChanged, readJackpot } from './jackpot.ts'

const HERE = siteId(1)
const THERE = siteId(2)

let database: TestDatabase
let ledger: Ledger
beforeEach(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterEach(() => database.drop())

const contribute = (units: bigint, id: string = newId(), currency: 'USD' | 'VND' = 'USD') =>
  contributeToJackpot(
    { database, ledger },
    { siteId: HERE, amount: money(units, currency), cause: { kind: 'round', id } },
  )
const facts = async () => {
  const rows = await database.rows
    .selectFrom('outbox')
    .select(['site_id', 'partition', 'data'])
    .where('name', '=', 'jackpot.changed')
    .execute()
  return rows.map(({ data }) => readChanged(data))
}

describe('[S3.034] the total', () => {
  test('is zero before the first contribution', async () => {
    expect(await readJackpot(database.rows, HERE, 'USD')).toEqual({
      currency: 'USD',
      total: 0n,
      tiers: jackpotTiers.map((name) => ({ name, amount: 0n })),
      version: 0,
    })
  })

  test('is the balance of one account per site and currency, and the house has paid it', async () => {
    expectDone(await contribute(70_001n))
    expectDone(await contribute(30_000n))
    expectDone(await contribute(5_000n, newId(), 'VND'))
    const jackpot = await readJackpot(database.rows, HERE, 'USD')
    expect(jackpot).toMatchObject({ total: 100_001n, version: 2 })
    const balanceOf = (kind: 'jackpot' | 'promotion') =>
      readBalance(database.rows, houseAccount(HERE, kind, 'USD'))
    expect(await balanceOf('jackpot')).toBe(100_001n)
    expect(await balanceOf('promotion')).toBe(-100_001n)
    expect(await readJackpot(database.rows, HERE, 'VND')).toMatchObject({ total: 5_000n })
    expect(await readJackpot(database.rows, THERE, 'USD')).toMatchObject({ total: 0n })
  })

  test('goes down by what the ledger pays out, with a newer version', async () => {
    expectDone(await contribute(50_000n))
    const won = await ledger.postAlone({
      key: 'won',
      kind: 'jackpot',
      cause: { kind: 'jackpot', id: '1' },
      entries: [
        { account: houseAccount(HERE, 'jackpot', 'USD'), units: -20_000n },
        { account: houseAccount(HERE, 'suspense', 'USD'), units: 20_000n },
      ],
    })
    expectDone(won)
    expect(await readJackpot(database.rows, HERE, 'USD')).toMatchObject({
      total: 30_000n,
      version: 2,
    })
  })
})

describe('a contribution', () => {
  test('writes one event that names the pool', async () => {
    expectDone(await contribute(1n))
    expect(await facts()).toEqual([{ siteId: HERE, currency: 'USD' }])
  })

  test('is posted once when repeated, and refused with another amount under the same cause', async () => {
    expectDone(await contribute(100n, 'round-1'))
    expectDone(await contribute(100n, 'round-1'))
    expect(await contribute(101n, 'round-1')).toEqual({ ok: false, reason: 'key_conflict' })
    expect(await readJackpot(database.rows, HERE, 'USD')).toMatchObject({ total: 100n, version: 1 })
    expect(await facts()).toHaveLength(1)
  })

  test('leaves neither money nor event when the commit fails', async () => {
    const failing: Database = {
      ...database,
      transaction: (run) =>
        database.transaction(async (work) => {
          await run(work)
          throw new Error('the commit fails')
        }),
    }
    const cause = { kind: 'round', id: 'lost' } as const
    const contribution = { siteId: HERE, amount: money(9n, 'USD'), cause }
    const given = contributeToJackpot({ database: failing, ledger }, contribution)
    await expect(given).rejects.toThrow('the commit fails')
    expect(await readJackpot(database.rows, HERE, 'USD')).toMatchObject({ total: 0n, version: 0 })
    expect(await facts()).toEqual([])
  })

  test.each([0n, -1n])('of %d units throws', async (units) => {
    await expect(contribute(units)).rejects.toThrow('is none')
  })
})

test('versions never decrease under concurrent contributions, and each contribution counts', async () => {
  const GIFTS = 120
  const seen: { total: bigint; version: number }[] = []
  let giving = true
  const look = async () => {
    while (giving) seen.push(await readJackpot(database.rows, HERE, 'USD'))
  }
  const looking = look()
  await Promise.all(Array.from({ length: GIFTS }, () => contribute(10n)))
  giving = false
  await looking
  seen.push(await readJackpot(database.rows, HERE, 'USD'))
  const inOrder = seen.toSorted((left, right) => left.version - right.version)
  expect(seen).toEqual(inOrder)
  for (const { total, version } of seen) expect(total).toBe(10n * BigInt(version))
  expect(seen.at(-1)).toMatchObject({ total: 1_200n, version: GIFTS })
  expect(await facts()).toHaveLength(GIFTS)
})
