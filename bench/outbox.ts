import { openBus, type Bus } from '@oriel/bus/bus'
import { startRelay } from '@oriel/bus/relay'
import { ensureStreams } from '@oriel/bus/streams'
import { EVENT_STREAM } from '@oriel/bus/subjects'
import { createLog } from '@oriel/core/log'
import type { Database } from '@oriel/db/database'
import { startNats } from '@oriel/dev-world/engine/nats'
import { freePort, until } from '@oriel/dev-world/engine/process'
import { atLeast, say, type Figure } from './lib/figure.ts'
import { onLedgerGround } from './lib/ledger-ground.ts'

const FACTS = 200_000
const AT_ONCE = 1_024
const BENCH_MAX_MS = 300_000
const DATABASE = 'oriel'
/** Bare is a stream that is given as many messages of the same size and nothing else. */
const SHARE_FLOOR = 0.25
const DRAIN_FLOOR = 5_000

/** How fast one relay carries what has gathered, against bare publishing to the same stream. */
export const benchOutbox = (): Promise<Figure[]> =>
  onLedgerGround(BENCH_MAX_MS, async (ground) => {
    const postgres = await ground.start(true)
    await ground.make(postgres, DATABASE)
    const database = ground.open(postgres, DATABASE, 2)
    const nats = await startNats({ storeDir: `${ground.folder}/nats`, port: await freePort() })
    ground.onEnd(() => nats.stop())
    const bus = await openBus({ urls: [nats.url('tester')], name: 'bench' })
    ground.onEnd(() => bus.close())

    await ensureStreams(bus, 1)
    const bare = await rate(() => publishBare(bus))
    await bus.manager.streams.delete(EVENT_STREAM)
    await gather(database)
    const log = createLog({ service: 'bench', level: 'warn' })
    const databaseUrl = postgres.url(DATABASE, 'oriel_app')
    const drained = await rate(async () => {
      const relay = startRelay({ bus, databaseUrl, replicas: 1, log })
      await until('all are sent', async () => (await stored(bus)) >= FACTS, BENCH_MAX_MS)
      await relay.stop()
    })
    say(`  bare ${bare.toFixed(0)} /s, relay ${drained.toFixed(0)} /s`)
    return [
      atLeast('outbox.share', drained / bare, SHARE_FLOOR),
      atLeast('outbox.drain_per_s', drained, DRAIN_FLOOR, 0),
    ]
  })

async function rate(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (FACTS * 1000) / (performance.now() - begun)
}

async function publishBare(bus: Bus): Promise<void> {
  const body = 'x'.repeat(300)
  for (let sent = 0; sent < FACTS; sent += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, FACTS - sent) }, (_, index) =>
      bus.jetstream.publish('event.0.1.site.changed', body, { msgID: `bare-${sent + index}` }),
    )
    await Promise.all(batch)
  }
}

const gather = (database: Database) =>
  database.pool.query(
    `INSERT INTO outbox (id, name, site_id, partition, data)
     SELECT uuidv7(), 'site.changed', 1, n % 16, jsonb_build_object('number', n, 'text', repeat('x', 150))
     FROM generate_series(1, $1::int) n`,
    [FACTS],
  )

const stored = (bus: Bus): Promise<number> =>
  bus.manager.streams.info(EVENT_STREAM).then(
    ({ state }) => state.messages,
    () => 0,
  )
