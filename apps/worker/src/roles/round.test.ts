import { openBus, type Bus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import { startRelay } from '@oriel/bus/relay'
import { wordFilter } from '@oriel/bus/subjects'
import { createLog } from '@oriel/core/log'
import { announce } from '@oriel/db/outbox'
import { until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { GP, makeRoundWorld, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFollowRounds, ROUND_WORDS, roundSchedules } from './round.ts'

const WAIT_MS = 15_000
const log = createLog({ service: 'worker', level: 'info', destination: { write: () => {} } })

let database: TestDatabase
let nats: TestNats
let bus: Bus
let world: RoundWorld
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  ;[database, nats] = await Promise.all([testDatabase(), testNats()])
  world = await makeRoundWorld(database)
  bus = await openBus({ urls: [nats.url], name: 'worker' })
  const relay = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
  const handle = createFollowRounds(world.house)
  const consumers = ROUND_WORDS.map((word) =>
    startConsumer({
      bus,
      name: `round-${word}`,
      filter: wordFilter(word),
      replicas: 1,
      log,
      handle,
    }),
  )
  stops.push(() => relay.stop(), ...consumers.map((consumer) => () => consumer.stop()))
  stops.push(
    () => bus.close(),
    () => nats.stop(),
    () => database.drop(),
  )
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

test('books rounds soon after a transfer back, and leaves no suspense', async () => {
  const member = await world.someone()
  await world.bringIn(member, 1_000_000n)
  world.provider.told.push(world.provider.play(member, { stake: 100_000n, payout: 30_000n }))
  const transferId = await world.bringHome(member)
  const changed = { site_id: SITE, member_id: member, provider_id: GP, reason: '' }
  await database.transaction(async (work) => {
    const data = { ...changed, transfer_id: transferId, direction: 'out', state: 'completed' }
    await announce(work, { name: 'transfer.changed', siteId: SITE, owner: member, data })
  })
  await until('rounds are booked', async () => (await world.gaming()) === 70_000n, WAIT_MS)
  expect([await world.mirror(member), await world.suspense()]).toEqual([0n, 0n])
})

test('the schedule reads the feeds, and an unavailable provider does not block it', async () => {
  const member = await world.someone()
  await world.bringIn(member, 1_000_000n)
  world.provider.told.push(world.provider.play(member, { stake: 5_000n }))
  const schedules = roundSchedules(world.house, log, () => new Date())
  for (const { run } of schedules) await run()
  await until('rounds are booked', async () => (await world.mirror(member)) === 995_000n, WAIT_MS)
  world.provider.isAway = true
  for (const { run } of schedules) await run()
  expect(schedules.map(({ name }) => name)).toContain('round')
})
