import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Casino } from './model.ts'
import { FaultPlan } from './faults.ts'
import { listAll } from './rounds.ts'
import { listTransfers } from './transfers.ts'

/** For judges: every transfer as it stands in the books here, and faults on demand. */
export function addControl(app: FastifyInstance, casino: Casino, faultsAllowed: boolean): void {
  const { name, tables, faults } = casino
  app.get(`/${name}/control/dump`, (_request, reply) =>
    reply.send({
      transfers: listTransfers(tables),
      players: tables.list('SELECT name, currency, demo, balance FROM players ORDER BY id'),
      rounds: listAll(tables),
    }),
  )
  if (!faultsAllowed) return
  app.get(`/${name}/control/faults`, (_request, reply) =>
    reply.send({ plan: faults.plan(), met: faults.met() }),
  )
  app.post(`/${name}/control/faults`, (request, reply) => {
    const plan = z.safeParse(FaultPlan, request.body)
    if (!plan.success) return reply.code(400).send({ error: 'not a plan of faults' })
    faults.set(plan.data)
    return reply.send({ plan: plan.data })
  })
}
