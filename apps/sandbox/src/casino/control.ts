import type { FastifyInstance } from 'fastify'
import { addFaultControl } from '../simulator/control.ts'
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
  addFaultControl(app, `/${name}`, FaultPlan, faults)
}
