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
import { observeCalls } from './call-seconds.ts'
import { createDoor } from './door.ts'
import { officeBindings } from './office/bindings.ts'
import { serveExports } from './office/export-job/file.ts'
import { officeCalls, officeGate } from './office/gate.ts'
import { createOfficeHouse } from './office/house.ts'
import { officeEnv } from './settings.ts'

const env = readEnv(officeEnv)
const { log, lifecycle } = createService('office-api')

const database = openDatabase({
  url: env.OFFICE_DATABASE_URL,
  name: 'office-api',
  max: 10,
  onQuery: noteSpan,
})
lifecycle.onStop('database', () => database.close())
readTraceFrom(currentTraceparent)

const operations = await startOperations(env.OPERATIONS_PORT, {
  database: () => checkWritable(database.pool),
})
lifecycle.onStop('operations', () => operations.close())

const clock = await startClock({ pool: database.pool, isMovable: env.HOUSE_CLOCK === 'movable' })
lifecycle.onStop('clock', async () => clock.stop())
const keys = openKeys(env.KEY_FILE)
await checkRing(database.rows, keys)
const house = createOfficeHouse({
  database,
  keys,
  now: clock.now,
  hosts: env.OFFICE_HOSTS,
  previewOrigins: env.PREVIEW_ORIGINS,
  ownNetworks: env.OFFICE_NETWORKS,
  developmentCode: env.OFFICE_DEVELOPMENT_CODE || null,
})
const door = createDoor({
  declared: officeCalls,
  bindings: officeBindings(house),
  gate: officeGate(house),
  log,
  trustProxy: env.TRUSTED_PROXIES,
  observe: observeCalls(operations.metrics),
})
serveExports(door, house)
await door.listen({ port: env.OFFICE_API_PORT, host: '0.0.0.0' })
lifecycle.onStop('door', () => door.close())
operations.open()
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ port: env.OFFICE_API_PORT, operations: operations.port }, 'office-api is open')
