import { createHash } from 'node:crypto'
import type { Client } from '@oriel/contract/client'
import { gameListCall } from '@oriel/contract/member/games'
import { mainPagesCall } from '@oriel/contract/member/page'
import { promotionsCall } from '@oriel/contract/member/promotion'
import { themes } from '@oriel/core/site-settings'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageHeaders } from '@oriel/web/server/headers'
import { manifestFile, shortName } from './manifest.ts'
import { offlinePage } from './offline-page.ts'
import { robotsFile } from './seo-robots.ts'
import { ADDRESSES_MAX, createSitemap, sitemapOf } from './sitemap.ts'
import { exampleVisit } from './testing/example-visit.ts'
import { tokensOf } from './theme-tokens.ts'

type Manifest = { lang: string; icons: unknown[]; shortcuts: { name: string; url: string }[] }

describe('manifest', () => {
  const read = (visit = exampleVisit()) => {
    const file = manifestFile(visit)
    return { ...(JSON.parse(file.body) as Manifest), type: file.type }
  }

  test('name, look and start of the site', () => {
    expect(read()).toMatchObject({
      type: 'application/manifest+json; charset=utf-8',
      id: '/',
      name: 'Oriel',
      short_name: 'Oriel',
      lang: 'en-US',
      start_url: '/?source=pwa',
      scope: '/',
      display: 'standalone',
      theme_color: '#071613',
      background_color: '#04100e',
    })
  })

  test('icons in both sizes, one that may be cut, and ways to where people go', () => {
    const { icons, shortcuts } = read()
    expect(icons).toMatchObject([
      { src: '/art/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: '/art/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: '/art/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ])
    expect(shortcuts.map(({ url }) => url.split('?')[0])).toEqual([
      '/gameHall/2',
      '/gameHall/4',
      '/discount',
      '/faq',
    ])
  })

  test('in the language of the visit', () => {
    const { lang, shortcuts } = read(exampleVisit({ locale: 'vi_VN' }))
    expect([lang, shortcuts[2]?.name]).toEqual(['vi-VN', 'Khuyến mãi'])
  })

  test.each([
    ['Oriel', 'Oriel'],
    ['Second House', 'Second House'],
    ['Second House of Games', 'Second House'],
    ['The Second Great House', 'The Second'],
    ['Supercalifragilistic', 'Supercalifra'],
  ])('%s is called %s below an icon', (name, short) => {
    expect(shortName(name)).toBe(short)
  })
})

describe('the page without a connection', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  test('needs no other file, and runs nothing but what its policy names', () => {
    const { body, headers } = offlinePage(exampleVisit())
    expect(body).not.toMatch(/\b(src|href)="[^"]/)
    const policy = headers?.['content-security-policy'] ?? ''
    const inside = (tag: string) => new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(body)?.[1] ?? ''
    expect(policy).toContain(`style-src ${hash(inside('style'))}`)
    expect(policy).toContain(`script-src ${hash(inside('script'))}`)
    expect(policy).not.toContain('unsafe')
  })

  test('is in the visitor’s language and the look of the site', () => {
    const template = { name: 'H5_6', theme: 'ivory', layout: 'grid', sections: [] } as const
    const { body } = offlinePage(exampleVisit({ locale: 'ja_JP', template }))
    expect(body).toContain('<html lang="ja-JP">')
    expect(body).toContain('<h1>オフラインです</h1>')
    expect(body).toContain('color-scheme:light')
    expect(body).toContain('--page:#f3f1ec')
  })

  test('a name with signs in it stays a name', () => {
    const { body } = offlinePage(exampleVisit({}, { name: '<b>A & "B"</b>' }))
    expect(body).toContain('&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;')
    expect(body).not.toContain('<b>')
  })

  test.each(themes)('the theme %s has every colour it needs', (theme) => {
    const template = { name: 'desktop', theme, layout: 'rail', sections: [] } as const
    const { body } = offlinePage(exampleVisit({ template }))
    expect(body).not.toContain('initial;')
    expect(tokensOf(theme).get('frame')).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('robots.txt', () => {
  test('keeps machines from calls and from what is one member’s, and names the sitemap', () => {
    const { body, type } = robotsFile(exampleVisit())
    expect(type).toBe('text/plain; charset=utf-8')
    for (const path of ['/api/', '/user', '/play']) expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toMatch(/\nSitemap: https:\/\/oriel\.example\/sitemap\.xml\n$/)
  })

  test('a showroom may be read, so that its noindex can be, and has no sitemap', () => {
    const { body } = robotsFile(exampleVisit({}, { isDemo: true }))
    expect(body).toContain('Allow: /')
    expect(body).not.toMatch(/Sitemap|Disallow: \/\n/)
  })
})

describe('sitemap', () => {
  let asked: string[]
  let isAway: boolean
  const CHANGED = new Date('2026-02-03T04:05:06Z')
  /** The api with 120 offers in three pages, two written pages and two halls. */
  const call = (async (endpoint: { path: string }, input: { after?: string }) => {
    asked.push(`${endpoint.path} ${input.after ?? ''}`.trim())
    const answers: Record<string, unknown> = {
      [promotionsCall.path]: offers(Number(input.after ?? 0)),
      [mainPagesCall.path]: { list: [{ id: 'about', title: 'About', updated_at: CHANGED }] },
      [gameListCall.path]: { gt_list: [{ gt_id: 2 }, { gt_id: 10 }] },
    }
    const value = answers[endpoint.path]
    if (isAway && endpoint.path === mainPagesCall.path)
      return { ok: false, reason: 'network_error' }
    return { ok: true, value }
  }) as unknown as Client
  const offers = (from: number) => ({
    list: Array.from({ length: Math.min(50, 120 - from) }, (_, at) => ({ id: from + at + 1 })),
    next: from + 50 < 120 ? String(from + 50) : null,
  })
  beforeEach(() => {
    asked = []
    isAway = false
  })
  const addresses = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)

  test('lists the pages there are, each in every language, with the others beside it', async () => {
    const { body, type } = await createSitemap()(exampleVisit(), call)
    expect(type).toBe('application/xml; charset=utf-8')
    const found = addresses(body)
    const plain = found.filter((at) => !at?.includes('hl='))
    expect(plain.slice(0, 7)).toEqual(
      ['/', '/discount', '/faq', '/sponsor', '/app', '/download', '/discount/1'].map(
        (path) => `https://oriel.example${path}`,
      ),
    )
    expect(plain).toContain('https://oriel.example/discount/120')
    expect(plain.slice(-3)).toEqual(
      ['/main/about', '/gameHall/2', '/gameHall/10'].map((path) => `https://oriel.example${path}`),
    )
    expect(found).toHaveLength(plain.length * 4)
    expect(body.match(/<xhtml:link/g)).toHaveLength(found.length * 4)
    expect(body).toContain('hreflang="x-default" href="https://oriel.example/faq"/>')
    expect(body).toContain('hreflang="zh-TW" href="https://oriel.example/faq?hl=zh-TW"/>')
    expect(body.match(/<lastmod>2026-02-03T04:05:06.000Z<\/lastmod>/g)).toHaveLength(4)
  })

  test('is read once for all who ask within ten minutes, and one site is not another', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    try {
      const sitemap = createSitemap()
      await Promise.all(Array.from({ length: 20 }, () => sitemap(exampleVisit(), call)))
      expect(asked).toHaveLength(5)
      await sitemap(exampleVisit({ origin: 'https://second.example' }), call)
      expect(asked).toHaveLength(10)
      vi.advanceTimersByTime(600_000)
      await sitemap(exampleVisit(), call)
      expect(asked).toHaveLength(15)
    } finally {
      vi.useRealTimers()
    }
  })

  test('what cannot be read is left out, and soon asked for again', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    try {
      const sitemap = createSitemap()
      isAway = true
      const part = await sitemap(exampleVisit(), call)
      expect(part.body).toContain('/discount/120<')
      expect(part.body).not.toContain('/main/about')
      isAway = false
      vi.advanceTimersByTime(10_000)
      expect((await sitemap(exampleVisit(), call)).body).toContain('/main/about')
    } finally {
      vi.useRealTimers()
    }
  })

  test('holds at most 50,000 addresses, each place with all its languages or not at all', () => {
    const places = Array.from({ length: 20_000 }, (_, at) => ({ path: `/discount/${at}` }))
    const found = addresses(sitemapOf(exampleVisit(), { places }))
    expect(ADDRESSES_MAX).toBe(50_000)
    expect(found).toHaveLength(50_000)
    const odd = exampleVisit({}, { languages: ['en_US', 'vi_VN'] })
    expect(addresses(sitemapOf(odd, { places }))).toHaveLength(49_998)
  })
})

test('a page may start a worker of ours, and ask outside for icons only where a site says so', () => {
  const policy = (connectsTo: string[] = []) =>
    pageHeaders({ nonce: 'n', isDevelopment: false, connectsTo })['content-security-policy'] ?? ''
  expect(policy()).toContain("worker-src 'self'")
  expect(policy()).not.toContain('icons.example')
  expect(policy(['https://icons.example'])).toMatch(/connect-src [^;]* https:\/\/icons\.example;/)
})
