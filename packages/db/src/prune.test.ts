import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { nextCount, prune } from './prune.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`INSERT INTO recovery_asks SELECT sha256(n::text::bytea), 'epoch'
    FROM generate_series(1, 25) n ON CONFLICT DO NOTHING`.execute(database.rows)
})

const asked: number[] = []
const some = (count: number) => {
  asked.push(count)
  return sql<{ removed?: number }>`DELETE FROM recovery_asks WHERE who IN (
    SELECT who FROM recovery_asks LIMIT ${count})`
}
const left = async () =>
  (await database.rows.selectFrom('recovery_asks').selectAll().execute()).length

test('removes all in statements of a bounded size', async () => {
  expect(await prune(database.rows, some, { count: 10 })).toBe(25)
  expect(asked).toEqual([10, 10, 10])
  expect(await left()).toBe(0)
})

test('begins no statement when its time is over; the next run goes on', async () => {
  expect(await prune(database.rows, some, { count: 10, forMs: 0 })).toBe(10)
  expect(await prune(database.rows, some, { count: 20, forMs: 0 })).toBe(15)
})

test('believes a function that says how many it has removed', async () => {
  const said = [4, 4, 1]
  const call = () => sql<{ removed: number }>`SELECT ${said.shift()}::int AS removed`
  expect(await prune(database.rows, call, { count: 4 })).toBe(9)
})

test('starts each statement where the one before stopped', async () => {
  const from: unknown[] = []
  const reached = ['a', 'b']
  const call = (count: number, place: unknown) => {
    from.push(place)
    return sql<{ removed: number; reached: string | null }>`SELECT
      ${reached.length > 0 ? count : 0}::int AS removed, ${reached.shift() ?? null}::text AS reached`
  }
  expect(await prune(database.rows, call, { count: 4 })).toBe(8)
  expect(from).toEqual([null, 'a', 'b'])
})

test.each([
  ['takes the time', 200, 5, 200],
  ['is quick', 200, 1, 400],
  ['is slow', 400, 20, 100],
  ['is very slow', 100, 900, 50],
  ['is quick for long', 2_000, 2, 2_000],
])('a statement that %s: %d rows in %d ms, then %d', (_, count, tookMs, next) => {
  expect(nextCount(count, tookMs)).toBe(next)
})
