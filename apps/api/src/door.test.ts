import { allCalls } from '@oriel/contract/calls'
import { addressOf } from '@oriel/contract/endpoint'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { siteDetailCall } from '@oriel/contract/member/site'
import type { SessionSecrets } from '@oriel/domain/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openDoor, type OpenDoor, type Said } from './testing/open-door.ts'
import { needsStory } from './testing/provoke.ts'
import { learnNumbers, rightBody } from './testing/right-body.ts'

let door: OpenDoor
let member: SessionSecrets
beforeAll(async () => {
  door = await openDoor()
  await learnNumbers(door)
  member = await door.signIn('sophia')
})
afterAll(() => door.close())

const TRACE_ID = /^[0-9a-f]{32}$/
const calls = allCalls.filter((call) => call.door === 'api')
const named = calls.map((call) => [addressOf(call), call] as const)
const forMembers = named.filter(([, call]) => call.auth === 'member')

const expectRefused = (said: Said, code: number) => {
  expect(said).toMatchObject({ status: code, body: { code, data: null } })
  expect(said.body.message).toMatch(/\S/)
  expect(said.body.trace_id).toMatch(TRACE_ID)
  expect(Object.keys(said.body).toSorted()).toEqual(['code', 'data', 'message', 'trace_id'])
}

test('the list of calls is not empty, nor is that of calls for members', () => {
  expect(calls.length).toBeGreaterThanOrEqual(4)
  expect(forMembers.length).toBeGreaterThan(0)
})

test.each(forMembers)('%s without a token is refused', async (_address, call) => {
  expectRefused(await door.say(call), 401)
  expectRefused(await door.say(call, { member: { ...member, token: '' } }), 401)
  expectRefused(await door.say(call, { member: { ...member, token: 'x'.repeat(43) } }), 401)
})

/** The others answer in tests of their own; one of them would end the session of all. */
const simple = named.filter(([, call]) => !needsStory(call))

test.each(simple)(
  '[S8.001] [S8.003] %s answers code 100, a message and data',
  async (_address, call) => {
    const { status, body } = await door.say(call, { member, body: rightBody(call) })
    expect([status, body.code, body.message]).toEqual([200, 100, ''])
    expect(Object.keys(body).toSorted()).toEqual(['code', 'data', 'message'])
  },
)

describe.each(named)('%s', (address, call) => {
  test.each([['[]'], ['"x"'], ['7'], ['null'], ['true'], ['[{}]']])(
    'refuses the body %s',
    async (text) => {
      expectRefused(await door.say(call, { member, text }), 422)
    },
  )

  test('refuses a wrong type in each of its fields', async () => {
    const { shape } = call.input as z.ZodMiniObject
    for (const field of Object.keys(shape)) {
      expectRefused(await door.say(call, { member, body: { [field]: { wrong: true } } }), 422)
      expectRefused(await door.say(call, { member, body: { [field]: null } }), 422)
    }
    expectRefused(await door.say(call, { member, text: '' }), 422)
  })

  test.each([['{'], ['{"a":1,}'], ["{'a':1}"], ['undefined'], ['\u0000']])(
    'refuses broken JSON %j',
    async (text) => {
      expectRefused(await door.say(call, { member, text }), 422)
    },
  )

  test('[A9] refuses keys that reach for prototypes', async () => {
    const proto = '{"__proto__":{"site_id":1}}'
    expectRefused(await door.say(call, { member, text: proto }), 422)
    const constructor = '{"constructor":{"prototype":{"site_id":1}}}'
    expectRefused(await door.say(call, { member, text: constructor }), 422)
  })

  test('[A64] refuses a content type other than JSON', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expectRefused(await door.say(call, { member, text: 'a=1', headers: form }), 422)
    const plain = { 'content-type': 'text/plain' }
    expectRefused(await door.say(call, { member, text: '{}', headers: plain }), 422)
  })

  test('[A64] refuses requests from pages of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expectRefused(await door.say(call, { member, headers }), 403)
  })

  test('[A64] answers 404 to GET, to a path in capitals and to an unknown host', async () => {
    expectRefused(await door.say(call, { member, method: 'GET' }), 404)
    expectRefused(await door.say(address.toUpperCase() as `/${string}`, { member }), 404)
    expectRefused(await door.say(call, { member, host: 'nobody.example' }), 404)
  })
})

test('answers 404 for an unknown path', async () => {
  expectRefused(await door.say('/api/arks/web/nothing'), 404)
  expectRefused(await door.say('/arks/web/site/detail'), 404)
  // This call belongs to the site's own server.
  expectRefused(await door.say('/api/template_config'), 404)
})

test('[A63] a body of 64 KiB is read, one byte more is refused', async () => {
  const frame = '{"sort_field":""}'
  const body = (bytes: number) => `{"sort_field":"${'x'.repeat(bytes - frame.length)}"}`
  const fits = await door.say(announcementMarqueeCall, { text: body(64 * 1024) })
  expect(fits.body.code).toBe(101)
  expectRefused(await door.say(announcementMarqueeCall, { text: body(64 * 1024 + 1) }), 422)
})

test('[A63] a body without end is cut off at the limit', async () => {
  const origin = await door.app.listen({ port: 0, host: '127.0.0.1' })
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 16 * 1024
      if (sent > 64 * 1024 * 1024) controller.close()
      else controller.enqueue(new Uint8Array(16 * 1024).fill(32))
    },
  })
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const status = await fetch(origin + addressOf(siteDetailCall), request).then(
    (answer) => answer.status,
    () => 'hung up',
  )
  expect([422, 'hung up']).toContain(status)
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test('every answer is JSON with no-store and nosniff headers', async () => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
  }
  expect((await door.say(siteDetailCall)).headers).toMatchObject(headers)
  expect((await door.say('/nothing')).headers).toMatchObject(headers)
  expect((await door.say(siteDetailCall, { text: '{' })).headers).toMatchObject(headers)
  const refused = await door.say(announcementMarqueeCall, { body: { sort_field: 'x' } })
  expect(refused.headers).toMatchObject(headers)
})
