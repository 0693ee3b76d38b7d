import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterNoon, NOON } from '../examples.ts'
import { createOrders, makeFirst, sweepRates, type InPlace, type TakeOrder } from './rate.ts'

const HOUR_MS = 3_600_000
const ONE: InPlace = {
  siteId: siteId(1),
  name: 'gift one',
  place: '203.0.113.0/24',
  who: 'anna',
  lastsMs: HOUR_MS,
}

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  takeOrder = createOrders(database.rows, testKeys)
})
afterEach(() => database.drop())

let takeOrder: TakeOrder
const take = (changes: Partial<InPlace> = {}) => takeOrder({ ...ONE, ...changes }, NOON)

test('each has their number in the order they came, and the same when they come again', async () => {
  expect([await take(), await take({ who: 'ben' }), await take({ who: 'cleo' })]).toEqual([1, 2, 3])
  expect([await take({ who: 'ben' }), await take(), await take({ who: 'dan' })]).toEqual([2, 1, 4])
})

test.each<[string, Partial<InPlace>]>([
  ['site', { siteId: siteId(2) }],
  ['thing', { name: 'gift two' }],
  ['place', { place: '203.0.114.0/24' }],
])('another %s is counted on its own', async (_name, changes) => {
  await take()
  expect(await take({ who: 'ben', ...changes })).toBe(1)
})

test('twenty at once have twenty numbers, one who comes twenty times at once has one', async () => {
  const many = Array.from({ length: 20 }, (_, at) => take({ who: `member ${at}` }))
  const numbers = (await Promise.all(many)).toSorted((left, right) => left - right)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  const same = await Promise.all(Array.from({ length: 20 }, () => take({ who: 'late' })))
  expect(new Set(same).size).toBe(1)
})

test('two processes count in one row: nobody has the number of another', async () => {
  const second = createOrders(database.rows, testKeys)
  const many = Array.from({ length: 40 }, (_, at) => {
    const one = { ...ONE, who: `member ${at}` }
    return (at % 2 === 0 ? takeOrder : second)(one, NOON)
  })
  const numbers = (await Promise.all(many)).toSorted((left, right) => left - right)
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
})

test('one moment of several places, with some who came before', async () => {
  await take({ who: 'ben' })
  await take({ place: '203.0.114.0/24', who: 'eve' })
  const asked = [
    ['anna', ONE.place],
    ['dora', '203.0.114.0/24'],
    ['ben', ONE.place],
    ['cleo', ONE.place],
  ] as const
  const numbers = await Promise.all(asked.map(([who, place]) => take({ who, place })))
  expect(numbers).toEqual([2, 2, 1, 3])
})

test('who is made first stays first, and the others stay where they are', async () => {
  for (const who of ['anna', 'ben', 'cleo']) await take({ who })
  await makeFirst(database.rows, testKeys, { ...ONE, who: 'cleo' })
  expect([await take({ who: 'cleo' }), await take({ who: 'ben' })]).toEqual([1, 2])
})

test('it is forgotten when it is over, and names nobody before', async () => {
  await take()
  const { rows } = await database.pool.query<{ text: string }>(
    'SELECT r::text AS text FROM rate_counts r',
  )
  for (const { text } of rows) expect(text).not.toMatch(/anna|203\.0/)
  await sweepRates(database, afterNoon(HOUR_MS - 1))
  expect(await take({ who: 'ben' })).toBe(2)
  await sweepRates(database, afterNoon(HOUR_MS + 1))
  expect(await take({ who: 'cleo' })).toBe(1)
})
