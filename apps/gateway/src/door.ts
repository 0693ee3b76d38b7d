import { SLOW_CLIENTS } from '@oriel/service/slow-clients'
import fastify, { type FastifyInstance } from 'fastify'
import type { Observe } from './bind.ts'
import { bindCalls } from './calls.ts'
import { bindHooks } from './hook.ts'
import type { House } from './house.ts'

const BODY_MAX_BYTES = 16 * 1024

export type DoorOptions = {
  readonly trustProxy?: string[]
  readonly observe?: Observe
  readonly onFailure?: (error: unknown) => void
}

/** The door for providers: `/gp/GPTE/seamless/v1/bet`, `/ps/PSBR/hook`. */
export function createDoor(
  house: House,
  { trustProxy = [], observe = () => {}, onFailure }: DoorOptions = {},
): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_MAX_BYTES,
    trustProxy,
    return503OnClosing: true,
    routerOptions: { caseSensitive: true },
    http: SLOW_CLIENTS,
    requestTimeout: SLOW_CLIENTS.requestTimeout,
  })
  // Signatures are over what came, byte by byte: nothing may read it before.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
    parsed(null, body),
  )
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }))
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500 } = error as { readonly statusCode?: number }
    if (statusCode >= 500) onFailure?.(error)
    // What went wrong inside is told inside; to a provider it says nothing about what happened.
    return reply
      .code(statusCode)
      .send({ error: statusCode >= 500 ? 'server_error' : 'bad_request' })
  })
  bindCalls(app, house, observe)
  bindHooks(app, house, observe)
  return app
}
