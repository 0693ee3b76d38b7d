import { openBus, type Bus } from '@oriel/bus/bus'
import { startConsumer } from '@oriel/bus/consumer'
import type { BusEvent } from '@oriel/bus/event'
import { listenLive, type LiveMessage } from '@oriel/bus/live'
import { startRelay } from '@oriel/bus/relay'
import { EVENT_SUBJECTS, liveSubject } from '@oriel/bus/subjects'
import { newId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { expectDone } from '@oriel/core/outcome'
import { readTraceFrom } from '@oriel/db/outbox'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { NOON } from '@oriel/dev-world/testing/noon'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { publishAnnouncement, withdrawAnnouncement } from '@oriel/domain/announcement'
import { currentTraceId, currentTraceparent, inTrace } from '@oriel/service/trace'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPublishLive } from './publish-live.ts'

const by = { staff: 'test', now: NOON }
const draft = {
  siteId: ORIEL,
  texts: { en_US: 'hello' },
  displayBeforeLogin: true,
  displayAfterLogin: false,
  sort: 1,
  startsAt: NOON,
  endsAt: null,
}
const log = createLog({ service: 'worker', level: 'silent' })
const board = (audience: 'guest' | 'member') =>
  liveSubject({ to: 'board', siteId: ORIEL, audience, locale: 'en_US' })

let database: TestDatabase
let nats: TestNats
let bus: Bus
let publishFact: ReturnType<typeof createPublishLive>
/** Another connection, as a realtime node has one. */
let node: Bus
const toGuests: LiveMessage[] = []
const toMembers: LiveMessage[] = []
beforeAll(async () => {
  ;[database, nats] = await Promise.all([toldDatabase(), testNats()])
  await database.rows.updateTable('outbox').set({ sent_at: NOON }).execute()
  bus = await openBus({ urls: [nats.url], name: 'worker' })
  publishFact = createPublishLive(bus, database.rows)
  node = await openBus({ urls: [nats.urlOf('realtime')], name: 'realtime' })
  listenLive(node.connection, board('guest'), (message) => void toGuests.push(message))
  listenLive(node.connection, board('member'), (message) => void toMembers.push(message))
  await node.connection.flush()
})
afterAll(async () => {
  await Promise.all([bus.close(), node.close()])
  await nats.stop()
  await database.drop()
})
beforeEach(() => {
  toGuests.length = 0
  toMembers.length = 0
})

describe('publishFact', () => {
  const eventOf = (name: string, data: unknown): BusEvent => ({
    id: newId<'event'>(),
    name,
    siteId: ORIEL,
    at: NOON,
    data,
    trace: null,
  })
  const fact = {
    id: newId<'announcement'>(),
    site_id: ORIEL,
    version: 1,
    showing: true,
    before_login: true,
    after_login: false,
    sort: 1,
    texts: { en_US: 'hello' },
  }

  test('a realtime subscription receives the message under the id of the event', async () => {
    const event = eventOf('announcement.changed', fact)
    await publishFact(event)
    // Flushed means that the server has it; one more turn brings it to the other connection.
    await node.connection.flush()
    const announcement = { id: fact.id, content: 'hello' }
    expect(toGuests).toMatchObject([
      { id: event.id, name: 'announcement-changed', data: { showing: 1, announcement } },
    ])
    expect(toMembers).toMatchObject([{ id: event.id, data: { showing: 0 } }])
  })

  test('skips an event that has no audience', async () => {
    await publishFact(eventOf('site.changed', {}))
    await publishFact(eventOf('constructor', {}))
    await node.connection.flush()
    expect([toGuests, toMembers]).toEqual([[], []])
  })

  test('rejects a malformed event and sends nothing', async () => {
    await expect(publishFact(eventOf('announcement.changed', { id: 1 }))).rejects.toThrow()
    await node.connection.flush()
    expect([toGuests, toMembers]).toEqual([[], []])
  })
})

describe('from the operator to the page', () => {
  const stops: (() => Promise<void>)[] = []
  const traces: (string | null)[] = []
  beforeEach(() => {
    traces.length = 0
    const relay = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
    const consumer = startConsumer({
      bus,
      name: 'live',
      filter: EVENT_SUBJECTS,
      replicas: 1,
      log,
      handle: (event) =>
        inTrace({ name: 'live', parent: event.trace, kind: 'consumer' }, async () => {
          traces.push(currentTraceId())
          await publishFact(event)
        }),
    })
    stops.push(
      () => relay.stop(),
      () => consumer.stop(),
    )
  })
  afterEach(async () => {
    readTraceFrom(() => null)
    for (const stop of stops.splice(0)) await stop()
  })

  test('an announcement that is published and withdrawn is heard, in order and under its trace', async () => {
    readTraceFrom(currentTraceparent)
    const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const { id } = await inTrace({ name: 'publish', parent }, async () =>
      expectDone(await publishAnnouncement(database, draft, by)),
    )
    await until('the first message', async () => toGuests.length === 1, 10_000)
    expectDone(await withdrawAnnouncement(database, ORIEL, id, by))
    await until('the second message', async () => toGuests.length === 2, 10_000)

    expect(toGuests.map(({ data }) => data)).toMatchObject([
      { showing: 1, announcement: { id, version: 1, content: 'hello' } },
      { showing: 0, announcement: { id, version: 2, content: '' } },
    ])
    expect(toMembers.map(({ data }) => data)).toMatchObject([{ showing: 0 }, { showing: 0 }])
    const rows = database.rows.selectFrom('outbox').select('id').orderBy('seq', 'desc').limit(2)
    const ids = (await rows.execute()).map((row) => row.id).toReversed()
    expect(toGuests.map((message) => message.id)).toEqual(ids)
    expect(traces[0]).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
  })
})
