import { newId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { somebody } from './examples.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { listBlocks, sealBlock, type SealOptions } from './seal.ts'
import { verifyChain } from './verify.ts'

let database: TestDatabase
let ledger: Ledger
beforeEach(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterEach(() => database.drop())

/** Transactions are counted by the whole cluster, so a neighbour's may have to end first. */
const settled = () =>
  until(
    'older transactions to end',
    async () => {
      const { rows } = await database.pool.query<{ settled: boolean }>(
        `SELECT coalesce(max(xid) < pg_snapshot_xmin(pg_current_snapshot()), true) AS settled
         FROM ledger_journals`,
      )
      return rows[0]?.settled === true
    },
    10_000,
  )

/** Seals block after block until nothing is left. */
async function sealAll(options: SealOptions = {}): Promise<void> {
  await settled()
  while (await sealBlock(database, options));
}

const blocks = () => listBlocks(database.rows, { after: null, limit: 100 })
const give = (count: number) => {
  const who = somebody('THB')
  return Promise.all(Array.from({ length: count }, () => ledger.postAlone(who.give(newId(), 1n))))
}

test('blocks cover every journal once, and each names the one before', async () => {
  expect(await sealBlock(database)).toBeNull()
  await give(7)
  await sealAll()
  expect(await sealBlock(database)).toBeNull()
  await give(5)
  await sealAll()
  const [first, second] = await blocks()
  expect([first?.journals, second?.journals]).toEqual([7, 5])
  expect(second?.previous).toEqual(first?.hash)
  expect(second?.from).toBe(first?.to)
  expect(await verifyChain(database.rows)).toEqual({ blocks: 2, journals: 12, problems: [] })
})

test('of two concurrent seals one makes the block', async () => {
  await give(3)
  await settled()
  await Promise.allSettled([sealBlock(database), sealBlock(database)])
  expect(await blocks()).toHaveLength(1)
})

test('a block has a maximum and never ends within a transaction', async () => {
  const who = somebody()
  for (let count = 0; count < 4; count += 1) await ledger.postAlone(who.give(newId(), 1n))
  const together = Array.from({ length: 5 }, () => who.give(newId(), 1n))
  await database.transaction((work) => ledger.postMany(work, together))
  for (let count = 0; count < 2; count += 1) await ledger.postAlone(who.give(newId(), 1n))
  await sealAll({ journalsMax: 3 })
  expect((await blocks()).map(({ journals }) => journals)).toEqual([3, 1, 5, 2])
  expect((await verifyChain(database.rows)).problems).toEqual([])
})

/** A transaction that began early and ends late, with a post of its own. */
async function straggle(whileOpen: () => Promise<unknown>): Promise<void> {
  const { give: giveTo } = somebody('BRL')
  await database.transaction(async (work) => {
    await ledger.post(work, giveTo(newId(), 1n))
    await give(4)
    await whileOpen()
  })
}

describe('a transaction that commits late', () => {
  test('is waited for by the seal', async () => {
    await straggle(async () => {
      await sealBlock(database)
      expect(await blocks()).toEqual([])
    })
    await sealAll()
    expect((await verifyChain(database.rows)).problems).toEqual([])
  })
  test('would be missed by a seal without a horizon', async () => {
    const newest = async (rows: Rows) => {
      const { rows: found } = await sql<{ xid: string }>`
        SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS xid`.execute(rows)
      return BigInt(found[0]?.xid ?? 0)
    }
    await straggle(() => sealBlock(database, { readHorizon: newest }))
    expect((await verifyChain(database.rows)).problems).toEqual([
      'block 1: sealed 4 journals, 5 are there',
    ])
  })
})

describe('verification finds tampering', () => {
  test.each([
    ['an amount', `UPDATE ledger_entries SET amount = amount * 2`],
    ['a cause', `UPDATE ledger_journals SET cause_id = 'other'`],
    [
      'a journal gone',
      `DELETE FROM ledger_journals WHERE id = (SELECT min(id::text)::uuid FROM ledger_journals)`,
    ],
    ['a root', `UPDATE ledger_blocks SET root = sha256('x') WHERE number = 1`],
    ['a block gone', `DELETE FROM ledger_blocks WHERE number = 1`],
  ])('%s', async (_, change) => {
    await give(3)
    await sealAll()
    await give(3)
    await sealAll()
    expect((await verifyChain(database.rows)).problems).toEqual([])
    await asMaster(change)
    expect((await verifyChain(database.rows)).problems).not.toEqual([])
  })
})

/** Whoever owns the machine can change everything; the chain is there to tell of it. */
async function asMaster(change: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url.replace('oriel_app', 'postgres') })
  await client.connect()
  await client.query('SET session_replication_role = replica')
  await client.query(change)
  await client.end()
}
