import { createHash } from 'node:crypto'
import http from 'node:http'
import { readEnv } from '@oriel/core/env'
import { createPool } from '@oriel/db/pool'
import { checkWritable } from '@oriel/db/writable'
import { openKeys } from '@oriel/keys/keys'
import { startOperations } from '@oriel/service/operations'
import { createService } from '@oriel/service/service'
import { createDoor } from './door.ts'
import { withFaults } from './faults/callbacks.ts'
import { createFaults, newSeed } from './faults/faults.ts'
import { bindFaults } from './faults/hooks.ts'
import { showGauges } from './gauges.ts'
import { keepListed } from './operator/from-env.ts'
import { createPages, NO_PAGES } from './pages.ts'
import { manyRows } from './rows.ts'
import { SHARED } from './games/catalogue.ts'
import { createChains } from './table/chain.ts'
import { createLive } from './table/live.ts'
import { hearNotices, tell } from './table/notices.ts'
import { keepTables } from './table/owner.ts'
import { hurried } from './table/shared.ts'
import { startSchedules } from './schedules.ts'
import { createSeamless } from './seamless/seamless.ts'
import { studioEnv } from './settings.ts'
import { keepFixtures } from './sport/keeper.ts'
import { createSportRoom } from './sport/room.ts'
import { sport } from './sport/rules.ts'
import type { Studio } from './studio.ts'

const env = readEnv(studioEnv)
const KEEP_ALIVE_MS = 75_000
const POOL_MAX = 16
const BUILD_LETTERS = 12

const { log, lifecycle } = createService('studio')
const pool = createPool({ url: env.STUDIO_DATABASE_URL, name: 'studio', max: POOL_MAX })
lifecycle.onStop('database', () => pool.end())
const operations = await startOperations(env.OPERATIONS_PORT, {
  database: () => checkWritable(pool),
})
lifecycle.onStop('operations', () => operations.close())

const studio: Studio = {
  pool,
  isPooled: env.STUDIO_DIRECT_DATABASE_URL !== '',
  keys: openKeys(env.KEY_FILE),
  build: createHash('sha256').update(env.BUILD).digest('hex').slice(0, BUILD_LETTERS),
  url: env.STUDIO_URL,
  now: () => new Date(),
  matchPace: env.STUDIO_MATCH_PACE,
}
await keepListed(studio, env.STUDIO_OPERATORS)
const schedules = await startSchedules(studio, log)
lifecycle.onStop('schedules', () => schedules.stop())

const listAncestors = async (): Promise<string[]> => {
  const rows = await manyRows<{ origin: string }>(
    pool,
    'SELECT DISTINCT unnest(lobby_origins) AS origin FROM operators WHERE closed_at IS NULL',
    [],
  )
  return rows.map(({ origin }) => origin)
}
const pages =
  env.STUDIO_PAGES === 'off'
    ? NO_PAGES
    : await createPages(env.NODE_ENV === 'development', listAncestors, env.STUDIO_URL)
lifecycle.onStop('pages', () => pages.close())

const faults = env.STUDIO_FAULTS === 'on' ? createFaults(env.STUDIO_FAULTS_SEED || newSeed()) : null
if (faults) log.warn({ seed: faults.seed, page: `${env.STUDIO_URL}/control` }, 'fails on demand')

const chains = createChains(studio)
const seamless = createSeamless(studio, {
  log,
  ...(faults && { around: (ask) => withFaults(faults, ask) }),
})
seamless.start()
lifecycle.onStop('seamless', () => seamless.stop())
const door = createDoor(studio, chains, {
  seamless,
  prepare: (app) => faults && bindFaults(app, studio, faults),
  onFailure: (error) => log.error({ err: error }, 'a call failed'),
  serverFactory: (answer) =>
    http.createServer((request, response) => {
      void pages.serve(request, response).then((isServed) => {
        if (!isServed) answer(request, response)
      })
    }),
})
door.server.keepAliveTimeout = KEEP_ALIVE_MS
await door.listen({ port: env.STUDIO_PORT, host: env.STUDIO_ADDRESS })
lifecycle.onStop('door', () => door.close())
const sportRoom = createSportRoom(studio)
lifecycle.onStop('sport room', () => sportRoom.close())
const live = createLive(studio, door.server, chains, new Map([[sport.code, sportRoom]]))
lifecycle.onStop('live', () => live.close())
const directUrl = env.STUDIO_DIRECT_DATABASE_URL || env.STUDIO_DATABASE_URL
const notices = hearNotices(directUrl, live.heard, live.readAll, log)
lifecycle.onStop('notices', () => notices.stop())
const tables = keepTables(
  studio,
  SHARED.map((game) => ({
    code: game.code,
    game: hurried(game, env.STUDIO_BETTING_MAX_MS, env.STUDIO_RUNNING_MAX_MS),
  })),
  chains,
  (table, what) => tell(studio, { table, what }),
  log,
)
lifecycle.onStop('tables', () => tables.stop())
const fixtures = keepFixtures(studio, log)
lifecycle.onStop('fixtures', () => fixtures.stop())
showGauges(operations.metrics, tables, live)
operations.open()
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ port: env.STUDIO_PORT, operations: operations.port }, 'studio is open')
