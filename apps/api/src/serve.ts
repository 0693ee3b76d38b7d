import { readEnv } from '@oriel/core/env'
import { startClock } from '@oriel/db/clock'
import { openDatabase } from '@oriel/db/database'
import { readTraceFrom } from '@oriel/db/outbox'
import { checkWritable } from '@oriel/db/writable'
import { checkRing } from '@oriel/domain/member'
import { openKeys } from '@oriel/keys/keys'
import { startOperations } from '@oriel/service/operations'
import { createService } from '@oriel/service/service'
import { currentTraceparent, noteSpan } from '@oriel/service/trace'
import { allBindings } from './bindings.ts'
import { observeCalls } from './call-seconds.ts'
import { createDoor } from './door.ts'
import { memberCalls, memberGate } from './gate.ts'
import { createHouse } from './house.ts'
import { createProvider } from './openid/provider.ts'
import { apiEnv } from './settings.ts'

const env = readEnv(apiEnv)
const { log, lifecycle } = createService('api')

const database = openDatabase({ url: env.DATABASE_URL, name: 'api', max: 20, onQuery: noteSpan })
lifecycle.onStop('database', () => database.close())
readTraceFrom(currentTraceparent)

const operations = await startOperations(env.OPERATIONS_PORT, {
  database: () => checkWritable(database.pool),
})
lifecycle.onStop('operations', () => operations.close())

const openidSettings = {
  issuer: env.OPENID_ISSUER,
  url: env.OPENID_URL || env.OPENID_ISSUER,
  clientId: env.OPENID_CLIENT_ID,
  clientSecret: env.OPENID_CLIENT_SECRET,
}
const openid = env.OPENID_ISSUER === '' ? null : createProvider(openidSettings, log)
const clock = await startClock({ pool: database.pool, isMovable: env.HOUSE_CLOCK === 'movable' })
lifecycle.onStop('clock', async () => clock.stop())
const keys = openKeys(env.KEY_FILE)
await checkRing(database.rows, keys)
const house = createHouse(database, keys, clock.now, openid)
const door = createDoor({
  declared: memberCalls,
  bindings: allBindings(house),
  gate: memberGate(house),
  log,
  trustProxy: env.TRUSTED_PROXIES,
  observe: observeCalls(operations.metrics),
})
await door.listen({ port: env.API_PORT, host: '0.0.0.0' })
lifecycle.onStop('door', () => door.close())
operations.open()
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ port: env.API_PORT, operations: operations.port }, 'api is open')
