import { siteId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { announce } from '@oriel/db/outbox'
import { createPool } from '@oriel/db/pool'
import { freePort, until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { testNats, type TestNats } from '@oriel/dev-world/testing/test-nats'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openBus, type Bus } from './bus.ts'
import { startConsumer, type ConsumerOptions } from './consumer.ts'
import { findDead, listDead, replayDead } from './dead-letter.ts'
import type { BusEvent } from './event.ts'
import { startRelay, type Relay } from './relay.ts'
import { ensureStreams } from './streams.ts'
import { wordFilter } from './subjects.ts'

let database: TestDatabase
let nats: TestNats
let bus: Bus
/** Who may look into streams and remove them. */
let tester: Bus
const stops: (() => Promise<void>)[] = []
const log = createLog({ service: 'test', level: 'silent' })

beforeEach(async () => {
  ;[database, nats] = await Promise.all([testDatabase(), testNats()])
  bus = await openBus({ urls: [nats.url], name: 'test' })
  tester = await openBus({ urls: [nats.urlOf('tester')], name: 'tester' })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await bus.close()
  await tester.close()
  await nats.stop()
  await database.drop()
})

function relay(): Relay {
  const started = startRelay({ bus, databaseUrl: database.url, replicas: 1, log })
  stops.push(() => started.stop())
  return started
}

function consume(handle: ConsumerOptions['handle'], backoffMs = [20, 20]) {
  const name = 'test-consumer'
  const filter = wordFilter('site')
  const started = startConsumer({ bus, name, filter, replicas: 1, log, handle, backoffMs })
  stops.push(() => started.stop())
  return started
}

/** Announces `count` facts of several owners and gives their ids. */
async function tell(count: number, start = 0): Promise<string[]> {
  const ids: string[] = []
  for (let index = start; index < start + count; index += 1) {
    const fact = {
      name: 'site.changed',
      siteId: siteId(1),
      owner: `owner-${index % 5}`,
      data: { index, owner: index % 5 },
    } as const
    ids.push(await database.transaction((work) => announce(work, fact)))
  }
  return ids
}

const unsent = async (): Promise<number> => {
  const rows = database.rows.selectFrom('outbox').select('seq').where('sent_at', 'is', null)
  return (await rows.execute()).length
}

/** Facts that gathered while nobody carried them, written at once. */
async function gather(count: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO outbox (id, name, site_id, partition, data)
     SELECT uuidv7(), 'site.changed', 1, n % 16, jsonb_build_object('index', n)
     FROM generate_series(1, $1::int) n`,
    [count],
  )
}

/** How many rows of the outbox PostgreSQL has looked at for anybody. */
async function rowsRead(): Promise<number> {
  const { rows } = await database.pool.query<{ read: number }>(
    `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 AS read
     FROM pg_stat_user_tables WHERE relname LIKE 'outbox%'`,
  )
  return rows[0]?.read ?? 0
}

describe('relay', () => {
  test('a committed fact reaches a consumer with all it carries', async () => {
    const seen: BusEvent[] = []
    consume(async (event) => void seen.push(event))
    relay()
    const [id] = await tell(1)
    await until('the event', async () => seen.length === 1, 5_000)
    expect(seen[0]).toMatchObject({ id, name: 'site.changed', siteId: 1, data: { index: 0 } })
    await until('the note that it was sent', async () => (await unsent()) === 0, 5_000)
  })

  test('three relays send each fact once, and keep the order of an owner', async () => {
    relay()
    relay()
    relay()
    const ids = await tell(200)
    await until('all sent', async () => (await unsent()) === 0, 10_000)
    const { state } = await bus.manager.streams.info('EVENTS')
    expect(state.messages).toBe(ids.length)
    const byOwner = new Map<number, number[]>()
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await tester.manager.streams.getMessage('EVENTS', { seq })
      const { data } = message!.json<{ data: { index: number; owner: number } }>()
      byOwner.set(data.owner, [...(byOwner.get(data.owner) ?? []), data.index])
    }
    for (const indexes of byOwner.values()) {
      expect(indexes).toEqual(indexes.toSorted((left, right) => left - right))
    }
  })

  test('M1: reads each fact of a backlog a few times, however many there are', async () => {
    const count = 12_000
    await gather(count)
    const started = relay()
    const stored = async () => (await bus.manager.streams.info('EVENTS')).state.messages
    await until('the stream', async () => isThere(), 5_000)
    await until('all in the stream', async () => (await stored()) === count, 60_000)
    // Its counts are written when its connection ends.
    await started.stop()
    await until('the counts', async () => (await rowsRead()) > count, 10_000)
    expect(await rowsRead()).toBeLessThan(5 * count)
    expect(await unsent()).toBe(0)
  })

  test('a fact sent but not noted as sent is recognised by the stream', async () => {
    relay()
    await tell(5)
    await until('all sent', async () => (await unsent()) === 0, 5_000)
    // What a crash between sending and noting leaves behind.
    await database.rows.updateTable('outbox').set({ sent_at: null }).execute()
    await until('all sent again', async () => (await unsent()) === 0, 5_000)
    expect((await bus.manager.streams.info('EVENTS')).state.messages).toBe(5)
  })

  test('facts told while the bus is away are sent when it is back, none is lost by a wipe', async () => {
    const seen = new Set<string>()
    consume(async (event) => void seen.add(event.id))
    relay()
    const before = await tell(10)
    await until('the first ten', async () => seen.size === 10, 5_000)
    seen.clear()
    const wiped = nats.wipe()
    const during = await tell(10, 10)
    await wiped
    await until('all of them again', async () => seen.size === 20, 15_000)
    expect(seen).toEqual(new Set([...before, ...during]))
  })

  test('a stream that somebody else made anew is noticed, though nothing failed here', async () => {
    const seen = new Set<string>()
    consume(async (event) => void seen.add(event.id))
    relay()
    const ids = await tell(5)
    await until('all sent', async () => (await unsent()) === 0, 5_000)
    await until('all seen', async () => seen.size === 5, 5_000)
    seen.clear()
    await tester.manager.streams.delete('EVENTS')
    await ensureStreams(bus, 1)
    await until('all of them again', async () => seen.size === 5, 15_000)
    expect(seen).toEqual(new Set(ids))
  })

  test('what was sent since the stream was made anew is not sent once more', async () => {
    const first = relay()
    const ids = await tell(5)
    await until('all sent', async () => (await unsent()) === 0, 5_000)
    await first.stop()
    await tester.manager.streams.delete('EVENTS')
    await ensureStreams(bus, 1)
    const later = "UPDATE outbox SET sent_at = now() + interval '1 hour' WHERE id = ANY($1)"
    await database.pool.query(later, [ids.slice(3)])
    const noted = async () => {
      const { rows } = await database.pool.query('SELECT made_at FROM bus_streams')
      return new Date(rows[0]?.made_at).getTime()
    }
    const madeAt = new Date((await bus.manager.streams.info('EVENTS')).created).getTime()
    relay()
    await until('the new stream to be noted', async () => (await noted()) === madeAt, 15_000)
    expect((await bus.manager.streams.info('EVENTS')).state.messages).toBe(3)
  })
})

describe('users of the bus', () => {
  const refused = /permission|no responders|timeout/i

  test('M9: who hands messages to pages can tell no fact and read none', async () => {
    await ensureStreams(bus, 1)
    const realtime = await openBus({ urls: [nats.urlOf('realtime')], name: 'realtime' })
    stops.push(() => realtime.close())
    const invented = realtime.jetstream.publish('event.0.1.seamless.settled', '{}')
    await expect(invented).rejects.toThrow(refused)
    await expect(realtime.manager.streams.info('EVENTS')).rejects.toThrow(refused)
    expect((await bus.manager.streams.info('EVENTS')).state.messages).toBe(0)
  })

  test('a worker removes no stream, and nobody comes without a password', async () => {
    await ensureStreams(bus, 1)
    await expect(bus.manager.streams.delete('EVENTS')).rejects.toThrow(refused)
    expect((await bus.manager.streams.info('EVENTS')).config.name).toBe('EVENTS')
    const { host } = new URL(nats.url)
    const stranger = openBus({ urls: [`nats://${host}`], name: 'stranger' })
    await expect(stranger).rejects.toThrow(/authorization/i)
  })

  test('the office reads dead letters and sends one again', async () => {
    let healthy = false
    consume(async () => {
      if (!healthy) throw new Error('no')
    }, [])
    relay()
    await tell(1)
    const office = await openBus({ urls: [nats.urlOf('office')], name: 'office' })
    stops.push(() => office.close())
    await until('the burial', async () => (await listDead(office, 10)).length === 1, 5_000)
    healthy = true
    const [letter] = await listDead(office, 10)
    await replayDead(office, letter!)
    expect(await listDead(office, 10)).toEqual([])
  })
})

describe('consumer', () => {
  test('a failing event is tried again after its waits', async () => {
    const tries: number[] = []
    consume(async () => {
      tries.push(Date.now())
      if (tries.length < 3) throw new Error('not yet')
    })
    relay()
    await tell(1)
    await until('three tries', async () => tries.length === 3, 5_000)
    expect(tries[1]! - tries[0]!).toBeGreaterThanOrEqual(15)
    expect(await listDead(tester, 10)).toEqual([])
  })

  test('an event that never works is buried with its reason and can be replayed', async () => {
    let healthy = false
    const done: string[] = []
    consume(async (event) => {
      if (!healthy) throw new Error('the shelf is full\nreally')
      done.push(event.id)
    })
    relay()
    const [id] = await tell(1)
    await until('the burial', async () => (await listDead(tester, 10)).length === 1, 5_000)
    const [letter] = await listDead(tester, 10)
    expect(letter).toMatchObject({ consumer: 'test-consumer', error: 'the shelf is full really' })

    healthy = true
    expect((await replayDead(tester, letter!)).id).toBe(id)
    await until('the replay', async () => done.length === 1, 5_000)
    expect(done).toEqual([id])
    expect(await findDead(tester, letter!.number)).toBeNull()
  })

  test('M12: an outage is no failure of the event, however long it lasts', async () => {
    const port = await freePort()
    const away = createPool({ url: `postgres://nobody@127.0.0.1:${port}/none`, name: 'test' })
    stops.push(() => away.end())
    const answers: string[] = []
    let isBack = false
    const one = consume(
      async (event) => {
        answers.push('asked')
        await (isBack ? database.pool : away).query('SELECT 1')
        answers.push(event.id)
      },
      [1, 1],
    )
    relay()
    const [id] = await tell(1)
    // More often than an event may fail.
    await until('four tries', async () => answers.length >= 4, 20_000)
    expect(await listDead(tester, 10)).toEqual([])
    isBack = true
    await until('the effect', async () => answers.includes(id ?? ''), 10_000)
    await one.stop()
    expect(await listDead(tester, 10)).toEqual([])
  })

  test('a message that is no event is buried at once', async () => {
    let handled = 0
    consume(async () => void (handled += 1))
    relay()
    await until('the stream', async () => isThere(), 5_000)
    await bus.jetstream.publish('event.0.1.site.changed', '{"odd":true}')
    await until('the burial', async () => (await listDead(tester, 10)).length === 1, 5_000)
    expect(handled).toBe(0)
  })

  test('two processes of one name share the work', async () => {
    const first: string[] = []
    const second: string[] = []
    consume(async (event) => void first.push(event.id))
    consume(async (event) => void second.push(event.id))
    relay()
    const ids = await tell(60)
    await until('all', async () => first.length + second.length === ids.length, 8_000)
    expect(new Set([...first, ...second])).toEqual(new Set(ids))
  })
})

const isThere = async (): Promise<boolean> =>
  bus.manager.streams.info('EVENTS').then(
    () => true,
    () => false,
  )
