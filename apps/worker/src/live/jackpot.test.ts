import { openBus, type Bus } from '@oriel/bus/bus'
import { startConsumer, type Consumer } from '@oriel/bus/consumer'
import type { BusEvent } from '@oriel/bus/event'
import { listenLive, type LiveMessage } from '@oriel/bus/live'
import { startRelay } from '@oriel/bus/relay'
import { EVENT_SUBJECTS, liveSubject } from '@oriel/bus/subjects'
import { jackpotChanged } from '@oriel/contract/realtime/jackpot'
import { newId, siteId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { contributeToJackpot, readJackpot } from '@oriel/domain/jackpot'
import { createLedger, type Ledger } from '@oriel/ledger/ledger'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPublishLive } from '../publish-live.ts'
import { createGather } from '../gather.ts'
import { jackpotFeed, TOLD_EVERY_MS } from './jackpot.ts'

const HERE = siteId(1)
const log = createLog({ service: 'worker', level: 'silent' })
const WAIT_MS = 15_000

let database: TestDatabase
let nats: TestNats
let ledger: Ledger
let bus: Bus
/** Another connection, as a realtime node has one. */
let node: Bus
const toDollars: LiveMessage[] = []
const toDong: LiveMessage[] = []
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  ;[database, nats] = await Promise.all([testDatabase(), testNats()])
  ledger = createLedger(database)
  bus = await openBus({ urls: [nats.url], name: 'worker' })
  node = await openBus({ urls: [nats.urlOf('realtime')], name: 'realtime' })
  const subject = (currency: 'USD' | 'VND') =>
    liveSubject({ to: 'currency', siteId: HERE, currency })
  listenLive(node.connection, subject('USD'), (message) => void toDollars.push(message))
  listenLive(node.connection, subject('VND'), (message) => void toDong.push(message))
  await node.connection.flush()
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(async () => {
  await Promise.all([bus.close(), node.close()])
  await nats.stop()
  await database.drop()
})
beforeEach(() => {
  toDollars.length = 0
  toDong.length = 0
})

const contribute = async (units: bigint, currency: 'USD' | 'VND' = 'USD') =>
  expectDone(
    await contributeToJackpot(
      { database, ledger },
      { siteId: HERE, amount: money(units, currency), cause: { kind: 'round', id: newId() } },
    ),
  )
const total = async (currency: 'USD' | 'VND' = 'USD') =>
  (await readJackpot(database.rows, HERE, currency)).total
/** As a page reads it. */
const readMessage = ({ data }: LiveMessage) =>
  z.decode(jackpotChanged.data, data as z.input<typeof jackpotChanged.data>)
const lastTold = (messages: readonly LiveMessage[]) => {
  const last = messages.at(-1)
  return last && readMessage(last).jackpot_amount_total
}

describe('a fact becomes a message', () => {
  const eventOf = (data: unknown): BusEvent => ({
    id: newId<'event'>(),
    name: 'jackpot.changed',
    siteId: HERE,
    at: new Date(),
    data,
    trace: null,
  })
  const fact = { site_id: HERE, currency: 'USD' }

  test('carries the current total, for the channel of its currency', async () => {
    await contribute(70_000n)
    await contribute(5_000n)
    const [send, ...more] = await jackpotFeed(database.rows).translate(eventOf(fact))
    const now = await readJackpot(database.rows, HERE, 'USD')
    expect(more).toEqual([])
    expect(send).toMatchObject({
      to: { to: 'currency', siteId: HERE, currency: 'USD' },
      event: { name: 'jackpot-changed', audience: 'currency' },
      data: { currency: 'USD', version: now.version, jackpot_amount_total: '7.5000' },
    })
  })

  test('throws on malformed data and sends nothing', async () => {
    const feed = jackpotFeed(database.rows)
    await expect(feed.translate(eventOf({ site_id: HERE, currency: 'XYZ' }))).rejects.toThrow()
  })
})

/** A worker with the live feed, as it runs. */
function startLive(over: Bus, feed = createPublishLive(over, database.rows)): Consumer {
  const options = { name: 'live', filter: EVENT_SUBJECTS, replicas: 1, log, handle: feed }
  return startConsumer({ bus: over, ...options })
}

describe('from the ledger to the page', () => {
  beforeEach(() => {
    const relay = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
    stops.push(() => relay.stop())
  })

  test('many changes are sent as few messages, and the last has the last total', async () => {
    const consumer = startLive(bus)
    stops.push(() => consumer.stop())
    await contribute(1n)
    await until('the first message', async () => lastTold(toDollars) === (await total()), WAIT_MS)
    toDollars.length = 0
    const begun = performance.now()
    await Promise.all(Array.from({ length: 80 }, () => contribute(100n)))
    await contribute(7n, 'VND')
    const isTold = async () =>
      lastTold(toDollars) === (await total()) && lastTold(toDong) === (await total('VND'))
    await until('the last message', isTold, WAIT_MS)
    const windows = Math.ceil((performance.now() - begun) / TOLD_EVERY_MS) + 1
    expect(toDollars.length).toBeLessThanOrEqual(windows)
    const versions = toDollars.map((message) => readMessage(message).version)
    expect(versions).toEqual([...new Set(versions)].toSorted((left, right) => left - right))
  })

  test('when a worker dies with a delayed change, the next worker sends it', async () => {
    const { version: before } = await readJackpot(database.rows, HERE, 'USD')
    const dying = await openBus({ urls: [nats.url], name: 'dying' })
    // It never stops waiting, so whatever follows its first message is never told by it.
    const gather = createGather(TOLD_EVERY_MS, () => new Promise(() => {}))
    const feed = jackpotFeed(database.rows, gather)
    let taken = 0
    const lost = startLive(dying, async (event) => {
      taken += 1
      await feed.translate(event)
    })
    await contribute(1n)
    await until('the first to be taken', async () => taken >= 1, WAIT_MS)
    const first = taken
    for (let count = 0; count < 3; count += 1) await contribute(1_000n)
    await until('the others to be taken', async () => taken >= first + 3, WAIT_MS)
    // What the worker before it told last may still arrive; of what came since nothing is told.
    const versions = toDollars.map((message) => readMessage(message).version)
    expect(versions.filter((version) => version > before)).toEqual([])
    await dying.connection.close()
    // Not awaited: what it holds in hand never ends.
    void lost.stop()
    const next = startLive(bus)
    stops.push(() => next.stop())
    await until('the next to tell', async () => lastTold(toDollars) === (await total()), WAIT_MS)
  })
})
