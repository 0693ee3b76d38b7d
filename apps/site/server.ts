import { tmpdir } from 'node:os'
import path from 'node:path'
import { port, readEnv, text, wholeNumber, words } from '@oriel/core/env'
import { commonEnv } from '@oriel/service/service'
import { createApi } from '@oriel/web/server/api'
import { createPageCache } from '@oriel/web/server/page-cache'
import { serveWeb } from '@oriel/web/server/serve-web'
import type { Page } from './app/platform/page.ts'
import { createListener } from './server/listener.ts'

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
const isDevelopment = env.NODE_ENV === 'development'

await serveWeb<Page>({
  name: 'site',
  root: import.meta.dirname,
  port: env.SITE_PORT,
  operationsPort: env.OPERATIONS_PORT,
  isDevelopment,
  listen: ({ renderer, log, metrics }) =>
    createListener({
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
        metrics,
      },
    }),
})
