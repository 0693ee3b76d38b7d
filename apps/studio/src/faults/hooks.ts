import { setTimeout as wait } from 'node:timers/promises'
import { SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import { parseUnits, writeUnits } from '@oriel/core/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Studio } from '../studio.ts'
import { bindControl } from './control.ts'
import type { Fault, Faults } from './faults.ts'
import type { FaultKind } from './kinds.ts'
import { saidIn, secretOf, signatureFor } from './resign.ts'

const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://studio').pathname
const failed = (reply: FastifyReply) => reply.code(500).send({ error: 'server_error' })

/** Makes calls that come in go wrong as it was ordered, before and after they are handled. */
export function bindFaults(app: FastifyInstance, studio: Studio, faults: Faults): void {
  bindControl(app, faults)
  const met = new WeakMap<FastifyRequest, readonly Fault[]>()
  /** Calls that failed and come again by themselves: they meet nothing on their second way. */
  const late = new Set<string>()
  const find = (request: FastifyRequest, kind: FaultKind) =>
    met.get(request)?.find((fault) => fault.kind === kind)

  app.addHook('preHandler', async (request, reply) => {
    const nonce = saidIn(request, 'nonce')
    if (late.delete(nonce)) return
    met.set(request, faults.meet(pathOf(request)))
    const latency = find(request, 'latency')
    if (latency) await wait(latency.ms)
    if (find(request, 'lost')) return hangUp(request, reply)
    if (find(request, 'http500')) return failed(reply)
    const lateness = find(request, 'late')
    if (!lateness) return
    setTimeout(() => {
      late.add(nonce)
      const again = {
        method: 'POST',
        url: request.url,
        headers: request.headers as Record<string, string>,
        payload: request.body as Buffer,
      } as const
      // The door may have closed meanwhile.
      app.inject(again).catch(() => {})
    }, lateness.ms).unref()
    return failed(reply)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (find(request, 'cut')) {
      request.raw.socket.destroy()
      return payload
    }
    if (find(request, 'wrong-signature')) {
      const signature = String(reply.getHeader(SIGNING_HEADERS.signature) ?? '')
      reply.header(SIGNING_HEADERS.signature, signature.split('').toReversed().join(''))
    }
    return find(request, 'other-answer') ? otherAnswer(studio, request, reply, payload) : payload
  })
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** Each amount one unit higher than it is. */
async function otherAnswer(
  studio: Studio,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const secret = await secretOf(studio, request)
  if (!secret || !Buffer.isBuffer(payload)) return payload
  const body = payload.toString('utf8').replaceAll(/"(-?[0-9]+\.[0-9]{4})"/g, (_, amount) => {
    const units = parseUnits(String(amount)) ?? 0n
    return `"${writeUnits(units + 1n)}"`
  })
  const signature = signatureFor(secret, saidIn(request, 'nonce'), reply.statusCode, body)
  reply.header(SIGNING_HEADERS.signature, signature)
  return Buffer.from(body)
}
