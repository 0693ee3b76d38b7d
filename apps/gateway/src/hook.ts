import { findPaymentLink, keepHook, type HookRefusal } from '@oriel/domain/payment'
import type { FastifyInstance } from 'fastify'
import type { Observe } from './bind.ts'
import type { House } from './house.ts'

/** More than any provider tells at once. */
const HOOK_MAX_BYTES = 64 * 1024
const LINK_ID = /^PS[A-Z0-9_]{1,10}$/
const STATUS: Readonly<Record<HookRefusal, number>> = {
  bad_signature: 401,
  stale: 401,
  malformed: 400,
}
const PATH = '/hook'

/**
 * What payment providers tell, each at an address of its own. A delivery is proven over its bytes,
 * kept, and answered once it is committed; what it is about is asked for after that. Whatever fails
 * here is told again by the provider.
 */
export function bindHooks(app: FastifyInstance, house: House, observe: Observe): void {
  app.register(async (scope) => {
    // Signatures are over what came, and some providers say no type of it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { link: string } }>(
      `/ps/:link${PATH}`,
      { bodyLimit: HOOK_MAX_BYTES },
      async (request, reply) => {
        const begun = performance.now()
        const { database, keys, payments, mayCall } = house
        const id = request.params.link
        // Looked for before a way there is remembered: guessed names must not fill our memory.
        const link = LINK_ID.test(id) ? await findPaymentLink(database.rows, id) : null
        const end = (status: number, said: string) => {
          observe(PATH, link?.id ?? '', said, (performance.now() - begun) / 1000)
          return reply.code(status)
        }
        const port = link && (await payments.port(link.id))
        if (!link || !port) return end(404, 'not_found').send({ error: 'not_found' })
        if (!mayCall(link.id, request.ip)) return end(403, 'forbidden').send({ error: 'forbidden' })
        const raw = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
        const read = port.readHook(raw, request.headers)
        if (typeof read === 'string') return end(STATUS[read], read).send({ error: read })
        const kept = await keepHook(database, keys, { link, event: read.event, raw })
        return end(200, kept === 'differs' ? 'duplicate_different' : 'ok')
          .type('text/plain')
          .send(read.answer)
      },
    )
  })
}
