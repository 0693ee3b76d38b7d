import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, MINUTE_MS, NOON } from '../examples.ts'
import { isSpent, sweepRates, tryRate, tryRateAndCount, type Rate } from './rate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await database.drop()
})

const FIVE: Rate = {
  siteId: siteId(1),
  name: 'login',
  who: '203.0.113.7',
  max: 5,
  perMs: MINUTE_MS,
}
const attempt = (rate: Rate = FIVE, ms = 0) =>
  tryRate(database.rows, testKeys, [rate], afterNoon(ms))
const spent = (ms = 0) => isSpent(database.rows, testKeys, [FIVE], afterNoon(ms))
const many = async (count: number, ms = 0) => {
  const tries: boolean[] = []
  for (let at = 0; at < count; at += 1) tries.push(await attempt(FIVE, ms))
  return tries
}

test('allows five times, then refuses', async () => {
  expect(await many(7)).toEqual([true, true, true, true, true, false, false])
})

test('allows five of fifty concurrent attempts', async () => {
  const tries = await Promise.all(Array.from({ length: 50 }, () => attempt()))
  expect(tries.filter(Boolean)).toHaveLength(5)
})

test('S1: counts each site separately', async () => {
  await many(6)
  expect(await attempt()).toBe(false)
  expect(await attempt({ ...FIVE, siteId: siteId(2) })).toBe(true)
})

test('counts each address and each name separately', async () => {
  await many(6)
  expect(await attempt({ ...FIVE, who: '203.0.113.8' })).toBe(true)
  expect(await attempt({ ...FIVE, name: 'sms' })).toBe(true)
})

describe('the window slides', () => {
  test('a full window counts fully at the start of the next, and half in its middle', async () => {
    await many(5)
    expect(await spent(MINUTE_MS)).toBe(true)
    expect(await spent(1.5 * MINUTE_MS)).toBe(false)
    expect(await many(3, 1.5 * MINUTE_MS)).toEqual([true, true, false])
  })

  test('forgets everything after two idle windows', async () => {
    await many(9)
    expect(await many(6, 2 * MINUTE_MS)).toEqual([true, true, true, true, true, false])
  })
})

test('reading the rate counts nothing', async () => {
  await many(4)
  expect([await spent(), await spent(), await spent()]).toEqual([false, false, false])
  expect(await many(2)).toEqual([true, false])
  expect(await spent()).toBe(true)
})

test('one statement counts a try and reads others, which it does not count', async () => {
  const other = { ...FIVE, name: 'wrong password' }
  await many(4)
  const asked = { tried: [other], watched: [FIVE, { ...FIVE, who: '203.0.113.8' }] }
  const both = () => tryRateAndCount(database.rows, testKeys, asked, NOON)
  expect(await both()).toEqual({ isAllowed: true, counts: [4, 0] })
  for (let at = 0; at < 4; at += 1) await both()
  expect(await both()).toEqual({ isAllowed: false, counts: [4, 0] })
})

test('of several limits the strictest decides, and all are counted', async () => {
  const wide = { ...FIVE, name: 'wide', max: 100 }
  const both = () => tryRate(database.rows, testKeys, [wide, FIVE], NOON)
  for (let at = 0; at < 5; at += 1) expect(await both()).toBe(true)
  expect(await both()).toBe(false)
  const { rows } = await sql<{ count: number }>`SELECT count FROM rate_counts`.execute(
    database.rows,
  )
  expect(rows).toEqual([{ count: 6 }, { count: 6 }])
})

test('concurrent attempts on the same limits in another order do not deadlock', async () => {
  const other = { ...FIVE, name: 'other', max: 1_000 }
  const wide = { ...FIVE, max: 1_000 }
  const tries = Array.from({ length: 60 }, (_, at) =>
    tryRate(database.rows, testKeys, at % 2 ? [wide, other] : [other, wide], NOON),
  )
  expect((await Promise.all(tries)).every(Boolean)).toBe(true)
})

test('no address stands in the table', async () => {
  await attempt()
  const { rows } = await sql<{ text: string }>`SELECT r::text AS text FROM rate_counts r`.execute(
    database.rows,
  )
  expect(rows[0]?.text).not.toContain('203.0.113')
  expect(rows[0]?.text).not.toContain(Buffer.from('203.0.113').toString('hex'))
})

test('sweeps expired counts', async () => {
  await many(3)
  const left = async () =>
    (await database.rows.selectFrom('rate_counts').select('count').execute()).length
  await sweepRates(database, afterNoon(2 * MINUTE_MS))
  expect(await left()).toBe(1)
  await sweepRates(database, afterNoon(2 * MINUTE_MS + 1))
  expect(await left()).toBe(0)
})
