import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepRates, takeInterval } from './rate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const take = (who: string, everyMs: number) =>
  takeInterval(database.rows, testKeys, { siteId: siteId(1), name: 'back', who, everyMs })
const pass = (ms: number) => new Promise((end) => setTimeout(end, ms))

test('of fifty concurrent requests one is allowed, the others get the remaining wait', async () => {
  const left = await Promise.all(Array.from({ length: 50 }, () => take('anna', 10_000)))
  expect(left.filter((ms) => ms === 0)).toHaveLength(1)
  const waits = left.filter((ms) => ms > 0)
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000)
  expect(Math.min(...waits)).toBeGreaterThan(5_000)
})

test('allows the next request exactly after the wait, also after refused ones', async () => {
  expect(await take('ben', 300)).toBe(0)
  const left = await take('ben', 300)
  expect(left).toBeGreaterThan(0)
  await pass(left + 5)
  expect(await take('ben', 300)).toBe(0)
})

test('waits of other members are separate, and expired ones are swept', async () => {
  expect(await take('cleo', 10_000)).toBe(0)
  expect(await take('dora', 1)).toBe(0)
  await pass(10)
  await sweepRates(database, new Date())
  expect(await take('cleo', 10_000)).toBeGreaterThan(0)
  expect(await take('dora', 1)).toBe(0)
})
