import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClock } from './clock.ts'

const DAY_MS = 86_400_000
/** Between two looks at two clocks, on a machine that is busy. */
const SLACK_MS = 60_000

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const houseNow = async (): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`SELECT house_now() AS now`.execute(database.rows)
  return rows[0]?.now.getTime() ?? Number.NaN
}

test('a migrated database asks PostgreSQL itself, in functions that only pass it on', async () => {
  const { rows } = await sql<{ name: string; source: string }>`
    SELECT proname AS name, prosrc AS source FROM pg_proc
    WHERE proname IN ('house_now', 'house_time') ORDER BY proname`.execute(database.rows)
  expect(rows).toEqual([
    { name: 'house_now', source: 'SELECT now()' },
    { name: 'house_time', source: 'SELECT clock_timestamp()' },
  ])
})

test('the plan of a deadline is the same as with now() itself', async () => {
  const planOf = async (now: string) => {
    const query = `EXPLAIN (COSTS OFF) SELECT FROM captchas WHERE expires_at < ${now}`
    return JSON.stringify((await database.pool.query(query)).rows)
  }
  expect(await planOf('house_now()')).toBe(await planOf('now()'))
})

test('a process follows the database, wherever its clock is moved', async () => {
  const own = await testDatabase()
  const clock = await startClock({ pool: own.pool, isMovable: true, everyMs: 20 })
  const apart = () => clock.now().getTime() - Date.now()
  expect(Math.abs(apart())).toBeLessThan(SLACK_MS)
  await moveClock(own.ownerUrl, { aheadMs: DAY_MS })
  await expect.poll(() => Math.abs(apart() - DAY_MS) < SLACK_MS).toBe(true)
  clock.stop()
  await own.drop()
})

test('only the owner of a test world moves its clock, and rules and defaults follow', async () => {
  const before = await houseNow()
  await expect(moveClock(database.url, { aheadMs: DAY_MS })).rejects.toThrow('permission')
  await moveClock(database.ownerUrl, { aheadMs: 2 * DAY_MS })
  expect((await houseNow()) - before).toBeGreaterThanOrEqual(2 * DAY_MS)
  await moveClock(database.ownerUrl, { aheadMs: 0 })
  expect((await houseNow()) - before).toBeLessThan(DAY_MS)
})

test('a process that was not told so refuses a database whose clock can be moved', async () => {
  const own = await testDatabase()
  await moveClock(own.ownerUrl, { aheadMs: DAY_MS })
  await expect(startClock({ pool: own.pool, isMovable: false })).rejects.toThrow('HOUSE_CLOCK')
  await own.drop()
})
