import { openBus, type Bus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import { listDead } from '@oriel/bus/dead-letter'
import { startRelay } from '@oriel/bus/relay'
import { wordFilter } from '@oriel/bus/subjects'
import { createLog } from '@oriel/core/log'
import { announce } from '@oriel/db/outbox'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { askAgain } from '@oriel/domain/dead-letter'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyDeadLetters, replayAsked } from './dead-letters.ts'

const WAIT_MS = 10_000
const log = createLog({ service: 'worker', level: 'silent' })

let database: TestDatabase
let nats: TestNats
let bus: Bus
const stops: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  ;[database, nats] = await Promise.all([testDatabase(), testNats()])
  bus = await openBus({ urls: [nats.url], name: 'worker' })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await bus.close()
  await nats.stop()
  await database.drop()
})

test('a dead letter is copied once, sent again when a person asks, and is over then', async () => {
  let isHealthy = false
  const met: string[] = []
  const consumer = startConsumer({
    bus,
    name: 'test-story',
    filter: wordFilter('story'),
    replicas: 1,
    log,
    backoffMs: [],
    handle: async ({ id }) => {
      if (!isHealthy) throw new Error('cannot be read')
      met.push(id)
    },
  })
  const relay = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
  stops.push(
    () => relay.stop(),
    () => consumer.stop(),
  )
  const fact = { name: 'story.told', siteId: ORIEL, owner: 'one', data: {} } as const
  const id = await database.transaction((work) => announce(work, fact))
  await until('the burial', async () => (await listDead(bus, 5)).length === 1, WAIT_MS)

  const { rows } = database
  expect(await copyDeadLetters(rows, bus)).toBe(1)
  expect(await copyDeadLetters(rows, bus)).toBe(0)
  const letters = () => rows.selectFrom('dead_letters').selectAll().execute()
  const [letter] = await letters()
  expect(letter).toMatchObject({ site_id: ORIEL, consumer: 'test-story', error: 'cannot be read' })
  expect(await replayAsked(rows, bus)).toBe(0)

  isHealthy = true
  expect(await askAgain(rows, Number(letter?.number), 'noah.weiss')).toBe(true)
  expect(await askAgain(rows, Number(letter?.number), 'noah.weiss')).toBe(false)
  expect(await replayAsked(rows, bus)).toBe(1)
  await until('the event', async () => met.length === 1, WAIT_MS)
  expect(met).toEqual([id])
  expect(await listDead(bus, 5)).toEqual([])
  expect(await letters()).toMatchObject([{ outcome: 'replayed', asked_by: 'noah.weiss' }])
})

test('a letter that the bus has no more is over as gone', async () => {
  const { rows } = database
  await rows
    .insertInto('dead_letters')
    .values({
      number: 41n,
      consumer: 'test',
      subject: 'event.1.1.story.told',
      error: 'no',
      body: '{}',
      died_at: new Date(),
    })
    .execute()
  expect(await askAgain(rows, 41, 'noah.weiss')).toBe(true)
  expect(await replayAsked(rows, bus)).toBe(1)
  const [letter] = await rows.selectFrom('dead_letters').selectAll().execute()
  expect(letter).toMatchObject({ outcome: 'gone' })
})
