import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from '@oriel/contract/client'
import type { TrackingEvent } from '@oriel/core/tracking'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSite, siteClient } from './testing/open-site.ts'

/** The advertising network: keeps what it is sent. */
const arrived: unknown[] = []
const network = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    arrived.push(...(JSON.parse(Buffer.concat(parts).toString()) as { data: unknown[] }).data)
    response.end()
  })
})
beforeAll(async () => {
  network.listen(0, '127.0.0.1')
  await once(network, 'listening')
})
afterAll(() => void network.close())
beforeEach(() => void arrived.splice(0))

/** Posts events to a site that tells these, one after the other; gives what each was answered. */
async function post(
  told: readonly TrackingEvent[],
  names: readonly TrackingEvent[],
  cookie: string,
): Promise<unknown[]> {
  const client = (async (...asked: Parameters<Client>) => {
    const answer = await siteClient(...asked)
    return answer.ok
      ? { ok: true, value: { ...(answer.value as object), tracking_events: told } }
      : answer
  }) as Client
  const pass = async () => ({ status: 503, body: '', cookies: [] })
  const site = await openSite({
    api: { clientFor: () => client, plainClientFor: () => client, pass },
    tracking: { url: `http://127.0.0.1:${(network.address() as AddressInfo).port}`, token: 't' },
  })
  const answers: unknown[] = []
  for (const eventName of names) {
    const parts = { eventTime: 1_772_366_400, eventID: 'e1', userData: {} }
    const answer = await site.get('/api/fb_tracking', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Test', cookie },
      body: JSON.stringify({ eventName, ...parts, customData: { currency: 'USD' } }),
    })
    answers.push(await answer.json())
  }
  await site.close()
  return answers
}
const answered = (isTold: boolean) => ({ code: 100, message: '', data: { told: isTold } })
const YES = 'consent=granted; _fbp=fb.1.1.2; _fbc=fb.1.1.click'

test('[S7.063] POST /api/fb_tracking passes the event on, with cookies and browser', async () => {
  expect(await post(['Login'], ['Login'], YES)).toEqual([answered(true)])
  await vi.waitFor(() => expect(arrived).toHaveLength(1))
  expect(arrived[0]).toMatchObject({
    event_name: 'Login',
    event_time: 1_772_366_400,
    event_id: 'e1',
    user_data: { fbp: 'fb.1.1.2', fbc: 'fb.1.1.click', client_user_agent: 'Test' },
    custom_data: { currency: 'USD' },
  })
})

test('[S9.082] a site passes on the events of its own configuration and no others', async () => {
  const names = ['PageView', 'Login'] as const
  expect(await post(['Login'], names, YES)).toEqual([answered(false), answered(true)])
  expect(await post(['PageView'], names, YES)).toEqual([answered(true), answered(false)])
  await vi.waitFor(() => expect(arrived).toHaveLength(2))
  expect(arrived).toMatchObject([{ event_name: 'Login' }, { event_name: 'PageView' }])
})

test('without consent nothing is passed on', async () => {
  expect(await post(['Login'], ['Login'], 'consent=denied')).toEqual([answered(false)])
  expect(await post(['Login'], ['Login'], YES)).toEqual([answered(true)])
  await vi.waitFor(() => expect(arrived).toHaveLength(1))
})
