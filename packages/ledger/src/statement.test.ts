import { newId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseOf, mirrorAccount } from './chart.ts'
import { SITE, somebody } from './examples.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { listBalances, readBalance } from './reading.ts'
import { transferEntries } from './rules.ts'
import { listStatement, STATEMENT_PAGE_MAX, type StatementCursor } from './statement.ts'

let database: TestDatabase
let ledger: Ledger
let owner: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

async function read(account: bigint, limit: number) {
  const pages = []
  for (let before: StatementCursor | null = null; ;) {
    const page = await listStatement(database.rows, account, { before, limit })
    pages.push(page.lines)
    if (!page.next) return pages
    before = page.next
  }
}

/** An account never moves back in time, so it can be sent ahead to a time of our choice. */
const sendAhead = (account: bigint, at: string) =>
  owner.query('UPDATE ledger_accounts SET moved_at = $1 WHERE id = $2', [at, account])

describe('a statement', () => {
  test('has every line once, newest first, with the balance after each', async () => {
    const { give, available } = somebody()
    for (let count = 1n; count <= 25n; count += 1n) await ledger.postAlone(give(newId(), count))
    const [account = 0n] = await ledger.rowsOf(database.rows, available)
    const pages = await read(account, 10)
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5])
    const lines = pages.flat()
    expect(lines.map(({ version }) => Number(version))).toEqual(
      Array.from({ length: 25 }, (_, index) => 25 - index),
    )
    expect(lines[0]).toMatchObject({ units: 25n, balance: 325n, kind: 'test' })
    for (const [index, line] of lines.entries()) {
      expect(line.balance - line.units).toBe(lines[index + 1]?.balance ?? 0n)
    }
  })

  test('continues over the end of a month, and over a year without lines', async () => {
    const { give, available } = somebody()
    await database.pool.query(`SELECT ledger_make_months('2030-01-01', 30)`)
    const [account = 0n] = await ledger.rowsOf(database.rows, available)
    const times = [
      '2030-01-31T23:59:59.999Z',
      '2030-02-01T00:00:00.000Z',
      '2030-02-28T23:59:59.999Z',
      '2031-07-01T00:00:00.000Z',
      '2032-05-05T05:05:05.005Z',
    ]
    for (const at of times) {
      await sendAhead(account, at)
      // One line by itself and two in one moment.
      await ledger.post(database.rows, give(newId(), 1n))
      await database.transaction((work) =>
        ledger.postMany(work, [give(newId(), 2n), give(newId(), 3n)]),
      )
    }
    for (const limit of [1, 2, 4, 100]) {
      const lines = (await read(account, limit)).flat()
      expect(lines.map(({ version }) => Number(version))).toEqual(
        Array.from({ length: 15 }, (_, index) => 15 - index),
      )
      expect([...new Set(lines.map(({ at }) => at.toISOString()))]).toEqual(times.toReversed())
    }
    const parts = await owner.query(
      `SELECT DISTINCT tableoid::regclass::text AS part FROM ledger_entries
       WHERE account_id = $1 ORDER BY 1`,
      [account],
    )
    expect(parts.rows.map(({ part }) => part)).toEqual([
      'ledger_entries_2030_01',
      'ledger_entries_2030_02',
      'ledger_entries_2031_07',
      'ledger_entries_2032_05',
    ])
  })

  test('of an account without lines is empty, and a page has its limit', async () => {
    const [account = 0n] = await ledger.rowsOf(database.rows, somebody().available)
    expect(await listStatement(database.rows, account, { before: null, limit: 10 })).toEqual({
      lines: [],
      next: null,
    })
    const { give, available } = somebody()
    const posts = Array.from({ length: STATEMENT_PAGE_MAX + 1 }, () => give(newId(), 1n))
    await database.transaction((work) => ledger.postMany(work, posts))
    const [full = 0n] = await ledger.rowsOf(database.rows, available)
    const page = await listStatement(database.rows, full, { before: null, limit: 100_000 })
    expect(page.lines).toHaveLength(STATEMENT_PAGE_MAX)
  })
})

test('refuses a statement for an account of several rows', async () => {
  const [stripe = 0n] = await ledger.rowsOf(database.rows, somebody().house)
  const page = { before: null, limit: 1 }
  await expect(listStatement(database.rows, stripe, page)).rejects.toThrow('several rows')
})

describe('time', () => {
  test('never goes back for an account, whatever the clock says', async () => {
    const { give, available } = somebody()
    const [account = 0n] = await ledger.rowsOf(database.rows, available)
    await sendAhead(account, '2030-06-15T12:00:00.000Z')
    const posted = await ledger.post(database.rows, give(newId(), 1n))
    expect(posted.ok && posted.value.at.toISOString()).toBe('2030-06-15T12:00:00.000Z')
  })
  test('of an account that is ahead does not spread to other accounts through the house', async () => {
    const [ahead, other] = [somebody('INR'), somebody('INR')]
    const [account = 0n] = await ledger.rowsOf(database.rows, ahead.available)
    await sendAhead(account, '2030-06-15T12:00:00.000Z')
    const key = newId()
    await ledger.post(database.rows, ahead.give(key, 1n))
    // So many posts that each of the house's rows is met.
    const house = await ledger.rowsOf(database.rows, ahead.house)
    expect(house).toHaveLength(16)
    const posts = Array.from({ length: 64 }, () => other.give(newId(), 1n))
    const outcomes = await database.transaction((work) => ledger.postMany(work, posts))
    for (const one of outcomes) {
      expect(one.ok && one.value.at.getTime()).toBeLessThan(Date.parse('2030-01-01'))
    }
  })
  test('refuses a post into a month without a partition', async () => {
    const { give, available } = somebody()
    const [account = 0n] = await ledger.rowsOf(database.rows, available)
    await sendAhead(account, '2050-01-01T00:00:00.000Z')
    await expect(ledger.post(database.rows, give(newId(), 1n))).rejects.toMatchObject({
      code: '23514',
    })
    expect(await readBalance(database.rows, available)).toBe(0n)
  })
})

describe('balances', () => {
  test('of a member by bucket, of the house over its stripes', async () => {
    const { give, member, available, amount } = somebody('BRL')
    await Promise.all(Array.from({ length: 40 }, () => ledger.postAlone(give(newId(), 5n))))
    await ledger.post(database.rows, {
      key: newId(),
      kind: 'test',
      cause: { kind: 'test', id: '1' },
      entries: transferEntries(available, mirrorAccount(member, 'studio', 'BRL'), amount(60n)),
    })
    expect(await listBalances(database.rows, member)).toEqual([
      { kind: 'available', party: '', currency: 'BRL', units: 140n },
      { kind: 'mirror', party: 'studio', currency: 'BRL', units: 60n },
    ])
    const house = await listBalances(database.rows, houseOf(SITE))
    expect(house.find(({ currency }) => currency === 'BRL')?.units).toBe(-200n)
  })
})
