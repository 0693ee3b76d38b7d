import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys as keys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterNoon, makeSite, MINUTE_MS, NOON } from '../examples.ts'
import { issueLoginHeader, takeLoginHeader } from './login-header.ts'
import { sweepSignIns } from './sweep.ts'

const SITE = siteId(1)
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
})
afterAll(() => database.drop())

const take = (header: string, at = NOON, site = SITE) =>
  takeLoginHeader({ database, keys }, site, header, at)
const kept = async () =>
  (await database.rows.selectFrom('login_headers').selectAll().execute()).length

test('M6: asking for a header writes nothing, however often', async () => {
  const headers = Array.from({ length: 150 }, () => issueLoginHeader(keys, SITE, NOON))
  expect(new Set(headers).size).toBe(150)
  expect(await kept()).toBe(0)
})

test('a header is good once, of twenty who come with it at once too', async () => {
  const header = issueLoginHeader(keys, SITE, NOON)
  const takes = await Promise.all(Array.from({ length: 20 }, () => take(header)))
  expect(takes.filter(Boolean)).toHaveLength(1)
  expect(await take(header)).toBe(false)
})

test('a header is refused late, on another site, with any character changed, and invented', async () => {
  const header = issueLoginHeader(keys, SITE, NOON)
  expect(await take(header, afterNoon(60 * MINUTE_MS))).toBe(false)
  expect(await take(header, NOON, siteId(2))).toBe(false)
  for (let at = 0; at < header.length; at += 1) {
    const other = header[at] === 'A' ? 'B' : 'A'
    expect(await take(header.slice(0, at) + other + header.slice(at + 1))).toBe(false)
  }
  for (const text of ['', 'x', '.'.repeat(40), `${NOON.getTime()}..`]) {
    expect(await take(text)).toBe(false)
  }
  expect(await take(header)).toBe(true)
})

test('one header spelt another way is not another one', async () => {
  const header = issueLoginHeader(keys, SITE, NOON)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(header.at(-1) ?? '')
  for (const spare of [1, 2, 3]) {
    expect(await take(header.slice(0, -1) + (letters[last + spare] ?? ''))).toBe(false)
  }
  expect(await take(header)).toBe(true)
})

test('M6: used headers go when they are over', async () => {
  expect(await kept()).toBeGreaterThan(0)
  await sweepSignIns(database, afterNoon(60 * MINUTE_MS))
  expect(await kept()).toBe(0)
})
