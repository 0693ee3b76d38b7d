import { newId } from '@oriel/core/id'
import { sqlState, type Database, type Rows } from '@oriel/db/database'
import { until } from '@oriel/dev-world/engine/process'
import { plant } from '@oriel/dev-world/testing/plant'
import { openSealer, testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { somebody } from './examples.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { checkChain, readChainCheck, readUnsealed } from './chain-check.ts'
import { listBlocks, listLeaves, makeBlock, NOTHING, sealBlock, type SealOptions } from './seal.ts'
import { verifyChain } from './verify.ts'

let database: TestDatabase
let ledger: Ledger
let sealer: Database
beforeEach(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
  sealer = openSealer(database)
})
afterEach(async () => {
  await sealer.close()
  await database.drop()
})

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
  while (await sealBlock(sealer, options));
}

const blocks = () => listBlocks(database.rows, { after: null, limit: 100 })
const give = (count: number) => {
  const who = somebody('THB')
  return Promise.all(Array.from({ length: count }, () => ledger.postAlone(who.give(newId(), 1n))))
}

test('blocks cover every journal once, and each names the one before', async () => {
  expect(await sealBlock(sealer)).toBeNull()
  await give(7)
  await sealAll()
  expect(await sealBlock(sealer)).toBeNull()
  await give(5)
  await sealAll()
  const [first, second] = await blocks()
  expect([first?.count, second?.count]).toEqual([7, 5])
  expect(second?.previous).toEqual(first?.hash)
  expect(second?.from).toBe(first?.to)
  expect(await verifyChain(database.rows)).toEqual({ blocks: 2, count: 12, problems: [] })
})

test('of two concurrent seals one makes the block', async () => {
  await give(3)
  await settled()
  await Promise.allSettled([sealBlock(sealer), sealBlock(sealer)])
  expect(await blocks()).toHaveLength(1)
})

test('a block has a maximum and never ends within a transaction', async () => {
  const who = somebody()
  for (let count = 0; count < 4; count += 1) await ledger.postAlone(who.give(newId(), 1n))
  const together = Array.from({ length: 5 }, () => who.give(newId(), 1n))
  await database.transaction((work) => ledger.postMany(work, together))
  for (let count = 0; count < 2; count += 1) await ledger.postAlone(who.give(newId(), 1n))
  await sealAll({ rowsMax: 3 })
  expect((await blocks()).map(({ count }) => count)).toEqual([3, 1, 5, 2])
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
      await sealBlock(sealer)
      expect(await blocks()).toEqual([])
    })
    await sealAll()
    expect((await verifyChain(database.rows)).problems).toEqual([])
  })
  test('M10: is not missed by a seal without a horizon, because the database refuses it', async () => {
    const newest = async (rows: Rows) => {
      const { rows: found } = await sql<{ xid: string }>`
        SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS xid`.execute(rows)
      return BigInt(found[0]?.xid ?? 0)
    }
    await straggle(async () => {
      const early = sealBlock(sealer, { readHorizon: newest })
      await expect(early).rejects.toThrow('the oldest running transaction')
    })
    expect(await blocks()).toEqual([])
  })
})

describe('M10: a block', () => {
  const HUGE = 9_000_000_000_000_000_000n
  const insert = `INSERT INTO ledger_blocks (number, xid_from, xid_to, journals, root, previous, hash)
    VALUES (1, '0', '${HUGE}', 1, sha256('a'), sha256('b'), sha256('c'))`
  const call = `SELECT ledger_seal(1, '${HUGE}', 1, sha256('a'), sha256('c'))`
  const stateOf = (pool: pg.Pool, query: string) =>
    pool.query(query).then(
      () => 'no error',
      (error: unknown) => sqlState(error),
    )

  test('is written by nobody but the function, and only the sealer may ask it', async () => {
    expect(await stateOf(database.pool, insert)).toBe('42501')
    expect(await stateOf(database.pool, call)).toBe('42501')
    expect(await stateOf(sealer.pool, insert)).toBe('42501')
    for (const query of [
      'SELECT FROM members',
      'SELECT FROM ledger_accounts',
      'DELETE FROM outbox',
    ]) {
      expect(await stateOf(sealer.pool, query)).toBe('42501')
    }
  })

  test('that ends after what still runs, leaves journals out or lies about its hash is refused', async () => {
    await give(3)
    await settled()
    expect(await stateOf(sealer.pool, call)).toBe('23514')
    const horizon = await sql<{ to: string }>`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS "to"`.execute(database.rows)
    const to = BigInt(horizon.rows[0]?.to ?? 0)
    const honest = makeBlock(NOTHING, to, await listLeaves(database.rows, 0n, to))
    const sealed = (changes: Partial<typeof honest>) => {
      const { number, count, root, hash } = { ...honest, ...changes }
      const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`
      const values = [number, `'${to}'`, count, hex(root), hex(hash)].join(', ')
      return stateOf(sealer.pool, `SELECT ledger_seal(${values})`)
    }
    expect(await sealed({ count: 2 })).toBe('23514')
    expect(await sealed({ hash: Buffer.alloc(32, 7) })).toBe('23514')
    expect(await blocks()).toEqual([])
    expect(await sealed({})).toBe('no error')
    // Who comes second with the same number is told so, and seals nothing.
    expect(await sealed({})).toBe('no error')
    expect(await blocks()).toHaveLength(1)
    expect((await verifyChain(database.rows)).problems).toEqual([])
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
    await plant(database, change)
    expect((await verifyChain(database.rows)).problems).not.toEqual([])
  })
})

test('M10: the schedule goes through the chain again and again, and keeps what it found', async () => {
  expect(await readChainCheck(database.rows)).toMatchObject({ problems: Number.NaN })
  for (let count = 0; count < 3; count += 1) {
    await give(2)
    await sealAll()
  }
  expect(await checkChain(sealer.rows)).toEqual([])
  expect(await readChainCheck(database.rows)).toMatchObject({ problems: 0 })
  await plant(database, `UPDATE ledger_entries SET amount = amount * 2`)
  expect(await checkChain(sealer.rows)).not.toEqual([])
  expect((await readChainCheck(database.rows)).problems).toBeGreaterThan(0)
  await plant(database, `UPDATE ledger_entries SET amount = amount / 2`)
  expect(await checkChain(sealer.rows)).toEqual([])
  expect((await readChainCheck(database.rows)).problems).toBe(0)
  await give(1)
  expect(await readUnsealed(database.rows)).toBeGreaterThan(0)
})
