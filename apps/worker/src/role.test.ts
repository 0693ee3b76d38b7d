import { openBus, type Bus } from '@oriel/bus/bus'
import { createLog } from '@oriel/core/log'
import { announce } from '@oriel/db/outbox'
import { siteId } from '@oriel/core/id'
import { until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Registry } from 'prom-client'
import { startRole, type Ground } from './role.ts'
import { outboxRole } from './roles/outbox.ts'

const WAIT_MS = 15_000
let database: TestDatabase
let nats: TestNats
beforeAll(async () => {
  ;[database, nats] = await Promise.all([testDatabase(), testNats()])
})
afterAll(async () => {
  await nats.stop()
  await database.drop()
})

const ground = (): Ground =>
  ({
    database,
    directUrl: database.url,
    replicas: 1,
    log: createLog({ service: 'worker', level: 'silent' }),
    metrics: new Registry(),
  }) as unknown as Ground

test('M5: schedules run while the bus is away, and the rest begins when it comes', async () => {
  const opened = Promise.withResolvers<Bus>()
  const done: string[] = []
  const busWork = { name: 'test', filter: 'event.>', handle: async () => void done.push('event') }
  const run = async () => void done.push('schedule')
  const own = startRole(
    () => ({ consumers: [busWork], schedules: [[{ name: 'test', everyMs: 20, run }]] }),
    ground(),
    opened.promise,
  )
  const relay = startRole(outboxRole, ground(), opened.promise)
  await until('two runs', async () => done.length >= 2, WAIT_MS)
  expect(done).not.toContain('event')

  const bus = await openBus({ urls: [nats.url], name: 'worker' })
  opened.resolve(bus)
  const fact = { name: 'site.changed', siteId: siteId(1), owner: 'site', data: {} } as const
  await database.transaction((work) => announce(work, fact))
  await until('the event', async () => done.includes('event'), WAIT_MS)
  await Promise.all([own.stop(), relay.stop()])
  await bus.close()
})

test('a worker that never met the bus stops all the same', async () => {
  const role = startRole(outboxRole, ground(), new Promise(() => {}))
  await expect(role.stop()).resolves.toBeUndefined()
})
