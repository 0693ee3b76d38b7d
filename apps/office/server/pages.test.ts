import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@oriel/core/log'
import { expect, test } from 'vitest'
import type { Page } from '../app/platform/page.ts'
import { openWords } from './page-words.ts'
import { createPages } from './pages.ts'

type Sent = { status: number; headers: Record<string, string>; page: Page }

/** What a browser gets that asks with these headers, and what the page was rendered with. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Sent> {
  const sent = { status: 0, headers: {} } as Sent
  const answer = createPages({
    renderer: {
      render: async (_request, page) => {
        sent.page = page
        return { answer: new Response(null, { status: 200 }), html: '<!doctype html>' }
      },
      middleware: null,
      close: async () => {},
    },
    log: { error: () => {} } as unknown as Log,
    isDevelopment: false,
    hasGallery: false,
    previewOrigins: ['https://oriel.example'],
    words: openWords(),
  })
  const request = { url, method: 'GET', headers } as unknown as IncomingMessage
  const response = {
    writeHead(status: number, said: Record<string, string>) {
      Object.assign(sent, { status, headers: said })
    },
    end() {},
  } as unknown as ServerResponse
  await answer(request, response, 'https://office.example')
  return sent
}

test('a page may frame the member sites of previews, and nobody may frame it', async () => {
  const policy = (await ask('/sign-in')).headers['content-security-policy'] ?? ''
  expect(policy).toContain("frame-src 'self' https://oriel.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("connect-src 'self';")
})

test('scripts of a page run by its nonce, which no other page has', async () => {
  const pages = await Promise.all([ask('/'), ask('/')])
  const nonces = pages.map(({ page }) => page.nonce)
  expect(new Set(nonces).size).toBe(2)
  for (const { page, headers } of pages) {
    expect(headers['content-security-policy']).toContain(`'nonce-${page.nonce}'`)
  }
})

test('an address of the office goes to no other host, and no search engine lists it', async () => {
  const { headers } = await ask('/invitation?token=secret')
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-cache',
  })
})

test.each([
  ['/', {}, 'en_US'],
  ['/', { 'accept-language': 'vi,en;q=0.5' }, 'vi_VN'],
  ['/', { 'accept-language': 'ja' }, 'en_US'],
  ['/', { 'accept-language': 'en', cookie: 'i18n_redirected=vi_VN' }, 'vi_VN'],
  ['/?hl=en-US', { cookie: 'i18n_redirected=vi_VN' }, 'en_US'],
])('%s with %j is written in %s', async (url, headers, locale) => {
  const { page } = await ask(url, headers)
  expect([page.locale, page.text.locale]).toEqual([locale, locale])
  expect(page.localeFile).toMatch(new RegExp(`^/locales/${locale}\\.[0-9a-f]{10}\\.json$`))
})

test('the words of the office hold those of its pages and none of the members’', () => {
  const words = openWords()
  const read = (locale: 'en_US' | 'vi_VN') =>
    JSON.parse(words.find(words.addressesOf(locale).localeFile)?.toString() ?? '') as object
  const ids = Object.keys(read('vi_VN'))
  expect(ids).toEqual(Object.keys(read('en_US')))
  expect(ids).toContain('office.staff.sign_in')
  expect(ids.filter((id) => !id.startsWith('office.'))).toEqual([
    'session.caps_lock',
    'session.show_password',
  ])
})
