import { once } from 'node:events'
import net from 'node:net'
import { createLog } from '@oriel/core/log'
import { createConnection } from '@oriel/db/pool'
import { until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSchedules, type Schedule, type Schedules } from './schedules.ts'

const EVERY_MS = 30
const TAKEOVER_MAX_MS = 3_000
const HOUR_MS = 3_600_000

let database: TestDatabase
/** Only the superuser may see and end the connections of others. */
let superuser: pg.Client
const runs: string[] = []
const lines: Record<string, unknown>[] = []
const log = createLog({
  service: 'worker',
  level: 'info',
  destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
})
const started: Schedules[] = []

beforeEach(async () => {
  database = await testDatabase()
  const url = database.ownerUrl.replace('oriel_owner@', 'postgres@')
  superuser = createConnection({ url, name: 'superuser' })
  await superuser.connect()
  runs.length = 0
  lines.length = 0
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
  await superuser.end()
  await database.drop()
})

const noting = (worker: string): Schedule => ({
  name: 'test',
  everyMs: EVERY_MS,
  run: async () => void runs.push(worker),
})

function start(schedules: readonly Schedule[], databaseUrl = database.url): Schedules {
  const schedule = startSchedules({ databaseUrl, schedules, log })
  started.push(schedule)
  return schedule
}

/** The connections that hold a lock of this database. */
async function leaders(): Promise<number[]> {
  const { rows } = await superuser.query<{ pid: number }>(
    `SELECT l.pid FROM pg_locks l JOIN pg_database d ON d.oid = l.database
     WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database()`,
  )
  return rows.map(({ pid }) => pid)
}
const leader = async () => (await leaders())[0]
const ran = (worker: string, times: number) =>
  until(
    `${times} runs by ${worker}`,
    async () => runs.filter((one) => one === worker).length >= times,
    TAKEOVER_MAX_MS,
    5,
  )

describe('two workers on one database', () => {
  test('one of them runs every time, the other waits', async () => {
    start([noting('first')])
    await ran('first', 1)
    start([noting('second')])
    await until('both to be connected', async () => (await connected()) === 2, 5_000)
    const before = runs.length
    await ran('first', before + 10)
    expect(new Set(runs)).toEqual(new Set(['first']))
    expect(await leaders()).toHaveLength(1)
  })

  test('a run is not due before its time', async () => {
    const times: number[] = []
    const run = async () => void times.push(performance.now())
    start([{ name: 'slow', everyMs: 200, run }])
    start([{ name: 'slow', everyMs: 200, run }])
    await until('four runs', async () => times.length >= 4, 5_000, 5)
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.min(...waits)).toBeGreaterThan(190)
  })

  test('the other takes over when the leader dies', async () => {
    const way = await openWay()
    start([noting('first')], way.url)
    await ran('first', 1)
    start([noting('second')])
    await until('both to be connected', async () => (await connected()) === 2, 5_000)
    expect(new Set(runs)).toEqual(new Set(['first']))

    // Its connection ends and it cannot come back: to the others it is dead.
    way.close()
    await superuser.query('SELECT pg_terminate_backend($1)', [await leader()])
    await ran('second', 3)
    const last = runs.length
    await ran('second', 8)
    expect(new Set(runs.slice(last))).toEqual(new Set(['second']))
    expect(await leaders()).toHaveLength(1)
  })

  test('after the leader loses its connection, exactly one worker leads and runs again', async () => {
    start([noting('first')])
    start([noting('second')])
    await until('some runs', async () => runs.length > 2, 5_000, 5)
    const lost = await leader()
    await superuser.query('SELECT pg_terminate_backend($1)', [lost])
    await until('another leader', async () => ![undefined, lost].includes(await leader()), 3_000)
    const after = runs.length
    await until('more runs', async () => runs.length > after + 5, TAKEOVER_MAX_MS, 5)
    expect(new Set(runs.slice(-5)).size).toBe(1)
    expect(await leaders()).toHaveLength(1)
  })

  test('the other takes over when the leader stops, and the stopped one runs no more', async () => {
    const first = start([noting('first')])
    await ran('first', 2)
    start([noting('second')])
    await first.stop()
    const stopped = runs.length
    await ran('second', 3)
    expect(runs.slice(stopped)).not.toContain('first')
  })
})

describe('one worker', () => {
  test('an error in a run does not stop the schedule, nor the others', async () => {
    let tries = 0
    const run = async () => {
      tries += 1
      throw new Error(`try ${tries} failed`)
    }
    start([{ name: 'broken', everyMs: EVERY_MS, run }, noting('first')])
    await until('four tries', async () => tries >= 4, TAKEOVER_MAX_MS, 5)
    await ran('first', 4)
    const failed = lines.filter(({ msg }) => msg === 'a scheduled run failed')
    expect(failed[0]).toMatchObject({ level: 'error', schedule: 'broken' })
    expect(failed.length).toBeGreaterThanOrEqual(3)
  })

  test('stopping waits for the run in hand, not for the next one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const entered = Promise.withResolvers<void>()
    const one = start([
      {
        name: 'long',
        everyMs: HOUR_MS,
        run: async () => {
          entered.resolve()
          await promise
          runs.push('long')
        },
      },
    ])
    await entered.promise
    const stopping = one.stop()
    resolve()
    await stopping
    expect(runs).toEqual(['long'])
    expect(await leaders()).toEqual([])
  })
})

async function connected(): Promise<number> {
  const { rows } = await superuser.query<{ count: bigint }>(
    `SELECT count(*) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'schedules'`,
  )
  return Number(rows[0]?.count)
}

/** A way to the database that can be closed for good. */
async function openWay(): Promise<{ url: string; close(): void }> {
  const target = new URL(database.url)
  const way = net.createServer((socket) => {
    const inner = net.connect(Number(target.port), '127.0.0.1')
    for (const end of [socket, inner]) end.on('error', () => end.destroy())
    socket.pipe(inner).pipe(socket)
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const url = new URL(target)
  url.port = String((way.address() as net.AddressInfo).port)
  return { url: url.href, close: () => void way.close() }
}
