import { readEnv } from '@oriel/core/env'
import { serveWeb } from '@oriel/web/server/serve-web'
import type { Page } from './app/platform/page.ts'
import { createListener } from './server/listener.ts'
import { serverEnv } from './server/settings.ts'

const env = readEnv(serverEnv)
const isDevelopment = env.NODE_ENV === 'development'

await serveWeb<Page>({
  name: 'office',
  root: import.meta.dirname,
  port: env.OFFICE_PORT,
  operationsPort: env.OPERATIONS_PORT,
  isDevelopment,
  listen: ({ renderer, log }) =>
    createListener({
      renderer,
      log,
      trustedProxies: env.TRUSTED_PROXIES,
      isDevelopment,
      hasGallery: isDevelopment || env.OFFICE_GALLERY === 'on',
      previewOrigins: env.PREVIEW_ORIGINS,
    }),
})
