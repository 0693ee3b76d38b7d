import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createClient, type ClientOptions } from './client.ts'
import { endpoint } from './endpoint.ts'
import { REQUEST_TIMEOUT_MS } from './limits.ts'
import { Amount } from './wire.ts'

const claim = endpoint({
  path: '/arks/web/activity/red_envelope',
  auth: 'member',
  summary: 'Claims a red envelope.',
  input: z.object({ id: z.string(), stake: Amount }),
  data: z.object({ cash: Amount }),
  errors: { '102': 'envelope_over', '099': 'verify_error' },
})

const captcha = endpoint({
  door: 'site',
  path: '/clientCaptcha',
  method: 'GET',
  auth: 'none',
  summary: 'A captcha of the site’s own server.',
  input: z.object({}),
  data: z.object({ text: z.string() }),
  errors: {},
})

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
type Reply = { status?: number; body: unknown } | { text: string } | 'silence' | 'hang up'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function serve(reply: Reply) {
  const seen: Seen[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body: await text(request) })
    if (reply === 'silence') return
    if (reply === 'hang up') {
      request.socket.destroy()
      return
    }
    if ('text' in reply) response.end(reply.text)
    else response.writeHead(reply.status ?? 200).end(JSON.stringify(reply.body))
  }
  const server = createServer((request, response) => void answer(request, response))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, seen }
}

const clientOf = (origin: string, options: Partial<ClientOptions> = {}) =>
  createClient({ origin, lang: () => 'vi_VN', token: () => 'the-token', ...options })

const input = { id: 'e1', stake: 15_000n }
const success = { body: { code: 100, message: '', data: { cash: '88.8800' } } }

async function answerTo(reply: Reply, options: Partial<ClientOptions> = {}) {
  const { origin } = await serve(reply)
  return clientOf(origin, options)(claim, input)
}

describe('what is sent', () => {
  test('[S7.001] [S7.002] every request carries lang and authorization with the token', async () => {
    const { origin, seen } = await serve(success)
    await clientOf(origin)(claim, input)
    await clientOf(origin)(captcha, {})
    expect(seen.map(({ headers }) => [headers['lang'], headers.authorization])).toEqual([
      ['vi_VN', 'the-token'],
      ['vi_VN', 'the-token'],
    ])
  })

  test('language and token are read anew for every call; a guest’s token is empty', async () => {
    const { origin, seen } = await serve(success)
    const tokens = [null, 'later']
    const call = clientOf(origin, { token: () => tokens.shift() ?? null })
    await call(claim, input)
    await call(claim, input)
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['', 'later'])
  })

  test('[S7.003] a call is a POST with a JSON body in the form of the wire', async () => {
    const { origin, seen } = await serve(success)
    await clientOf(origin)(claim, input)
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"id":"e1","stake":"1.5000"}' })
    expect(seen[0]?.headers['content-type']).toBe('application/json')
  })

  test('a call declared as GET is one, without a body', async () => {
    const { origin, seen } = await serve(success)
    await clientOf(origin)(captcha, {})
    expect(seen[0]).toMatchObject({ method: 'GET', body: '' })
  })

  test('[S7.005] the path gets the prefix /api, the site’s own path none', async () => {
    const { origin, seen } = await serve(success)
    await clientOf(origin)(claim, input)
    await clientOf(origin)(captcha, {})
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/arks/web/activity/red_envelope',
      '/clientCaptcha',
    ])
  })

  test('extra headers are added', async () => {
    const { origin, seen } = await serve(success)
    await clientOf(origin, { headers: () => ({ 'x-visitor-host': 'site.example' }) })(claim, input)
    expect(seen[0]?.headers).toMatchObject({ 'x-visitor-host': 'site.example', lang: 'vi_VN' })
  })

  test('a call can have headers of its own, and the next one has none of them', async () => {
    const { origin, seen } = await serve(success)
    const call = clientOf(origin)
    await call(claim, input, undefined, { 'x-login-header': 'once' })
    await call(claim, input)
    expect(seen.map(({ headers }) => headers['x-login-header'])).toEqual(['once', undefined])
  })

  test('input that is not of the call is a bug of ours, and nothing is sent', async () => {
    const { origin, seen } = await serve(success)
    const wrong = { id: 'e1', stake: 10n ** 30n }
    await expect(clientOf(origin)(claim, wrong)).rejects.toThrow('not an amount')
    expect(seen).toEqual([])
  })
})

describe('what is answered', () => {
  test.each([
    ['[S8.001] [S8.003] code 100 with data', { code: 100, data: { cash: '88.88' } }],
    ['[S8.004] code 1000 with data', { code: 1000, data: { cash: '88.88' } }],
    ['[S8.002] header and body', { header: { status: 100, desc: '' }, body: { cash: '88.88' } }],
  ])('%s is success, decoded', async (_, body) => {
    expect(await answerTo({ body })).toEqual({ ok: true, value: { cash: 888_800n } })
  })

  test.each([
    ['102', { code: 102, message: 'over', trace_id: 't1' }, 'envelope_over', 'over', 't1'],
    ['"099"', { code: '099', message: 'no' }, 'verify_error', 'no', null],
    ['102 in a header', { header: { status: 102, desc: 'over' } }, 'envelope_over', 'over', null],
    [
      'a code every call may answer',
      { code: 429, message: 'slow' },
      'too_many_requests',
      'slow',
      null,
    ],
    ['99, which is not "099"', { code: 99, message: 'odd' }, 'other_code', 'odd', null],
    ['an unlisted code', { code: 957, message: 'closed' }, 'other_code', 'closed', null],
    ['a word all objects know', { code: 'constructor', message: 'x' }, 'other_code', 'x', null],
    ['another such word', { code: '__proto__', message: 'x' }, 'other_code', 'x', null],
  ])('%s is a failure with its reason and message', async (_, body, reason, message, traceId) => {
    const code = String('code' in body ? body.code : body.header?.status)
    const told = null
    expect(await answerTo({ body })).toEqual({ ok: false, reason, code, message, traceId, told })
  })

  test.each([
    ['HTTP status 401', { status: 401, body: { code: 401, message: 'sign in' } }],
    ['code 401 from an older service', { body: { header: { status: '401', desc: 'sign in' } } }],
  ])('%s calls onUnauthorized once', async (_, reply) => {
    const onUnauthorized = vi.fn<(token: string | null) => void>()
    expect(await answerTo(reply, { onUnauthorized })).toMatchObject({
      reason: 'unauthorized',
      message: 'sign in',
    })
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('the-token')
  })

  test('who it was asked for is said, whoever has come while it was on its way', async () => {
    const onUnauthorized = vi.fn<(token: string | null) => void>()
    const tokens = ['first', 'second']
    const token = () => tokens.shift() ?? null
    await answerTo({ status: 401, body: 'no' }, { onUnauthorized, token })
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('first')
  })

  test('401 without an envelope calls onUnauthorized too', async () => {
    const onUnauthorized = vi.fn<(token: string | null) => void>()
    const answer = await answerTo({ status: 401, body: 'no' }, { onUnauthorized })
    expect(answer).toMatchObject({ ok: false, reason: 'bad_answer' })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  test('other answers do not call onUnauthorized', async () => {
    const onUnauthorized = vi.fn<(token: string | null) => void>()
    await answerTo(success, { onUnauthorized })
    await answerTo({ status: 403, body: { code: 403 } }, { onUnauthorized })
    await answerTo({ text: '<html>' }, { onUnauthorized })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test.each<[string, Reply]>([
    ['broken JSON', { text: '{"code":100,' }],
    ['a page', { text: '<!doctype html>' }],
    ['nothing', { text: '' }],
    ['JSON that is no envelope', { body: [1, 2] }],
    ['data that does not fit', { body: { code: 100, data: { cash: 88.88 } } }],
    ['data with a field missing', { body: { code: 100, data: {} } }],
    ['no data at all', { body: { code: 100 } }],
  ])('%s is a bad answer', async (_, reply) => {
    const failure = { ok: false, reason: 'bad_answer', message: 'network error' }
    expect(await answerTo(reply)).toMatchObject(failure)
  })
})

describe('what goes wrong on the way', () => {
  test('[S8.006] a timeout gives "request timeout"', async () => {
    expect(await answerTo('silence', { timeoutMs: 50 })).toEqual({
      ok: false,
      reason: 'request_timeout',
      code: '',
      message: 'request timeout',
      traceId: null,
      told: null,
    })
  })

  test('[S7.004] [S9.001] a request given no other time has a timeout of 30000 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    expect(await answerTo(success)).toMatchObject({ ok: true })
    expect(timeout.mock.calls).toEqual([[30_000]])
    expect(REQUEST_TIMEOUT_MS).toBe(30_000)
    timeout.mockRestore()
  })

  test('[S8.007] a refused connection gives "network error"', async () => {
    const { origin } = await serve(success)
    const server = servers.pop()
    server?.close()
    expect(await clientOf(origin)(claim, input)).toMatchObject({
      ok: false,
      reason: 'network_error',
      message: 'network error',
    })
  })

  test('[S8.007] a connection that breaks gives "network error"', async () => {
    expect(await answerTo('hang up')).toMatchObject({
      reason: 'network_error',
      message: 'network error',
    })
  })

  test('the caller may stop waiting', async () => {
    const { origin } = await serve('silence')
    const answer = clientOf(origin)(claim, input, AbortSignal.abort())
    expect(await answer).toMatchObject({ ok: false, reason: 'network_error' })
  })
})
