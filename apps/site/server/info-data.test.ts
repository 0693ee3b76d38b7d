import { afterEach, describe, expect, test } from 'vitest'
import type { Passing } from '@oriel/web/server/api'
import { openSite, siteClient } from './testing/open-site.ts'

let close: (() => Promise<void>) | null = null
afterEach(() => close?.())

const SIGNED_IN = {
  code: 100,
  message: '',
  data: { member_id: 'm1', member_account: 'anna', member_currency: 'USD', token: 'secret' },
}

async function siteWith(answer: object, cookies: string[] = []) {
  const asked: (Passing & { address: string })[] = []
  const site = await openSite({
    api: {
      clientFor: () => siteClient,
      plainClientFor: () => siteClient,
      pass: async (address, passing) => {
        asked.push({ ...passing, address })
        return { status: 200, body: JSON.stringify(answer), cookies }
      },
    },
    trustedProxies: ['127.0.0.1'],
  })
  close = () => site.close()
  const exchange = (body: unknown, headers = {}) =>
    site.get('/get_info_data', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return { site, asked, exchange }
}

describe('[S7.073] POST /get_info_data', () => {
  test('gives the four values of the hand-over, and the cookies that go with them', async () => {
    const { exchange, asked } = await siteWith(SIGNED_IN, ['__Host-sb=b; Path=/; Secure'])
    const headers = { cookie: 'a=1', 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Test' }
    const answer = await exchange({ enc: 'a code' }, headers)
    expect(await answer.json()).toEqual({
      code: 100,
      message: '',
      data: { tk: 'secret', member_id: 'm1', member_account: 'anna', member_currency: 'USD' },
    })
    expect(answer.headers.getSetCookie()).toEqual(['__Host-sb=b; Path=/; Secure'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(asked).toMatchObject([
      {
        address: '/api/login/hand_over',
        body: { code: 'a code' },
        forwardedFor: '203.0.113.7, 127.0.0.1',
        headers: { cookie: 'a=1', 'user-agent': 'Test' },
      },
    ])
  })

  test('[A54] a refusal passes as it came', async () => {
    const refusal = { code: 101, message: 'no', data: null }
    const { exchange } = await siteWith(refusal)
    expect(await (await exchange({ enc: 'x' })).json()).toEqual(refusal)
  })

  test.each([[{}], [{ enc: 7 }], ['text'], [{ enc: 'x'.repeat(2_000) }]])(
    'what is no code is asked as none: %j',
    async (body) => {
      const { exchange, asked } = await siteWith({ code: 101, message: '', data: null })
      await exchange(body)
      expect(asked).toMatchObject([{ body: { code: '' } }])
    },
  )
})

test.each(['tk=1', 'enc=1', 'code=1&state=2'])(
  'an address with %s is told to nobody',
  async (query) => {
    const { site } = await siteWith(SIGNED_IN)
    expect((await site.get(`/?${query}`)).headers.get('referrer-policy')).toBe('no-referrer')
    expect((await site.get('/')).headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    )
  },
)

test('the page a popup comes back to stays in touch with the one that opened it', async () => {
  const { site } = await siteWith(SIGNED_IN)
  const policy = async (path: string) =>
    (await site.get(path)).headers.get('cross-origin-opener-policy')
  expect(await policy('/authCallback')).toBe('unsafe-none')
  expect(await policy('/')).toBe('same-origin-allow-popups')
})
