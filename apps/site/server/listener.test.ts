import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite } from './testing/open-site.ts'

let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const json = async (path: string, init: RequestInit = {}) => {
  const answer = await site.get(path, init)
  const type = answer.headers.get('content-type')
  return { status: answer.status, type, body: (await answer.json()) as Record<string, unknown> }
}
/** As it comes over the wire: fetch would unpack it. */
const raw = (path: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding }
    http
      .get(`${site.origin}${path}`, { headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) })
        })
      })
      .on('error', reject)
  })

describe('the data of a page', () => {
  test('[S7.008] GET /_payload.json gives what the loaders of the first page gave', async () => {
    const { status, type, body } = await json('/_payload.json')
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toMatchObject({
      data: {
        root: { visit: { site: { name: 'Oriel', buildPollMinutes: 7 } } },
        home: { amount: '12', at: '1970-01-01T00:00:00.000Z' },
      },
    })
  })

  test('[S7.008] GET {path}/_payload.json keeps the query of the page', async () => {
    const { body } = await json('/faq/_payload.json?from=a')
    expect(body).toMatchObject({ data: { faq: { asked: '?from=a' } } })
  })

  test('a page that is not there or fails says its status, and nothing of the failure', async () => {
    const missing = await json('/nowhere/_payload.json')
    expect([missing.status, missing.body]).toEqual([404, { data: {} }])
    const broken = await json('/broken/_payload.json')
    expect([broken.status, broken.body]).toEqual([500, { data: {} }])
  })

  test('a redirect is told as data, because a page could not be read', async () => {
    expect(await json('/start/_payload.json')).toMatchObject({
      status: 200,
      body: { redirect: { location: '/faq', status: 302 } },
    })
    expect((await site.get('/start')).status).toBe(302)
  })

  test('it is in the visitor’s language, kept by nobody and not for search engines', async () => {
    const answer = await site.get('/_payload.json', {
      headers: { cookie: 'i18n_redirected=vi_VN' },
    })
    expect(await answer.json()).toMatchObject({ data: { root: { visit: { locale: 'vi_VN' } } } })
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('the page itself stays a page', async () => {
    const answer = await site.get('/')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('home of pages')
  })
})

test('[S9.035] a page is in the language of the country its visitor comes from', async () => {
  const behindProxy = await openSite({ trustedProxies: ['127.0.0.1'] })
  const localeFrom = async (address: string) => {
    const answer = await behindProxy.get('/_payload.json', {
      headers: { 'x-forwarded-for': address },
    })
    const { data } = (await answer.json()) as { data: { root: { visit: { locale: string } } } }
    return data.root.visit.locale
  }
  try {
    expect(await localeFrom('14.160.0.1')).toBe('vi_VN')
    expect(await localeFrom('8.8.8.8')).toBe('en_US')
  } finally {
    await behindProxy.close()
  }
})

describe('builds and icons', () => {
  test('[S7.006, S7.007] latest.json, and the meta of its id', async () => {
    const latest = await json('/builds/latest.json?1700000000000')
    expect(latest).toMatchObject({ status: 200, body: { id: 'dev', timestamp: 0 } })
    const meta = await json(`/builds/meta/${String(latest.body['id'])}.json`)
    expect(meta.body).toEqual({ id: 'dev', timestamp: 0, prerendered: [] })
    expect((await json('/builds/meta/other.json')).status).toBe(404)
  })

  test('[S7.010] the icon service answers prefix and names', async () => {
    const { body } = await json('/icons/oriel.json?icons=home,bell')
    expect(Object.keys(body['icons'] as object)).toEqual(['home', 'bell'])
  })
})

describe('what a site writes itself', () => {
  test.each([
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '"name":"Oriel"'],
    ['/offline', 'text/html; charset=utf-8', 'You are offline'],
    ['/robots.txt', 'text/plain; charset=utf-8', '/sitemap.xml'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', '/faq?hl=vi-VN</loc>'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'startWorker(self'],
  ])('%s is %s', async (path, type, part) => {
    const answer = await site.get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain(part)
  })

  test('the language of the address, and no cookie from a file', async () => {
    const answer = await site.get('/offline?hl=vi-VN')
    expect(await answer.text()).toContain('<html lang="vi-VN">')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('gzip where it is asked for', async () => {
    const plain = await raw('/sitemap.xml', 'identity')
    const packed = await raw('/sitemap.xml', 'gzip')
    expect([plain.encoding, packed.encoding]).toEqual([undefined, 'gzip'])
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
    // Not worth it.
    expect((await raw('/builds/latest.json', 'gzip')).encoding).toBeUndefined()
  })

  test('the words of a language, as small as the browser takes them', async () => {
    const plain = await raw('/locales/ta_IN.json', 'identity')
    const small = await raw('/locales/ta_IN.json', 'gzip, br')
    const packed = await raw('/locales/ta_IN.json', 'gzip')
    expect([plain.encoding, small.encoding, packed.encoding]).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true)
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
    expect(small.bytes.length).toBeLessThan(packed.bytes.length)
  })

  test('who asks for the head gets the head', async () => {
    const answer = await site.get('/robots.txt', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })
})

describe('a page', () => {
  test('in a language of the address says so, and keeps it', async () => {
    const answer = await site.get('/?hl=vi-VN')
    expect(answer.headers.getSetCookie()).toContain(
      'i18n_redirected=vi_VN; Path=/; Max-Age=31536000; SameSite=Lax',
    )
  })

  test('S4: names exactly the hosts it connects to', async () => {
    const answer = await site.get('/')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const own = new URL(answer.url).host
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
      `'self' ws: http://localhost:* ws://${own} https://icons.example`,
    )
  })

  test('may ask the icon service that its site allows', async () => {
    const policy = (await site.get('/')).headers.get('content-security-policy')
    expect(policy).toMatch(/connect-src [^;]*https:\/\/icons\.example(;| )/)
    const { body } = await json('/_payload.json')
    expect(body).toMatchObject({
      data: { root: { visit: { site: { iconServiceUrl: 'https://icons.example/v3' } } } },
    })
  })
})

test('the kill switch: the same address gives a worker that takes itself away', async () => {
  const off = await openSite({ workerIsOn: false })
  try {
    const text = await (await off.get('/sw.js')).text()
    expect(text).toContain('endWorker(self)')
    expect(text).not.toContain('startWorker')
  } finally {
    await off.close()
  }
})
