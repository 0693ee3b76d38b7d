import { once } from 'node:events'
import { openBus, type Bus } from '@oriel/bus/bus'
import { readEnv } from '@oriel/core/env'
import { startClock } from '@oriel/db/clock'
import { openDatabase } from '@oriel/db/database'
import { addGauge } from '@oriel/service/gauge'
import { startOperations } from '@oriel/service/operations'
import { createService } from '@oriel/service/service'
import { createTrust } from '@oriel/service/trust'
import { createDoor } from './door.ts'
import { realtimeEnv } from './settings.ts'

const env = readEnv(realtimeEnv)
const KEEP_ALIVE_MS = 75_000
const { log, lifecycle } = createService('realtime')

const database = openDatabase({ url: env.DATABASE_URL, name: 'realtime' })
lifecycle.onStop('database', () => database.close())
let opened: Bus | null = null
const operations = await startOperations(env.OPERATIONS_PORT, {
  database: () => database.pool.query('SELECT 1'),
  async bus() {
    if (!opened?.isConnected()) throw new Error('away')
    await opened.connection.flush()
  },
})
lifecycle.onStop('operations', () => operations.close())
// Alive and not ready while the bus is away: pages have nothing to hear without it.
const bus = await openBus({ urls: env.NATS_URLS, name: 'realtime' })
opened = bus
lifecycle.onStop('bus', () => bus.close())

const trusts = createTrust(env.TRUSTED_PROXIES)
const clock = await startClock({ pool: database.pool, isMovable: env.HOUSE_CLOCK === 'movable' })
lifecycle.onStop('clock', async () => clock.stop())
const door = createDoor({ database, bus, trusts, log, now: clock.now })
const { metrics } = operations
addGauge(metrics, 'oriel_sockets', 'Connected sockets.', () => door.connections())
addGauge(metrics, 'oriel_subjects', 'Subjects this node listens to.', () => door.feed.listening())
// Longer than the edge keeps one: a connection must not close while a poll is on its way.
door.server.keepAliveTimeout = KEEP_ALIVE_MS
door.server.listen(env.REALTIME_PORT)
await once(door.server, 'listening')
lifecycle.onStop('door', () => door.close())
operations.open()
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ port: env.REALTIME_PORT, operations: operations.port }, 'realtime is open')
