import type {
  ProviderCall,
  ProviderData,
  ProviderInput,
  ProviderReason,
} from '@oriel/contract/provider-call'
import { answerHead, SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Outcome } from '@oriel/core/outcome'
import type { Studio } from '../studio.ts'
import { provenCaller, type Caller } from './caller.ts'
import type { Operator } from './operators.ts'
import { signatureOf } from '@oriel/contract/provider-client'

export type Asked<Call extends ProviderCall> = {
  readonly studio: Studio
  readonly operator: Operator
  readonly input: ProviderInput<Call>
}

/** Serves one call: proven, read, answered and signed. */
export function bindCall<Call extends ProviderCall>(
  app: FastifyInstance,
  studio: Studio,
  call: Call,
  handle: (asked: Asked<Call>) => Promise<Outcome<ProviderData<Call>, ProviderReason<Call>>>,
): void {
  app.post(call.path, async (request, reply) => {
    const body = request.body as Buffer
    const caller = await provenCaller(studio, call.path, request.headers, body)
    if (typeof caller === 'string') return reply.code(401).send({ error: caller })
    const input = z.safeParse(call.input, readJson(body))
    if (!input.success) return signed(reply, caller, 400, { error: 'bad_request' })
    const asked = { studio, operator: caller.operator, input: input.data } as Asked<Call>
    const outcome = await handle(asked)
    return signed(
      reply,
      caller,
      200,
      outcome.ok
        ? { ok: true, data: z.encode(call.data, outcome.value) }
        : { ok: false, reason: outcome.reason },
    )
  })
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function signed(reply: FastifyReply, caller: Caller, status: number, value: unknown): FastifyReply {
  const body = Buffer.from(JSON.stringify(value))
  const signature = signatureOf(caller.secret, answerHead(caller.nonce, status), body)
  return reply
    .code(status)
    .header(SIGNING_HEADERS.signature, signature)
    .type('application/json')
    .send(body)
}
