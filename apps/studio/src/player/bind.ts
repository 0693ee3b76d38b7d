import type { Outcome } from '@oriel/core/outcome'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Studio } from '../studio.ts'
import { findPlaySession, type PlaySession } from './sessions.ts'
import type { PlayerReason } from './wire.ts'

type Call<Input extends z.ZodMiniType, Data extends z.ZodMiniType> = {
  readonly path: `/player/${string}`
  readonly input: Input
  readonly data: Data
}

/** A call of a game's page, by whoever holds the token of a live session. */
export function bindPage<Input extends z.ZodMiniType, Data extends z.ZodMiniType>(
  app: FastifyInstance,
  studio: Studio,
  call: Call<Input, Data>,
  handle: (
    session: PlaySession,
    input: z.output<Input>,
    heardAt: Date,
  ) => Promise<Outcome<z.output<Data>, PlayerReason>>,
): void {
  app.post(call.path, async (request, reply) => {
    // Before anything is waited for: what is decided by time is decided by this.
    const heardAt = studio.now()
    const session = await findPlaySession(studio, tokenOf(request))
    if (!session) return reply.code(401).send({ ok: false, reason: 'session_over' })
    const input = z.safeParse(call.input, readJson(request.body as Buffer))
    if (!input.success) return reply.code(400).send({ ok: false, reason: 'bad_request' })
    const outcome = await handle(session, input.data, heardAt)
    return outcome.ok
      ? { ok: true, data: z.encode(call.data, outcome.value) }
      : { ok: false, reason: outcome.reason }
  })
}

const BEARER = /^Bearer ([\w-]{43})$/
const tokenOf = ({ headers }: FastifyRequest): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? ''

export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
