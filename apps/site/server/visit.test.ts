import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createTrust } from '@oriel/service/trust'
import { readOrigin } from './connection.ts'
import { createLocaleFiles } from './locale-files.ts'
import { createPageCache, cutAtNonce, NONCE_MARK, type RenderedPage } from './page-cache.ts'
import type { KnownSite } from './site-info.ts'
import { answerTemplateConfig } from './template-config.ts'
import { deviceOf, readVisit, visitCookies } from './visit.ts'

const site = {
  info: { code: 'x', languages: ['vi_VN', 'zh_CN'], currencies: ['VND', 'GP'] },
  templates: [
    { name: 'desktop', theme: 'jade', layout: 'rail', sections: [] },
    { name: 'H5_2', theme: 'ocean', layout: 'grid', sections: [] },
  ],
} as unknown as KnownSite
const files = createLocaleFiles()
const visit = (headers: Record<string, string>, country: string | null = null) =>
  readVisit(site, { headers, country }, files)

describe('readVisit', () => {
  test('language by cookie, then browser, then country, then the site’s first', () => {
    const headers = { cookie: 'i18n_redirected=zh_CN', 'accept-language': 'vi' }
    expect(visit(headers, 'VN').locale).toBe('zh_CN')
    expect(visit({ 'accept-language': 'en, zh;q=0.5' }).locale).toBe('zh_CN')
    expect(visit({ 'accept-language': 'fr' }, 'CN').locale).toBe('zh_CN')
    expect(visit({}).locale).toBe('vi_VN')
  })

  test('[S9.055] the first enabled currency where the language’s own is not offered', () => {
    expect(visit({ cookie: 'i18n_redirected=zh_CN' }).currency).toBe('VND')
    expect(visit({ cookie: 'ccy=GP' }).currency).toBe('GP')
    expect(visit({ cookie: 'ccy=USD' }).currency).toBe('VND')
  })

  test('the look by device: client hint first, then the browser’s name', () => {
    expect(visit({}).template.name).toBe('desktop')
    expect(visit({ 'sec-ch-ua-mobile': '?1' }).template.name).toBe('H5_2')
    expect(visit({ 'user-agent': 'iPhone' }).template.name).toBe('H5_2')
    expect(deviceOf({ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Android' })).toBe('desktop')
  })

  test('[S3.078, S3.081, S9.073, S9.075, S9.078] cookies: a year, a day, path /', () => {
    const [language, currency] = visitCookies(visit({}), undefined, false)
    expect(language).toBe('i18n_redirected=vi_VN; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(currency).toBe('ccy=VND; Path=/; Max-Age=86400; SameSite=Lax')
  })

  test('what the browser says already is not said again', () => {
    expect(visitCookies(visit({}), 'i18n_redirected=vi_VN; ccy=VND', false)).toEqual([])
    expect(visitCookies(visit({}), 'i18n_redirected=xx_XX; ccy=VND', false)).toEqual([
      'i18n_redirected=vi_VN; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
  })
})

describe('readOrigin', () => {
  const request = (peer: string) =>
    ({
      socket: { remoteAddress: peer },
      headers: {
        host: 'A.example:80',
        'x-forwarded-host': 'b.example',
        'x-forwarded-proto': 'https',
      },
    }) as unknown as IncomingMessage

  test('forwarded headers count only from a listed proxy', () => {
    const trusts = createTrust(['127.0.0.1', '172.16.0.0/12', '::1'])
    expect(readOrigin(request('10.1.1.1'), trusts)).toMatchObject({
      host: 'a.example:80',
      protocol: 'http',
    })
    for (const proxy of ['127.0.0.1', '::ffff:172.20.0.3', '::1']) {
      expect(readOrigin(request(proxy), trusts)).toMatchObject({
        host: 'b.example',
        protocol: 'https',
      })
    }
  })
})

test('[S7.009] locale JSON files are found by their hashed and their plain name', () => {
  const address = files.addressOf('th_TH')
  expect(address).toMatch(/^\/locales\/th_TH\.[0-9a-f]{10}\.json$/)
  expect(files.find(address)).toEqual(files.find('/locales/th_TH.json'))
  expect(JSON.parse(String(files.find(address)))).toHaveProperty(['shell.home'])
  expect(files.find('/locales/../secret.json')).toBeNull()
})

test('[S7.017] template_config: success 1000, an unknown template 1001, bad input 422', () => {
  const ask = (body: string) => {
    const answer = answerTemplateConfig(site, body, 'vi_VN')
    return {
      status: answer.status,
      ...(JSON.parse(answer.body) as { code: number; data: unknown }),
    }
  }
  expect(ask('{"mobileTemplateName":"H5_2"}')).toMatchObject({
    status: 200,
    code: 1000,
    data: { name: 'H5_2', theme: 'ocean' },
  })
  expect(ask('{"mobileTemplateName":"H5_3"}')).toMatchObject({
    status: 200,
    code: 1001,
    data: null,
  })
  for (const body of ['{}', 'x', '[]', '{"mobileTemplateName":9}']) {
    expect(ask(body)).toMatchObject({ status: 422, code: 422 })
  }
})

describe('page cache', () => {
  const page = (status: number): RenderedPage => ({ status, headers: {}, parts: [] })

  test('many who ask at once cost one rendering; errors are not kept', async () => {
    const cache = createPageCache(10_000)
    let rendered = 0
    const render = (status: number) => async () => {
      rendered += 1
      return page(status)
    }
    await Promise.all(Array.from({ length: 20 }, () => cache.get('a', render(200))))
    expect(rendered).toBe(1)
    await cache.get('b', render(500))
    await cache.get('b', render(500))
    expect(rendered).toBe(3)
    const broken = () => cache.get('c', () => Promise.reject(new Error('no')))
    await expect(broken()).rejects.toThrow('no')
    await expect(broken()).rejects.toThrow('no')
  })

  test('a page is cut where a nonce goes', () => {
    const parts = cutAtNonce(`<script nonce="${NONCE_MARK}"></script><style nonce="${NONCE_MARK}">`)
    expect(parts).toHaveLength(3)
    expect(parts.join('x')).not.toContain(NONCE_MARK)
  })
})
