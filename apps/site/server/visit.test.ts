import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { Client } from '@oriel/contract/client'
import type { Api } from '@oriel/web/server/api'
import { currencies } from '@oriel/core/currency'
import { locales } from '@oriel/core/locale'
import { createTrust } from '@oriel/service/trust'
import { readOrigin } from '@oriel/web/server/connection'
import { createLocaleFiles } from '@oriel/web/server/locale-files'
import { isForPages, isLater } from './page-words.ts'
import { pageBytes } from '@oriel/web/server/page-bytes'
import { createPageCache, type RenderedPage } from '@oriel/web/server/page-cache'
import { createSiteFinder, type KnownSite } from './site-info.ts'
import { siteClient } from './testing/open-site.ts'
import { answerTemplateConfig } from './template-config.ts'
import { guessMode, readVisit, visitCookies } from './visit.ts'

const site = {
  info: { code: 'x', languages: ['vi_VN', 'zh_CN'], currencies: ['VND', 'GP'] },
  templates: [
    { name: 'desktop', theme: 'jade', layout: 'rail', sections: [] },
    { name: 'H5_2', theme: 'ocean', layout: 'grid', sections: [] },
    { name: 'H5_3', theme: 'indigo', layout: 'tabs', sections: [] },
  ],
} as unknown as KnownSite
const files = createLocaleFiles({ isForPages, isLater })
const origin = 'https://x.example'
const build = { id: 'abc', timestamp: 1 }
const visitTo = (
  to: KnownSite,
  headers: Record<string, string>,
  country: string | null = null,
  search = '',
) => readVisit(to, { headers, country, search: new URLSearchParams(search), origin }, files, build)

const visit = (headers: Record<string, string>, country: string | null = null, search = '') =>
  visitTo(site, headers, country, search)
/** Offers every language and every currency; play money is the first. */
const wide = {
  ...site,
  info: { ...site.info, languages: locales, currencies: currencies.toReversed() },
} as KnownSite

describe('readVisit', () => {
  test.each([
    ['S9.032', 'TW', 'zh_TW'],
    ['S9.033', 'CN', 'zh_CN'],
    ['S9.034', 'US', 'en_US'],
    ['S9.035', 'VN', 'vi_VN'],
    ['S9.036', 'LA', 'vi_VN'],
    ['S9.037', 'KR', 'ko_KR'],
    ['S9.038', 'JP', 'ja_JP'],
    ['S9.039', 'TH', 'th_TH'],
    ['S9.040', 'IN', 'hi_IN'],
    ['S9.041', 'MM', 'my_MM'],
    ['S9.043', 'BD', 'bn_BD'],
  ])('[%s] a visitor from %s who asks for no language gets %s', (_, country, locale) => {
    expect(visitTo(wide, {}, country).locale).toBe(locale)
  })

  test.each([
    ['S9.044', 'zh_TW', 'RMB'],
    ['S9.045', 'zh_CN', 'RMB'],
    ['S9.046', 'en_US', 'USD'],
    ['S9.047', 'vi_VN', 'VND'],
    ['S9.048', 'ko_KR', 'WON'],
    ['S9.049', 'ja_JP', 'JPY'],
    ['S9.050', 'th_TH', 'THB'],
    ['S9.051', 'hi_IN', 'INR'],
    ['S9.052', 'ta_IN', 'INR'],
    ['S9.053', 'my_MM', 'MMK'],
    ['S9.054', 'bn_BD', 'BDT'],
  ])('[%s] a visitor who reads %s and chose no currency sees %s', (_, locale, currency) => {
    const seen = visitTo(wide, { cookie: `i18n_redirected=${locale}` })
    expect(seen).toMatchObject({ locale, currency })
  })

  test('language by cookie, then browser, then country, then the site’s first', () => {
    const headers = { cookie: 'i18n_redirected=zh_CN', 'accept-language': 'vi' }
    expect(visit(headers, 'VN').locale).toBe('zh_CN')
    expect(visit({ 'accept-language': 'en, zh;q=0.5' }).locale).toBe('zh_CN')
    expect(visit({ 'accept-language': 'fr' }, 'CN').locale).toBe('zh_CN')
    expect(visit({}).locale).toBe('vi_VN')
  })

  test('a language in the address wins, where it is offered, and is kept from then on', () => {
    const headers = { cookie: 'i18n_redirected=vi_VN; ccy=VND' }
    const seen = visit(headers, null, 'hl=zh-CN')
    expect(seen.locale).toBe('zh_CN')
    expect(visitCookies(seen, headers.cookie, true)).toEqual([
      'i18n_redirected=zh_CN; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
    for (const search of ['hl=ko-KR', 'hl=klingon', 'hl=', '']) {
      expect(visit(headers, null, search).locale).toBe('vi_VN')
      expect(visitCookies(visit(headers, null, search), headers.cookie, true)).toEqual([])
    }
  })

  test.each([true, false])('[S1.044] IS_DEMO %o of the site reaches its pages', async (isDemo) => {
    const client = (async (...asked: Parameters<Client>) => {
      const { value } = (await siteClient(...asked)) as { value: { env_config: object } }
      return { ok: true, value: { ...value, env_config: { ...value.env_config, IS_DEMO: isDemo } } }
    }) as unknown as Client
    const api = { clientFor: () => client } as unknown as Api
    const known = await createSiteFinder(api, '')('x.example')
    if (!known) throw new Error('the site is known')
    const asked = { headers: {}, country: null, search: new URLSearchParams(), origin }
    expect(readVisit(known, asked, files, build).site.isDemo).toBe(isDemo)
  })

  test('a visit knows its origin, its build and the colour around the page', () => {
    expect(visit({})).toMatchObject({ origin, build, themeColor: '#071613' })
    expect(visit({ 'sec-ch-ua-mobile': '?1' }).themeColor).toBe('#061723')
  })

  test('[S9.055] the first enabled currency where the language’s own is not offered', () => {
    expect(visit({ cookie: 'i18n_redirected=zh_CN' }).currency).toBe('VND')
    expect(visit({ cookie: 'ccy=GP' }).currency).toBe('GP')
    expect(visit({ cookie: 'ccy=USD' }).currency).toBe('VND')
  })

  test('[S1.025] two layouts: by the known width, then client hints, then the name', () => {
    expect(visit({}).template.name).toBe('desktop')
    expect(visit({ 'sec-ch-ua-mobile': '?1' }).template.name).toBe('H5_2')
    expect(visit({ 'user-agent': 'iPhone' }).template.name).toBe('H5_2')
    expect(guessMode({ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Android' })).toBe('desktop')
    expect(guessMode({ cookie: 'layout_mode=mobile', 'sec-ch-ua-mobile': '?0' })).toBe('mobile')
    expect(guessMode({ cookie: 'layout_mode=watch', 'sec-ch-ua-mobile': '?1' })).toBe('mobile')
  })

  test('[S2.038] a locked site has no desktop, unless the address says web_debug', () => {
    const locked = { ...site, info: { ...site.info, desktopLock: true } }
    const seen = (search: string) =>
      readVisit(
        locked,
        { headers: {}, country: null, search: new URLSearchParams(search), origin },
        files,
        build,
      )
    expect(seen('')).toMatchObject({ mode: 'mobile', modeLocked: true })
    expect(seen('').template.name).toBe('H5_2')
    expect(seen('web_debug')).toMatchObject({ mode: 'desktop', modeLocked: false })
  })

  test('a template of the site can be looked at by its name, another cannot', () => {
    const phone = { 'sec-ch-ua-mobile': '?1' }
    expect(visit(phone, null, 'template=H5_3').template.name).toBe('H5_3')
    expect(visit(phone, null, 'template=H5_8').template.name).toBe('H5_2')
    expect(visit({}, null, 'template=H5_3').template.name).toBe('desktop')
  })

  test('low data by the visitor’s switch, else as the browser says', () => {
    expect(visit({ 'save-data': 'on' }).lowData).toBe(true)
    expect(visit({ 'save-data': 'on', cookie: 'low_data=0' }).lowData).toBe(false)
    expect(visit({ cookie: 'low_data=1' }).lowData).toBe(true)
    expect(visit({}).lowData).toBe(false)
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

  test('[S9.035] the country is that of the address our proxy saw', () => {
    const trusts = createTrust(['127.0.0.1'])
    const from = (peer: string, forwardedFor: string) => {
      const asked = request(peer)
      asked.headers['x-forwarded-for'] = forwardedFor
      return readOrigin(asked, trusts).country
    }
    expect(from('127.0.0.1', '14.160.0.1')).toBe('VN')
    expect(from('127.0.0.1', '114.114.114.114, 14.160.0.1')).toBe('VN')
    // An address that the visitor made up says nothing; the connection does.
    expect(from('114.114.114.114', '14.160.0.1')).toBe('CN')
    expect(from('127.0.0.1', '10.0.0.1')).toBeNull()
    expect(from('127.0.0.1', 'nowhere')).toBeNull()
  })

  test('[A62] forwarded headers count only from a listed proxy', () => {
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
  const { localeFile, laterFile } = files.addressesOf('th_TH')
  expect(localeFile).toMatch(/^\/locales\/th_TH\.[0-9a-f]{10}\.json$/)
  expect(laterFile).toMatch(/^\/locales\/th_TH-later\.[0-9a-f]{10}\.json$/)
  const [first, later, all] = [localeFile, laterFile, '/locales/th_TH.json'].map(
    (path) => JSON.parse(String(files.find(path))) as object,
  )
  expect(first).toHaveProperty(['shell.home'])
  expect(later).toHaveProperty(['wallet.lead'])
  expect({ ...first, ...later }).toEqual(all)
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
  expect(ask('{"mobileTemplateName":"H5_4"}')).toMatchObject({
    status: 200,
    code: 1001,
    data: null,
  })
  for (const body of ['{}', 'x', '[]', '{"mobileTemplateName":9}']) {
    expect(ask(body)).toMatchObject({ status: 422, code: 422 })
  }
})

describe('page cache', () => {
  const page = (status: number): RenderedPage => ({
    status,
    headers: {},
    bytes: pageBytes(''),
    cookies: [],
  })

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
})
