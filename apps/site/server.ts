import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnv } from '@oriel/core/env'
import { createApi } from '@oriel/web/server/api'
import { createPageCache } from '@oriel/web/server/page-cache'
import { serveWeb } from '@oriel/web/server/serve-web'
import type { Page } from './app/platform/page.ts'
import { createListener } from './server/listener.ts'
import { serverEnv } from './server/settings.ts'

const env = readEnv(serverEnv)
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
      officeOrigins: env.OFFICE_ORIGINS,
      tracking: { url: env.TRACKING_URL, token: env.TRACKING_TOKEN },
      art: {
        folder: env.PICTURE_CACHE || path.join(tmpdir(), 'oriel-pictures'),
        folderMegabytes: env.PICTURE_CACHE_MB,
        ahead: env.PICTURES_AHEAD,
        metrics,
      },
    }),
})
