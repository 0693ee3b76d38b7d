import { locales } from '@oriel/core/locale'
import type { SharePage } from '@oriel/core/picture'
import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MetaDescriptor } from 'react-router'
import { describe, expect, test } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { RequestContext } from '@oriel/web/request'
import {
  breadcrumbData,
  faqData,
  jsonForScript,
  organizationData,
  StructuredData,
  websiteData,
} from './seo-data.tsx'
import { canonicalOf, isListed, metaFor, seoWords, type SeoPage } from './seo.ts'

const visit = exampleVisit()
const meta = (path: string, of = visit, image?: SharePage) =>
  metaFor({ title: 'T', description: 'D', path, visit: of, ...(image ? { image } : {}) })
/** One value by the name it goes under. */
const said = (list: MetaDescriptor[], name: string) =>
  list
    .filter((one) => Object.values(one).includes(name))
    .map((one) => ('content' in one ? one.content : 'href' in one ? one.href : undefined))

describe('metaFor', () => {
  test('title, description and the colour of the look', () => {
    const list = meta('/faq')
    expect(list).toContainEqual({ title: 'T' })
    expect(said(list, 'description')).toEqual(['D'])
    expect(said(list, 'theme-color')).toEqual(['#071613'])
  })

  test('what others show of it: words, languages, and a picture with its size and its words', () => {
    const list = meta('/faq?from=a', exampleVisit({ locale: 'vi_VN' }), 'faq')
    const picture = 'https://oriel.example/art/share/faq.vi_VN-1200.jpg'
    expect(said(list, 'og:image')).toEqual([picture])
    expect(said(list, 'twitter:image')).toEqual([picture])
    expect(said(list, 'og:image:width')).toEqual(['1200'])
    expect(said(list, 'og:image:height')).toEqual(['630'])
    expect(said(list, 'og:image:alt')).toEqual(['T'])
    expect(said(list, 'og:url')).toEqual(['https://oriel.example/faq'])
    expect(said(list, 'og:locale')).toEqual(['vi_VN'])
    expect(said(list, 'og:locale:alternate')).toEqual(['en_US', 'zh_TW'])
    expect(said(list, 'twitter:card')).toEqual(['summary_large_image'])
  })

  test('each language has its address, and one leaves the choice to the visitor', () => {
    const links = meta('/faq?x=1').filter((one) => 'rel' in one && one.rel === 'alternate')
    expect(links).toEqual(
      [
        ['en-US', 'https://oriel.example/faq?hl=en-US'],
        ['vi-VN', 'https://oriel.example/faq?hl=vi-VN'],
        ['zh-TW', 'https://oriel.example/faq?hl=zh-TW'],
        ['x-default', 'https://oriel.example/faq'],
      ].map(([hrefLang, href]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })),
    )
    const one = exampleVisit({}, { languages: ['vi_VN'] })
    expect(meta('/', one).some((tag) => 'hrefLang' in tag)).toBe(false)
  })
})

test.each([
  ['/', 'https://oriel.example/'],
  ['/?source=pwa&fbclid=1', 'https://oriel.example/'],
  ['/faq/', 'https://oriel.example/faq'],
  ['/faq?hl=vi-VN&x=1', 'https://oriel.example/faq?hl=vi-VN'],
  ['/faq?hl=vi', 'https://oriel.example/faq?hl=vi-VN'],
  ['/faq?hl=ko-KR', 'https://oriel.example/faq'],
  [
    '/slotgame?house=a%20b&utm_source=x&gp_id=GP1&gt_id=2',
    'https://oriel.example/slotgame?gt_id=2&gp_id=GP1&house=a+b',
  ],
  ['/discount/7?page=2#terms', 'https://oriel.example/discount/7'],
  ['//evil.example/x', 'https://oriel.example/x'],
])('the one address of %s is %s', (path, address) => {
  expect(canonicalOf(path, visit)).toBe(address)
})

test.each([
  ['/', true],
  ['/faq?header=true', true],
  ['/faq?appPage=content', false],
  ['/faq?header=false', false],
  ['/faq?x=1&footer=false', false],
])('%s is for search engines: %s', (path, listed) => {
  expect(isListed(path, visit)).toBe(listed)
  expect(said(meta(path), 'robots')).toEqual(listed ? [] : ['noindex'])
})

test('a showroom is not for search engines', () => {
  expect(said(meta('/', exampleVisit({}, { isDemo: true })), 'robots')).toEqual(['noindex'])
})

const PAGES: readonly SeoPage[] = [
  'home',
  'discount',
  'faq',
  'sponsor',
  'app',
  'download',
  'hall',
  'provider',
]
test.each(locales)('every page has a title and a description of its own in %s', (locale) => {
  const values = { site: 'Oriel', hall: 'HALL', provider: 'STUDIO' }
  const words = PAGES.map((page) => seoWords(serverText(locale), page, values))
  const texts = words.flatMap(({ title, description }) => [title, description])
  expect(new Set(texts).size).toBe(PAGES.length * 2)
  for (const text of texts) expect(text).not.toMatch(/seo\.|[{}]/)
  for (const { title } of words) expect(title).toContain('Oriel')
})

describe('structured data', () => {
  test('a site without an address for searches says nothing about searching', () => {
    expect(organizationData(visit)).toMatchObject({ '@type': 'Organization', name: 'Oriel' })
    expect(websiteData(visit)).not.toHaveProperty('potentialAction')
    expect(websiteData(visit, '/?search={text}')).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://oriel.example/?search={text}' },
        'query-input': 'required name=text',
      },
    })
  })

  test('questions and crumbs are those of the page, in its order', () => {
    const faq = faqData([{ question: 'Q1', answer: '<p>A1</p>' }])
    expect(faq['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'Q1',
        acceptedAnswer: { '@type': 'Answer', text: '<p>A1</p>' },
      },
    ])
    const crumbs = breadcrumbData(visit, [
      { name: 'Home', path: '/' },
      { name: 'Help', path: '/faq' },
    ])
    expect(crumbs['itemListElement']).toMatchObject([
      { position: 1, item: 'https://oriel.example/' },
      { position: 2, item: 'https://oriel.example/faq' },
    ])
  })

  test('what operators wrote cannot end the script, and carries the nonce of the page', () => {
    const answer = '</script><script>alert(1)</script><!-- & \u2028'
    const data = faqData([{ question: 'Q', answer }])
    const html = renderToStaticMarkup(
      <RequestContext value={{ nonce: 'n0nce', trace: '' }}>
        <StructuredData data={data} />
      </RequestContext>,
    )
    expect(html).toMatch(
      /^<script type="application\/ld\+json" nonce="n0nce">[^<>&\u2028]*<\/script>$/,
    )
    const inside = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'))
    expect(JSON.parse(inside)).toEqual(data)
    expect(inside).toBe(jsonForScript(data))
  })
})
