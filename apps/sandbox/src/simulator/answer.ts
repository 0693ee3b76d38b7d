import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from './faults.ts'

/** Answers a house, or fails on the way as it was told to. */
export async function answer(
  { faults }: { readonly faults: Pick<Faults, 'plan' | 'draw'> },
  request: FastifyRequest,
  reply: FastifyReply,
  isTransfer: boolean,
  work: () => unknown,
): Promise<FastifyReply> {
  const fault = faults.draw(isTransfer)
  const { latency_ms: latencyMs, late_ms: lateMs } = faults.plan()
  if (fault === 'http500') return reply.code(500).send({ error: 'on demand' })
  if (fault === 'lost' || fault === 'late') {
    if (fault === 'late') setTimeout(work, lateMs)
    return hangUp(request, reply)
  }
  if (fault === 'latency') await wait(latencyMs)
  const told = work()
  if (fault === 'twice') work()
  if (fault === 'cut') return hangUp(request, reply)
  if (fault === 'garbage') return reply.type('text/html').send('<html>on demand</html>')
  return reply.send(told)
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}
