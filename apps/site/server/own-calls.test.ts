import http from 'node:http'
import { getInfoDataCall } from '@oriel/contract/site/session'
import { templateConfigCall } from '@oriel/contract/site/site'
import { checkIframeCall } from '@oriel/contract/site/sport'
import { fbTrackingCall } from '@oriel/contract/site/tracking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Passing } from '@oriel/web/server/api'
import { openSite, siteClient } from './testing/open-site.ts'

let site: Awaited<ReturnType<typeof openSite>>
const passed: Passing[] = []
beforeAll(async () => {
  site = await openSite({
    api: {
      clientFor: () => siteClient,
      plainClientFor: () => siteClient,
      pass: async (_address, passing) => {
        passed.push(passing)
        const body = JSON.stringify({ code: 101, message: '', data: null })
        return { status: 200, body, cookies: ['__Host-sb=of-a-stranger; Path=/; Secure'] }
      },
    },
  })
})
afterAll(() => site.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const calls = [
  getInfoDataCall.path,
  templateConfigCall.path,
  fbTrackingCall.path,
  checkIframeCall.path,
]
const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
  site.get(path, { method: 'POST', body, headers })

describe.each(calls)('[A64] %s', (path) => {
  test('is not for pages of other sites: nothing is asked, no cookie comes back', async () => {
    const before = passed.length
    const answer = await post(path, '{"enc":"x"}', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 403, data: null })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(passed).toHaveLength(before)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'reads no %s, which forms of other sites can send',
    async (type) => {
      const before = passed.length
      expect((await post(path, '{"enc":"x"}', { 'content-type': type })).status).toBe(422)
      expect(passed).toHaveLength(before)
    },
  )

  test('is not there by GET or TRACE', async () => {
    expect((await site.get(path)).status).not.toBe(200)
    const traced = await new Promise<number>((resolve, reject) => {
      const request = http.request(`${site.origin}${path}`, { method: 'TRACE' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      request.on('error', reject).end()
    })
    expect(traced).toBe(405)
  })

  test('[A63] takes 16 KiB at most, says so, and ends the connection', async () => {
    const answer = await post(path, `{"enc":"${'x'.repeat(16 * 1024)}"}`)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 422, data: null })
  })

  test('[A63] a body without end is answered before its end', async () => {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = { ...JSON_TYPE, 'content-length': String(2 * 1024 * 1024) }
      const request = http.request(`${site.origin}${path}`, { method: 'POST', headers }, resolve)
      request.on('error', reject)
      request.write(' '.repeat(32 * 1024))
    })
    answer.resume()
    expect([answer.statusCode, answer.headers.connection]).toEqual([422, 'close'])
  })
})

test('[A8] a key said twice is no input', async () => {
  const twice = '{"mobileTemplateName":"desktop","mobileTemplateName":"desktop"}'
  expect((await post(templateConfigCall.path, twice)).status).toBe(422)
  const once = '{"mobileTemplateName":"desktop"}'
  expect((await post(templateConfigCall.path, once)).status).toBe(200)
})

test('letters cut in two by the network are put together again', async () => {
  const body = Buffer.from('{"enc":"名"}')
  const middle = body.indexOf(Buffer.from('名')) + 1
  const options = { method: 'POST', headers: JSON_TYPE }
  await new Promise<void>((resolve, reject) => {
    const request = http.request(`${site.origin}${getInfoDataCall.path}`, options, (answer) => {
      answer.resume()
      answer.on('end', resolve)
    })
    request.on('error', reject)
    request.write(body.subarray(0, middle), () => request.end(body.subarray(middle)))
  })
  expect(passed.at(-1)?.body).toEqual({ code: '名' })
})
