import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { allCalls } from '@oriel/contract/calls'
import { addressOf } from '@oriel/contract/endpoint'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { registerCall } from '@oriel/contract/member/registration'
import { siteDetailCall } from '@oriel/contract/member/site'
import { createLog } from '@oriel/core/log'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { SLOW_CLIENTS } from '@oriel/service/slow-clients'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { allBindings } from './bindings.ts'
import { createDoor } from './door.ts'
import { memberCalls, memberGate } from './gate.ts'
import { createHouse } from './house.ts'
import { openDoor, SITE_ONE, type OpenDoor } from './testing/open-door.ts'
import { headOf, sendRaw } from './testing/raw-socket.ts'
import { learnNumbers, rightBody } from './testing/right-body.ts'

let door: OpenDoor
let port: number
beforeAll(async () => {
  door = await openDoor()
  await door.app.listen({ port: 0, host: '127.0.0.1' })
  port = (door.app.server.address() as AddressInfo).port
})
afterAll(() => door.close())

const ADDRESS = addressOf(siteDetailCall)
const JSON_HEAD = { host: SITE_ONE, 'content-type': 'application/json' }
const CLOSING = { ...JSON_HEAD, connection: 'close' }
const post = (headers: Record<string, string>) => headOf(`POST ${ADDRESS}`, headers)
const calls = allCalls
  .filter(({ door: at }) => at === 'api')
  .map((call) => [call.path, call] as const)

describe('[A8] a duplicate JSON key', () => {
  test.each(calls)('is refused by %s', async (_path, call) => {
    const said = await door.say(call, { text: '{"site_id":1,"site_id":1}' })
    // Bodies are read before anybody is asked who they are.
    expect(said.status).toBe(422)
  })

  test('is refused also when one of the two is escaped', async () => {
    const text = '{"sort_field":"sort","sort_field":"content"}'
    expect((await door.say(announcementMarqueeCall, { text })).body).toMatchObject({ code: 422 })
    const hidden = '{"sort_field":"sort","\\u0073ort_field":"content"}'
    expect((await door.say(announcementMarqueeCall, { text: hidden })).body).toMatchObject({
      code: 422,
    })
  })
})

describe('[A44] signs of SQL', () => {
  const SIGNS = [
    "' OR '1'='1",
    "'; DROP TABLE members; --",
    '" OR ""="',
    '\\x27) UNION SELECT 1--',
    '$1',
    '\u0000',
    '\ud800',
  ]
  const countMembers = async () =>
    (await door.database.rows.selectFrom('members').select('id').execute()).length

  test.each(calls)('are treated as plain text in every field of %s', async (_path, call) => {
    await learnNumbers(door)
    const member = await door.signIn('sophia')
    const before = await countMembers()
    door.lines.length = 0
    const fields = Object.keys((call.input as z.ZodMiniObject).shape)
    for (const sign of SIGNS) {
      const everywhere = Object.fromEntries(fields.map((field) => [field, sign]))
      const bodies = [everywhere, ...fields.map((field) => ({ ...rightBody(call), [field]: sign }))]
      const said = await Promise.all(bodies.map((body) => door.say(call, { member, body })))
      expect(said.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    }
    expect(await countMembers()).toBe(before)
    expect(door.lines).toEqual([])
  })
})

describe('[A63] a body', () => {
  test('of 2 MB is refused by its content-length, before it is read', async () => {
    const heard = await sendRaw(port, post({ ...JSON_HEAD, 'content-length': '2097152' }))
    expect(heard.status).toBe(422)
    expect(heard.text.toLowerCase()).toContain('connection: close')
  })

  test('without an announced length is cut off at the limit', async () => {
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
    const head = post({ ...JSON_HEAD, 'transfer-encoding': 'chunked' })
    const heard = await sendRaw(port, head, ...Array.from({ length: 64 }, () => chunk))
    // Who still writes while we hang up may not read the answer; no call was reached either way.
    expect([422, 0]).toContain(heard.status)
  })

  test.each([
    ['ten thousand lists deep', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['ten thousand objects deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    [
      'of ten thousand keys',
      `{${Array.from({ length: 10_000 }, (_, at) => `"${at}":0`).join(',')}}`,
    ],
  ])('%s is refused before any call sees it', async (_what, text) => {
    for (const call of [siteDetailCall, registerCall]) {
      expect((await door.say(call, { text })).status).toBe(422)
    }
  })

  test('that unpacks to ten megabytes is refused without unpacking', async () => {
    const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024, ' ')).toString('latin1')
    const length = String(bomb.length)
    const head = post({ ...CLOSING, 'content-encoding': 'gzip', 'content-length': length })
    expect((await sendRaw(port, head, bomb)).status).toBe(422)
  })

  test('of deep JSON leaks no memory: 200 of them leave the heap as it was', async () => {
    const text = `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    const sendMany = async () => {
      for (let times = 0; times < 200; times += 1) await door.say(siteDetailCall, { text })
      return process.memoryUsage().heapUsed
    }
    const before = await sendMany()
    const after = await sendMany()
    expect(after - before).toBeLessThan(32 * 1024 * 1024)
  })
})

describe('[A63] two lengths for one body', () => {
  const smuggled = `0\r\n\r\n${headOf(`POST ${addressOf(registerCall)}`, JSON_HEAD)}`
  test.each([
    ['chunked and a length', { 'transfer-encoding': 'chunked', 'content-length': '4' }],
    ['a length and chunked', { 'content-length': '4', 'transfer-encoding': 'chunked' }],
    ['chunked, but not at the end', { 'transfer-encoding': 'chunked, identity' }],
    ['a length with a sign', { 'content-length': '+4' }],
    ['two lengths in one', { 'content-length': '4, 5' }],
  ])('%s: refused as a whole, and the connection ends', async (_what, headers) => {
    const heard = await sendRaw(port, post({ ...JSON_HEAD, ...headers }), smuggled)
    expect(heard.status).toBe(400)
    expect(heard.text.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  test('refuses a bare CR or LF inside the headers', async () => {
    const head = `POST ${ADDRESS} HTTP/1.1\r\nhost: ${SITE_ONE}\nx: a\rb: c\r\n\r\n`
    expect((await sendRaw(port, head)).status).toBe(400)
  })
})

describe('[A63] a client that sends byte by byte', () => {
  const SOON = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
  let slowPort: number
  let close: () => Promise<void>
  beforeAll(async () => {
    const log = createLog({ service: 'api', level: 'silent' })
    const house = createHouse(door.database, testKeys, () => new Date())
    const bindings = allBindings(house)
    const gate = memberGate(house)
    const app = createDoor({
      declared: memberCalls,
      bindings,
      gate,
      log,
      trustProxy: [],
      slowClients: SOON,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    slowPort = (app.server.address() as AddressInfo).port
    close = () => app.close()
  })
  afterAll(() => close())

  test('gets a 408 and is disconnected: half a head, and half a body', async () => {
    expect((await sendRaw(slowPort, `POST ${ADDRESS} HTTP/1.1\r\nhost: x\r\n`)).status).toBe(408)
    const head = post({ ...JSON_HEAD, 'content-length': '100' })
    expect((await sendRaw(slowPort, head, '{"a":')).status).toBe(408)
  })

  test('has 20 seconds for a request, 10 of them for the head', () => {
    const { headersTimeout, requestTimeout } = door.app.server
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
    })
    expect(SLOW_CLIENTS.connectionsCheckingInterval).toBe(1_000)
  })
})

describe('[A64] other methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s answers 404 and echoes nothing of the request',
    async (method) => {
      const headers = { host: SITE_ONE, connection: 'close', authorization: 'a-secret-token' }
      const heard = await sendRaw(port, headOf(`${method} ${ADDRESS}`, headers))
      expect(heard.status).toBe(404)
      expect(heard.text).not.toContain('a-secret-token')
      expect(heard.text.toLowerCase()).not.toContain('access-control-')
    },
  )

  test('closes the connection on CONNECT and on an unknown method', async () => {
    const headers = { host: SITE_ONE, connection: 'close' }
    expect((await sendRaw(port, headOf('CONNECT example.com:443', headers))).status).toBe(0)
    expect((await sendRaw(port, headOf(`STEAL ${ADDRESS}`, headers))).status).toBe(400)
  })

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    'text/json',
    '',
  ])('refuses JSON with the content type %j', async (type) => {
    const text = '{"site_id":1}'
    const said = await door.say(siteDetailCall, { text, headers: { 'content-type': type } })
    expect(said.status).toBe(422)
  })
})
