import { requestHead, SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { saidIn, secretOf, signatureFor } from '../../faults/resign.ts'
import { isSignature, signatureOf } from '@oriel/contract/provider-client'
import type { Studio } from '../../studio.ts'

export type Input = Readonly<Record<string, unknown>>
export type Answer = {
  readonly ok?: boolean
  readonly data?: Input
  readonly reason?: string
  readonly error?: string
}
type Moment = { readonly time: string; readonly nonce: string }

/**
 * A bug of the studio, made by somebody who stands between it and the house and knows the secret:
 * what goes in and what comes out is changed, and still rightly signed.
 */
export type Bug = {
  /** The studio hears of another time or nonce. */
  moment?(moment: Moment): Moment
  /** The studio hears something else. */
  asked?(path: string, input: Input): Input
  /** The studio hears nothing; this is the answer. */
  instead?(path: string, input: Input): Answer | null
  /** The house hears something else. */
  answered?(path: string, input: Input, answer: Answer): Answer
  /** Whether a request is believed that is signed like this. */
  believes?(proven: (path: string) => boolean): boolean
  readonly sign?: typeof signatureFor
  /** What else it breaks. */
  bind?(app: FastifyInstance, studio: Studio): void
}

type Kept = { readonly input: Input; readonly nonce: string; readonly secret: Buffer }

const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://studio').pathname

export function plant(app: FastifyInstance, studio: Studio, bug: Bug): void {
  const kept = new WeakMap<FastifyRequest, Kept>()
  bug.bind?.(app, studio)
  app.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request)
    const secret = path.startsWith('/operator/') ? await secretOf(studio, request) : null
    const input = readInput(request)
    if (!secret || !input || !isBelieved(bug, request, secret, path)) return
    const moment = { time: saidIn(request, 'time'), nonce: saidIn(request, 'nonce') }
    kept.set(request, { input, nonce: moment.nonce, secret })
    const instead = bug.instead?.(path, input)
    if (instead) return answerBy(reply, instead)
    const body = Buffer.from(JSON.stringify(bug.asked?.(path, input) ?? input))
    const { time, nonce } = bug.moment?.(moment) ?? moment
    const head = requestHead({ path, operator: saidIn(request, 'operator'), time, nonce })
    request.headers[SIGNING_HEADERS.time] = time
    request.headers[SIGNING_HEADERS.nonce] = nonce
    request.headers[SIGNING_HEADERS.signature] = signatureOf(secret, head, body)
    request.body = body
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const known = kept.get(request)
    if (!known) return payload
    const { input, nonce, secret } = known
    const answer = JSON.parse(String(payload)) as Answer
    const told = JSON.stringify(bug.answered?.(pathOf(request), input, answer) ?? answer)
    const sign = bug.sign ?? signatureFor
    reply.header(SIGNING_HEADERS.signature, sign(secret, nonce, reply.statusCode, told))
    reply.header('content-length', Buffer.byteLength(told))
    return told
  })
}

const answerBy = (reply: FastifyReply, answer: Answer) =>
  reply.code(200).type('application/json').send(JSON.stringify(answer))

function readInput({ body }: FastifyRequest): Input | null {
  try {
    const input: unknown = JSON.parse(String(body))
    return typeof input === 'object' && input !== null && !Array.isArray(input)
      ? (input as Input)
      : null
  } catch {
    return null
  }
}

function isBelieved(bug: Bug, request: FastifyRequest, secret: Buffer, path: string): boolean {
  const proven = (signedPath: string): boolean => {
    const [operator, time, nonce] = [
      saidIn(request, 'operator'),
      saidIn(request, 'time'),
      saidIn(request, 'nonce'),
    ]
    const head = requestHead({ path: signedPath, operator, time, nonce })
    return isSignature(saidIn(request, 'signature'), secret, head, request.body as Buffer)
  }
  return bug.believes?.(proven) ?? proven(path)
}
