import type {
  ProviderCall,
  ProviderData,
  ProviderInput,
  ProviderReason,
} from '@oriel/contract/provider-call'
import { signatureOf } from '@oriel/contract/provider-client'
import { answerHead, SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import type { Outcome } from '@oriel/core/outcome'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { House } from './house.ts'
import { prove, type Proven } from './prove.ts'

export type Asked<Call extends ProviderCall> = {
  readonly house: House
  readonly call: Proven
  readonly input: ProviderInput<Call>
  /** As it came, byte by byte. */
  readonly body: Buffer
}
type Reason<Call extends ProviderCall> = ProviderReason<Call> | 'replayed'

/** Told of every answer: the call, who asked, what was said, and how long it took. */
export type Observe = (path: string, providerId: string, said: string, seconds: number) => void

/** Serves one call for each provider at an address of its own: proven, read, answered, signed. */
export function bindCall<Call extends ProviderCall>(
  app: FastifyInstance,
  house: House,
  observe: Observe,
  call: Call,
  handle: (asked: Asked<Call>) => Promise<Outcome<ProviderData<Call>, Reason<Call>>>,
): void {
  app.post<{ Params: { provider: string } }>(
    `/gp/:provider${call.path}`,
    async (request, reply) => {
      const begun = performance.now()
      const provider = await house.providers(request.params.provider)
      const end = (said: string) =>
        observe(call.path, provider?.providerId ?? '', said, (performance.now() - begun) / 1000)
      const refuse = (status: number, error: string) => {
        end(error)
        return reply.code(status).send({ error })
      }
      if (provider && !house.mayCall(provider.providerId, request.ip))
        return refuse(403, 'forbidden')
      const body = request.body as Buffer
      const proven = prove(provider, call.path, request.headers, body, house.now())
      if (typeof proven === 'string') return refuse(401, proven)
      const input = z.safeParse(call.input, readJson(body))
      if (!input.success) {
        end('bad_request')
        return signed(reply, proven, 400, { error: 'bad_request' })
      }
      const asked = { house, call: proven, input: input.data, body } as Asked<Call>
      const outcome = await handle(asked).catch((error: unknown) => {
        end('server_error')
        throw error
      })
      if (!outcome.ok && outcome.reason === 'replayed') return refuse(401, 'replayed')
      end(outcome.ok ? 'ok' : outcome.reason)
      return signed(
        reply,
        proven,
        200,
        outcome.ok
          ? { ok: true, data: z.encode(call.data, outcome.value) }
          : { ok: false, reason: outcome.reason },
      )
    },
  )
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function signed(reply: FastifyReply, proven: Proven, status: number, value: unknown): FastifyReply {
  const body = Buffer.from(JSON.stringify(value))
  const signature = signatureOf(proven.secret, answerHead(proven.nonce, status), body)
  return reply
    .code(status)
    .header(SIGNING_HEADERS.signature, signature)
    .type('application/json')
    .send(body)
}
