import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { answer } from '../simulator/answer.ts'
import type { Cashier } from './model.ts'

/** One call of a house: what it asks, and what is answered. */
export type Call = {
  readonly movesMoney: boolean
  readonly run: (cashier: Cashier, body: unknown) => object | null
}

/** Null is answered where the body is not as agreed. */
export const call = <Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (cashier: Cashier, asked: z.output<Schema>) => object,
  movesMoney = false,
): Call => ({
  movesMoney,
  run(cashier, body) {
    const asked = z.safeParse(schema, body)
    return asked.success ? run(cashier, asked.data) : null
  },
})

export type Calls = {
  readonly calls: Readonly<Record<string, Call>>
  /** Whether a request comes from the house, by the body as it was sent. */
  readonly isProven: (
    cashier: Cashier,
    request: FastifyRequest,
    path: string,
    raw: string,
  ) => boolean
  readonly notProven: object
  readonly malformed: object
}

/** The calls of a house, whose bodies are kept as they were sent. */
export function addCalls(app: FastifyInstance, cashier: Cashier, dialect: Calls): void {
  const { calls, isProven, notProven, malformed } = dialect
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const [path, { movesMoney, run }] of Object.entries(calls)) {
      scope.post(`${cashier.path}${path}`, (request, reply) => {
        const raw = typeof request.body === 'string' ? request.body : ''
        return answer(cashier, request, reply, movesMoney, () => {
          if (!isProven(cashier, request, path, raw)) return notProven
          return cashier.tables.once(() => run(cashier, readJson(raw))) ?? malformed
        })
      })
    }
  })
}

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** One header; empty where it is missing or sent twice. */
export function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
