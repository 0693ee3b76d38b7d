import type { Client } from '@oriel/contract/client'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { captchaCall } from '@oriel/contract/member/captcha'
import type { Locale } from '@oriel/core/locale'
import { afterEach, describe, expect, test } from 'vitest'
import { openSite, siteClient } from './testing/open-site.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const SHOWN = { ok: true, value: { token: 'a1b2', captcha: PICTURE, placeholder: '', work: null } }

let close: (() => Promise<void>) | null = null
afterEach(() => close?.())

/** A site whose api answers so when it is asked for a captcha. */
async function siteWith(answer: object) {
  const asked: { input: unknown; forwardedFor: string | undefined; locale: Locale }[] = []
  const clientFor = (locale: Locale, forwardedFor?: string) =>
    (async (call: AnyEndpoint, input: never) => {
      if (call.path !== captchaCall.path) return siteClient(call, input)
      asked.push({ input, forwardedFor, locale })
      return answer
    }) as unknown as Client
  const site = await openSite({
    api: {
      clientFor: (_host, locale) => clientFor(locale),
      plainClientFor: (_host, locale, forwardedFor) => clientFor(locale, forwardedFor),
      pass: async () => ({ status: 503, body: '', cookies: [] }),
    },
    trustedProxies: ['127.0.0.1'],
  })
  close = () => site.close()
  return { site, asked }
}

describe('[S7.068] GET /clientCaptcha', () => {
  test('gives text and data, kept by nobody', async () => {
    const { site } = await siteWith(SHOWN)
    const answer = await site.get('/clientCaptcha')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual({
      code: 100,
      message: '',
      data: { text: 'a1b2', data: PICTURE },
    })
  })

  test('is asked for on behalf of the visitor, each time anew', async () => {
    const { site, asked } = await siteWith(SHOWN)
    for (const address of ['203.0.113.7', '203.0.113.8']) {
      await site.get('/clientCaptcha', { headers: { 'x-forwarded-for': address } })
    }
    expect(asked).toMatchObject([
      { input: { type: 'client', kind: 'picture' }, forwardedFor: '203.0.113.7, 127.0.0.1' },
      { forwardedFor: '203.0.113.8, 127.0.0.1' },
    ])
  })

  test('too often is code 101, in the visitor’s language', async () => {
    const refused = { ok: false, reason: 'captcha_too_often', code: '101', message: 'x' }
    const { site } = await siteWith(refused)
    const headers = { cookie: 'i18n_redirected=vi_VN' }
    const answer = await site.get('/clientCaptcha', { headers })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      code: 101,
      message: expect.stringContaining('Vui lòng chờ'),
      data: null,
    })
  })

  test('without an api it says so, and nothing of why', async () => {
    const { site } = await siteWith({ ok: false, reason: 'network_error', code: '', message: 'x' })
    const answer = await site.get('/clientCaptcha')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 503, data: null })
  })

  test('is not for posting', async () => {
    const { site, asked } = await siteWith(SHOWN)
    expect((await site.get('/clientCaptcha', { method: 'POST' })).status).toBe(405)
    expect(asked).toEqual([])
  })
})
