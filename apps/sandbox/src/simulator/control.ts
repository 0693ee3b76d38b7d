import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Faults } from './faults.ts'

/** Faults of one simulated provider, on demand, for tests and for its page. */
export function addFaultControl<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  path: string,
  schema: Schema,
  faults: Pick<Faults, 'plan' | 'met'> & { set(plan: z.output<Schema>): void },
): void {
  app.get(`${path}/control/faults`, (_request, reply) =>
    reply.send({ plan: faults.plan(), met: faults.met() }),
  )
  app.post(`${path}/control/faults`, (request, reply) => {
    const plan = z.safeParse(schema, request.body)
    if (!plan.success) return reply.code(400).send({ error: 'not a plan of faults' })
    faults.set(plan.data)
    return reply.send({ plan: plan.data })
  })
}
