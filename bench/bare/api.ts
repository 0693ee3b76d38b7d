import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { answerWith } from '../lib/child.ts'

/** Nothing but Fastify: the same address, the same body read, the same object sent. */
answerWith(async ({ path, answer }: { path: string; answer: object }) => {
  const app = fastify({ logger: false })
  app.post(path, (_request, reply) => {
    void reply.send(answer)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
})
