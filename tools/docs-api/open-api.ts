import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { wireSchema, type JsonSchema } from './schema.ts'

/** OpenAPI 3.1 of all calls. */
export function openApi(modules: ReadonlyMap<string, readonly AnyEndpoint[]>): object {
  const paths: Record<string, object> = {}
  for (const [name, calls] of modules) {
    for (const call of calls) {
      paths[addressOf(call)] = { [call.method.toLowerCase()]: operation(name, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Oriel', version: '0.1.0', license: { name: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'authorization' },
        binding: { type: 'apiKey', in: 'cookie', name: '__Host-sb' },
      },
    },
  }
}

function operation(module: string, call: AnyEndpoint): object {
  const codes = Object.entries(call.errors).map(([code, reason]) => `${code} ${reason}`)
  const answer: JsonSchema = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { description: [`${call.successCode} success`, ...codes].join(', ') },
      message: { type: 'string' },
      data: { anyOf: [wireSchema(call.data), { type: 'null' }] },
      trace_id: { type: 'string' },
    },
  }
  const content = { 'application/json': { schema: wireSchema(call.input) } }
  return {
    tags: [module],
    summary: call.summary,
    parameters: [{ name: 'lang', in: 'header', schema: { type: 'string' } }],
    ...(call.method === 'POST' ? { requestBody: { required: true, content } } : {}),
    ...(call.auth === 'none' ? {} : { security: [{ token: [], binding: [] }] }),
    responses: {
      '200': {
        description: 'The outcome',
        content: { 'application/json': { schema: answer } },
      },
    },
  }
}
