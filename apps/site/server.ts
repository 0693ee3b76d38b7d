import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnv } from '@oriel/core/env'
import { startOperations } from '@oriel/service/operations'
import { createService } from '@oriel/service/service'
import { SLOW_CLIENTS } from '@oriel/service/slow-clients'
import { Counter } from 'prom-client'
import { createApi } from './server/api.ts'
import { createListener } from './server/listener.ts'
import { createPageCache } from './server/page-cache.ts'
import { createRenderer } from './server/renderer.ts'
import { serverEnv } from './server/settings.ts'

const env = readEnv(serverEnv)
const KEEP_ALIVE_MS = 75_000
const isDevelopment = env.NODE_ENV === 'development'
const { log, lifecycle } = createService('site')
const operations = await startOperations(env.OPERATIONS_PORT, {})
lifecycle.onStop('operations', () => operations.close())

const server = http.createServer(SLOW_CLIENTS)
// Longer than the edge keeps one: a connection must not close while a request is on its way.
server.keepAliveTimeout = KEEP_ALIVE_MS
const renderer = await createRenderer(isDevelopment ? server : null)
lifecycle.onStop('renderer', () => renderer.close())
const served = new Counter({
  name: 'oriel_pages_total',
  help: 'Requests answered by the site, by status.',
  labelNames: ['status'],
  registers: [operations.metrics],
})
const listener = createListener({
  api: createApi(env.API_URLS),
  siteEnvUrl: env.SITE_ENV_URL,
  renderer,
  cache: createPageCache(isDevelopment ? 0 : env.PAGE_CACHE_MS),
  log,
  trustedProxies: env.TRUSTED_PROXIES,
  isDevelopment,
  faultsAllowed: env.SITE_FAULTS === 'on',
  workerIsOn: !isDevelopment && env.SERVICE_WORKER === 'on',
  gameOrigins: env.GAME_ORIGINS,
  tracking: { url: env.TRACKING_URL, token: env.TRACKING_TOKEN },
  art: {
    folder: env.PICTURE_CACHE || path.join(tmpdir(), 'oriel-pictures'),
    folderMegabytes: env.PICTURE_CACHE_MB,
    ahead: env.PICTURES_AHEAD,
    metrics: operations.metrics,
  },
})
server.on('request', (request: IncomingMessage, response: ServerResponse) => {
  response.on('finish', () => served.inc({ status: String(response.statusCode) }))
  void listener(request, response)
})
server.listen(env.SITE_PORT)
await once(server, 'listening')
lifecycle.onStop('server', async () => {
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
})
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ port: env.SITE_PORT, operations: operations.port }, 'site is open')
