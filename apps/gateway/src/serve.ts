import { setInterval } from 'node:timers'
import { readEnv } from '@oriel/core/env'
import { openDatabase } from '@oriel/db/database'
import { checkWritable } from '@oriel/db/writable'
import { forgetNonces } from '@oriel/domain/seamless'
import { openKeys } from '@oriel/keys/keys'
import { startOperations } from '@oriel/service/operations'
import { createService } from '@oriel/service/service'
import { createDoor } from './door.ts'
import { createHouse } from './house.ts'
import { createMetrics } from './metrics.ts'
import { readNetworks } from './networks.ts'
import { gatewayEnv } from './settings.ts'

const env = readEnv(gatewayEnv)
const KEEP_ALIVE_MS = 75_000
/** Besides moves: balances, launches and what became of moves. */
const READERS = 4
const FORGET_EVERY_MS = 20_000

const { log, lifecycle } = createService('gateway')
const database = openDatabase({
  url: env.DATABASE_URL,
  name: 'gateway',
  max: env.GATEWAY_TRIPS + READERS,
})
lifecycle.onStop('database', () => database.close())
const operations = await startOperations(env.OPERATIONS_PORT, {
  database: () => checkWritable(database.pool),
})
lifecycle.onStop('operations', () => operations.close())

const forgetting = setInterval(() => {
  forgetNonces(database.rows).catch((error: unknown) =>
    log.warn({ err: error }, 'old nonces were not forgotten'),
  )
}, FORGET_EVERY_MS)
lifecycle.onStop('nonces', () => clearInterval(forgetting))

const { observe, onGroup } = createMetrics(operations.metrics)
const house = createHouse(database, openKeys(env.KEY_FILE), {
  mayCall: readNetworks(env.GATEWAY_NETWORKS),
  tripsMax: env.GATEWAY_TRIPS,
  groupMax: env.GATEWAY_GROUP,
  onGroup,
  onCaseLost: (error) => log.error({ err: error }, 'a case was not opened'),
})
const door = createDoor(house, {
  trustProxy: env.TRUSTED_PROXIES,
  observe,
  onFailure: (error) => log.error({ err: error }, 'a call failed'),
})
door.server.keepAliveTimeout = KEEP_ALIVE_MS
await door.listen({ port: env.GATEWAY_PORT, host: '0.0.0.0' })
lifecycle.onStop('door', () => door.close())
operations.open()
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ port: env.GATEWAY_PORT, operations: operations.port }, 'gateway is open')
