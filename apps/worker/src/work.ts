import { openBus, type Bus } from '@oriel/bus/bus'
import { readEnv } from '@oriel/core/env'
import { startClock } from '@oriel/db/clock'
import { openDatabase } from '@oriel/db/database'
import { checkWritable } from '@oriel/db/writable'
import { checkRing } from '@oriel/domain/member'
import { openKeys } from '@oriel/keys/keys'
import { addGauge } from '@oriel/service/gauge'
import { startOperations } from '@oriel/service/operations'
import { createService } from '@oriel/service/service'
import { noteSpan } from '@oriel/service/trace'
import { startRole, type Ground } from './role.ts'
import { chooseRoles, ROLES } from './roles.ts'
import { workerEnv } from './settings.ts'

const settings = readEnv(workerEnv)
const roles = chooseRoles(settings.WORKER_ROLES)
const { log, lifecycle } = createService('worker')

const database = openDatabase({ url: settings.DATABASE_URL, name: 'worker', onQuery: noteSpan })
lifecycle.onStop('database', () => database.close())
const clock = await startClock({
  pool: database.pool,
  isMovable: settings.HOUSE_CLOCK === 'movable',
})
lifecycle.onStop('clock', async () => clock.stop())
const operations = await startOperations(settings.OPERATIONS_PORT, {
  database: () => checkWritable(database.pool),
})
lifecycle.onStop('operations', () => operations.close())
// Nobody waits for it: what needs only the database is done while the bus is away.
const opening = openBus({ urls: settings.NATS_URLS, name: 'worker' })
let bus: Bus | null = null
void opening.then((there) => {
  bus = there
})
lifecycle.onStop('bus', () => bus?.close())
const connected = 'Whether this worker is connected to the bus.'
addGauge(operations.metrics, 'oriel_bus_connected', connected, () => (bus?.isConnected() ? 1 : 0))

const keys = openKeys(settings.KEY_FILE)
await checkRing(database.rows, keys)
const ground: Ground = {
  database,
  directUrl: settings.DIRECT_DATABASE_URL || settings.DATABASE_URL,
  keys,
  replicas: settings.NATS_REPLICAS,
  log,
  metrics: operations.metrics,
  settings,
  now: clock.now,
}
for (const name of roles) {
  const work = startRole(ROLES[name], ground, opening)
  lifecycle.onStop(name, () => work.stop())
}

operations.open()
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ roles, operations: operations.port }, 'worker is at work')
