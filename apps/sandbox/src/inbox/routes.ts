import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { createFaults, FaultChange, SLOW_MS, STATUS_OF } from './faults.ts'
import { channels, createInbox, NewMessage, type Channel } from './inbox.ts'
import { sendInbox, writeMessages } from './page.ts'

export type InboxOptions = {
  readonly now: () => Date
  /** Whether tests may make the providers misbehave. */
  readonly faultsAllowed: boolean
  readonly slowMs?: number
}

/** One value of the address's query; whatever is not one is none. */
const asked = ({ query }: FastifyRequest, name: 'to' | 'version'): string => {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

export function addInbox(app: FastifyInstance, options: InboxOptions): void {
  const inbox = createInbox(options.now)
  const faults = createFaults()

  const take = (channel: Channel) => async (request: FastifyRequest, reply: FastifyReply) => {
    const read = z.safeParse(NewMessage, request.body)
    if (!read.success) return reply.code(400).send({ error: 'not a message' })
    const key = request.headers['idempotency-key']
    if (key !== undefined && key !== read.data.id) {
      return reply.code(400).send({ error: 'the key is not the id of the message' })
    }
    const fault = faults[channel]
    if (fault !== 'ok' && fault !== 'slow') {
      return reply.code(STATUS_OF[fault]).send({ error: fault })
    }
    const taken = inbox.take(channel, read.data)
    if (taken === 'conflict') return reply.code(409).send({ error: 'the id has another text' })
    if (fault === 'slow') await wait(options.slowMs ?? SLOW_MS, undefined, { ref: false })
    return reply.code(taken === 'new' ? 201 : 200).send({ id: read.data.id, taken })
  }
  for (const channel of channels) app.post(`/${channel}/messages`, take(channel))

  app.get('/', (request, reply) => {
    const to = asked(request, 'to')
    return sendInbox(reply, { to, messages: inbox.list(to), version: inbox.version(), faults })
  })
  app.get('/inbox', (request, reply) => {
    const to = asked(request, 'to')
    const current = String(inbox.version())
    if (asked(request, 'version') === current) return reply.code(204).send()
    reply.header('inbox-version', current).type('text/html; charset=utf-8')
    return reply.send(writeMessages(inbox.list(to), to).markup)
  })
  app.get('/messages', (request, reply) => {
    const to = asked(request, 'to')
    return reply.send({ messages: inbox.list(to) })
  })

  if (!options.faultsAllowed) return
  app.post('/faults', (request, reply) => {
    const change = z.safeParse(FaultChange, request.body)
    if (!change.success) return reply.code(400).send({ error: 'not a fault' })
    for (const channel of channels) faults[channel] = change.data[channel] ?? faults[channel]
    return reply.send(faults)
  })
}
