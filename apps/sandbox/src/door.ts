import fastify, { type FastifyInstance } from 'fastify'
import { addCashiers } from './cashier/cashier.ts'
import type { CashierOptions } from './cashier/model.ts'
import type { CasinoOptions } from './casino/model.ts'
import { addHost } from './host/routes.ts'
import { addInbox, type InboxOptions } from './inbox/routes.ts'
import { addJungle } from './jungle/routes.ts'
import { addOpenid } from './openid/routes.ts'
import type { OpenidOptions } from './openid/rules.ts'
import { addPocket } from './pocket/routes.ts'
import { addScreening } from './screening/routes.ts'

export type SandboxOptions = InboxOptions & OpenidOptions & CasinoOptions & CashierOptions

const BODY_MAX_BYTES = 64 * 1024

/** All that the platform meets outside of itself, in one small server. */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: BODY_MAX_BYTES, return503OnClosing: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  addInbox(app, options)
  addOpenid(app, options)
  addHost(app)
  addPocket(app, options)
  addJungle(app, options)
  addCashiers(app, options)
  addScreening(app)
  return app
}
