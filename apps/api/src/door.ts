import { compileEncoder } from '@oriel/contract/encoder'
import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { COMMON_CODES, type CommonReason } from '@oriel/contract/envelope'
import { DEFAULT_LOCALE, type Locale } from '@oriel/core/locale'
import type { Log } from '@oriel/core/log'
import { parsePlainJson } from '@oriel/core/plain-json'
import type { MessageId } from '@oriel/i18n/message-id'
import { serverText } from '@oriel/i18n/server'
import { SLOW_CLIENTS, type SlowClients } from '@oriel/service/slow-clients'
import { currentTraceId, inTrace } from '@oriel/service/trace'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { checkBound, type AnyCaller, type Binding, type Declared } from './bind.ts'

/** Who may make a call, as the caller its handler is given; or why not, in words. */
export type Gate = (
  request: FastifyRequest,
  call: AnyEndpoint,
) => Promise<AnyCaller | Turned> | AnyCaller | Turned

export class Turned {
  readonly reason: CommonReason
  readonly locale: Locale
  readonly message: MessageId

  constructor(
    reason: CommonReason,
    locale: Locale = DEFAULT_LOCALE,
    message: MessageId = `reason.${reason}`,
  ) {
    this.reason = reason
    this.locale = locale
    this.message = message
  }
}

export type DoorOptions = {
  /** What this door is declared to answer, and for whom it knows to check. */
  declared: Declared
  bindings: readonly Binding[]
  gate: Gate
  log: Log
  trustProxy: string[]
  slowClients?: SlowClients
  observe?: (path: string, code: string, seconds: number) => void
}

const BODY_MAX_BYTES = 64 * 1024

/** Name, value, name, value: as Node takes them fastest. */
const ANSWER_HEADERS = [
  'content-type',
  'application/json; charset=utf-8',
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
  'cross-origin-resource-policy',
  'same-site',
]

/** The HTTP door: one route per declared call, one envelope for every answer. */
export function createDoor(options: DoorOptions): FastifyInstance {
  checkBound(options.declared, options.bindings)
  const slow = options.slowClients ?? SLOW_CLIENTS
  const app = fastify({
    logger: false,
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: options.trustProxy,
    return503OnClosing: true,
    routerOptions: { caseSensitive: true },
    http: slow,
    requestTimeout: slow.requestTimeout,
  })
  readJsonOnly(app)
  app.setNotFoundHandler((request, reply) =>
    inRequestTrace(request, 'no such call', async () =>
      sendCommon(reply, 'not_found', DEFAULT_LOCALE),
    ),
  )
  app.setErrorHandler((error, request, reply) =>
    inRequestTrace(request, 'refused before its call', async () => {
      const known = error instanceof Error && 'statusCode' in error
      const status = known ? Number(error.statusCode) : 500
      // What Fastify itself refuses: broken JSON, a body too large, another content type.
      if (status >= 400 && status < 500) return sendCommon(reply, 'invalid_input', DEFAULT_LOCALE)
      options.log.error({ err: error }, 'a call failed')
      return sendCommon(reply, 'server_error', DEFAULT_LOCALE)
    }),
  )
  for (const binding of options.bindings) addRoute(app, binding, options)
  return app
}

/** A body is JSON and says so: a form of another site's page can send texts without asking. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parsePlainJson(String(body)))
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }))
    }
  })
}

function addRoute(app: FastifyInstance, binding: Binding, options: DoorOptions): void {
  const { call } = binding
  const { gate } = options
  const { successCode: code } = call
  const encode = compileEncoder(call.data, (data) => ({ code, message: '', data }))
  const codes = new Map(Object.entries(call.errors).map(([own, reason]) => [reason, own]))
  const read = inputReader(call)
  const url = addressOf(call)
  const name = `${call.method} ${url}`
  const reasons = call.door === 'office' ? 'office.reason' : 'reason'

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const start = performance.now()
    try {
      // Browsers say when another site's page sends this; none of ours is called from elsewhere.
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        return sendCommon(reply, 'forbidden', DEFAULT_LOCALE)
      }
      const admitted = gate(request, call)
      const caller = admitted instanceof Promise ? await admitted : admitted
      if (caller instanceof Turned) {
        return sendCommon(reply, caller.reason, caller.locale, caller.message)
      }
      const { locale } = caller
      const input = read(request.body)
      if (!input.success) return sendCommon(reply, 'invalid_input', locale)
      // A body's site is only compared: who calls and where from decides which site this is.
      const named = (input.data as { site_id?: number }).site_id
      if (named !== undefined && named !== caller.siteId) {
        return sendCommon(reply, 'forbidden', locale, 'reason.site_mismatch')
      }
      const outcome = await binding.handle(input.data, caller)
      if (outcome.ok) return send(reply, 200, encode(outcome.value), caller.cookies)
      const refusal = codes.get(outcome.reason)
      if (!refusal && isCommon(outcome.reason)) return sendCommon(reply, outcome.reason, locale)
      if (!refusal) throw new Error(`${url} refused for a reason not listed: ${outcome.reason}`)
      const shape = call.told[outcome.reason]
      const told = shape && z.encode(shape, outcome.told)
      const message = `${reasons}.${outcome.reason}` as MessageId
      sendFailure(reply, 200, refusal, message, locale, { told, cookies: caller.cookies })
    } catch (error) {
      options.log.error({ err: error, call: url }, 'a call failed')
      // Nobody waits for this promise, so a second answer must not throw either.
      if (!reply.raw.headersSent) sendCommon(reply, 'server_error', DEFAULT_LOCALE)
    } finally {
      options.observe?.(url, String(reply.statusCode), (performance.now() - start) / 1000)
    }
  }

  app.route({
    method: call.method,
    url,
    // Nothing is returned: a promise handed to Fastify would be waited for once more.
    handler: (request, reply) => {
      void inRequestTrace(request, name, () => answer(request, reply))
    },
  })
}

/** Many calls say nothing: what that means is found out once, and no handler may change it. */
function inputReader({ input }: AnyEndpoint): (body: unknown) => ReturnType<typeof z.safeDecode> {
  const nothing = z.safeDecode(input, {})
  if (nothing.success) Object.freeze(nothing.data)
  // No body at all is an empty one; a body that says null is not.
  return (body) => (body === undefined || isEmpty(body) ? nothing : z.safeDecode(input, body))
}

function isEmpty(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  for (const _key in body) return false
  return true
}

/** Any call may say these, such as that too many ask at once. */
const isCommon = (reason: string): reason is CommonReason => Object.hasOwn(COMMON_CODES, reason)

/** Whatever becomes of a request is told under the trace it came with. */
function inRequestTrace(
  request: FastifyRequest,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const header = request.headers['traceparent']
  const parent = typeof header === 'string' ? header : null
  return inTrace({ name, parent, kind: 'server' }, work)
}

/**
 * The answer is whole and its headers are known, so it goes straight to Node: on its own way the
 * framework would look for hooks and serializers that this door does not have.
 */
function send(
  reply: FastifyReply,
  status: number,
  body: string,
  cookies: readonly string[] = [],
): void {
  reply.hijack()
  const length = String(Buffer.byteLength(body))
  const more = cookies.flatMap((cookie) => ['set-cookie', cookie])
  // Nobody waits for the rest of what was refused before its end.
  if (!reply.raw.req.complete) more.push('connection', 'close')
  reply.raw.writeHead(status, [...ANSWER_HEADERS, ...more, 'content-length', length]).end(body)
}

const sendCommon = (
  reply: FastifyReply,
  reason: CommonReason,
  locale: Locale,
  message: MessageId = `reason.${reason}`,
): void => {
  const code = COMMON_CODES[reason]
  sendFailure(reply, code, String(code), message, locale)
}

function sendFailure(
  reply: FastifyReply,
  status: number,
  code: string,
  message: MessageId,
  locale: Locale,
  more: { readonly told?: unknown; readonly cookies?: readonly string[] } = {},
): void {
  // Codes are numbers on the wire, except those that would lose a leading zero.
  const written = code.startsWith('0') ? code : Number(code)
  const text = serverText(locale).t(message)
  const trace_id = currentTraceId()
  const data = more.told ?? null
  const body = JSON.stringify({ code: written, message: text, data, trace_id })
  send(reply, status, body, more.cookies)
}
