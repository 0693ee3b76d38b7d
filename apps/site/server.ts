import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { port, readEnv, text, wholeNumber, words } from '@oriel/core/env'
import { startOperations } from '@oriel/service/operations'
import { commonEnv, createService } from '@oriel/service/service'
import { SLOW_CLIENTS } from '@oriel/service/slow-clients'
import { Counter } from 'prom-client'
import { createApi } from './server/api.ts'
import { createListener } from './server/listener.ts'
import { createPageCache } from './server/page-cache.ts'
import { createRenderer } from './server/renderer.ts'

const env = readEnv({
  ...commonEnv,
  SITE_PORT: port(3000),
  API_URLS: words(),
  SITE_ENV_URL: text('http://127.0.0.1/site-env'),
  TRUSTED_PROXIES: words(),
  PAGE_CACHE_MS: wholeNumber(0, 60_000, 2_000),
  SITE_FAULTS: text('off'),
  // Off: browsers that have a service worker lose it at their next visit.
  SERVICE_WORKER: text('on'),
  // Pictures are drawn once and kept here.
  PICTURE_CACHE: text(path.join(tmpdir(), 'oriel-pictures')),
  PICTURE_CACHE_MB: wholeNumber(16, 1_000_000, 512),
  // Hosts whose first screens are drawn before anybody asks.
  PICTURES_AHEAD: words(),
  // The advertising network's server address; empty: nothing is told to anybody.
  TRACKING_URL: text(''),
  TRACKING_TOKEN: text(''),
  // Where games are played: pages may put these into a frame.
  GAME_ORIGINS: words(),
  NODE_ENV: text('production'),
})
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
    folder: env.PICTURE_CACHE,
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
