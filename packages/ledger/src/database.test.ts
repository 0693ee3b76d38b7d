import { newId } from '@oriel/core/id'
import { sqlState } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseAccount } from './chart.ts'
import { SITE, somebody } from './examples.ts'
import { createLedger, type Ledger } from './ledger.ts'

let database: TestDatabase
let ledger: Ledger
beforeAll(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

const stateOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => sqlState(error),
  )

describe('the database refuses', () => {
  const lines = async () => {
    const { available, house } = somebody()
    const ids = await Promise.all(
      [available, house].map(async (one) => (await ledger.rowsOf(database.rows, one))[0]),
    )
    return (currencies: string, amounts: string) =>
      database.pool.query(
        `SELECT * FROM ledger_post($1, $2, 'bonus', 'test', '1', $3, '${currencies}', '${amounts}', NULL)`,
        [newId(), newId(), ids],
      )
  }

  test('a journal that does not sum to zero', async () => {
    expect(await stateOf((await lines())('{USD,USD}', '{5,-4}'))).toBe('23514')
  })
  test('an entry in another currency than its account', async () => {
    expect(await stateOf((await lines())('{USD,RMB}', '{5,-5}'))).toBe('23503')
  })
  test('an entry of zero', async () => {
    expect(await stateOf((await lines())('{USD,USD}', '{0,0}'))).toBe('23514')
  })
  test('a journal with one entry', async () => {
    const [row] = await ledger.rowsOf(database.rows, somebody().house)
    const query = `SELECT * FROM ledger_post($1, $2, 'bonus', 'test', '1', $3, '{USD}', '{-1}', NULL)`
    expect(await stateOf(database.pool.query(query, [newId(), newId(), [row]]))).toBe('23514')
  })
  test('a journal with an unknown account, or with the same account twice', async () => {
    const query = `SELECT * FROM ledger_post($1, $2, 'bonus', 'test', '1', $3, '{USD,USD}', '{1,-1}', NULL)`
    const [row] = await ledger.rowsOf(database.rows, somebody().house)
    for (const pair of [
      [row, 0n],
      [row, row],
    ]) {
      expect(await stateOf(database.pool.query(query, [newId(), newId(), pair]))).toMatch(
        /^(22023|23514)$/,
      )
    }
  })

  test.each(['ledger_journals', 'ledger_entries', 'ledger_keys', 'ledger_blocks'])(
    'changes to %s by the app, and deletes by the owner',
    async (table) => {
      const { give } = somebody()
      await ledger.post(database.rows, give(newId(), 1n))
      for (const change of [
        `DELETE FROM ${table}`,
        `UPDATE ${table} SET (${await first(table)})`,
      ]) {
        expect(await stateOf(database.pool.query(change))).toBe('42501')
      }
      if (table === 'ledger_blocks') return
      const owner = new pg.Client({ connectionString: database.ownerUrl })
      await owner.connect()
      expect(await stateOf(owner.query(`DELETE FROM ${table}`))).toBe('42501')
      await owner.end()
    },
  )
  test('writes of the app to balances, entries, keys or holds outside the function', async () => {
    const { pool } = database
    expect(await stateOf(pool.query('UPDATE ledger_accounts SET balance = 1'))).toBe('42501')
    expect(await stateOf(pool.query('INSERT INTO ledger_entries DEFAULT VALUES'))).toBe('42501')
    expect(await stateOf(pool.query('INSERT INTO ledger_keys DEFAULT VALUES'))).toBe('42501')
    expect(await stateOf(pool.query('DELETE FROM ledger_holds'))).toBe('42501')
  })
  test('an entry that is added to an old journal', async () => {
    const { give } = somebody()
    const posted = await ledger.post(database.rows, give(newId(), 1n))
    const [row] = await ledger.rowsOf(database.rows, houseAccount(SITE, 'rebate', 'USD'))
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    const late = `INSERT INTO ledger_entries VALUES ($1, $2, $3, 1, 7, 7, 'USD')`
    const { journal, at } = posted.ok ? posted.value : { journal: null, at: null }
    expect(await stateOf(owner.query(late, [journal, at, row]))).toBe('23514')
    await owner.end()
  })

  const first = async (table: string): Promise<string> => {
    const name = { ledger_journals: 'kind', ledger_entries: 'currency', ledger_keys: 'key' }[table]
    return name ? `${name}) = (SELECT '${name}'` : `journals) = (SELECT 1`
  }
})
