import { createPageCache } from '@oriel/web/server/page-cache'
import { describe, expect, onTestFinished, test } from 'vitest'
import { specialHeaders } from './special-headers.ts'
import { openSite } from './testing/open-site.ts'
import { smallRenderer } from './testing/small-router.ts'

test('[S2.015] the window of a game stays in touch with the page that opened it', () => {
  const openerPolicy = (path: string) =>
    specialHeaders(new URL(path, 'https://oriel.example'))['cross-origin-opener-policy']
  expect(['/loading?press=a', '/close', '/authCallback'].map(openerPolicy)).toEqual([
    'unsafe-none',
    'unsafe-none',
    'unsafe-none',
  ])
  expect(openerPolicy('/play')).toBeUndefined()
})

describe('the page that the office shows in a frame', () => {
  const PREVIEW = '/preview/announcement?token=t&hl=vi-VN&mode=mobile'

  test('is framed by the office, and no other page is', async () => {
    const site = await openSite()
    onTestFinished(() => site.close())
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]+)/.exec(
        (await site.get(path)).headers.get('content-security-policy') ?? '',
      )?.[1]
    expect(await ancestors(PREVIEW)).toBe('https://office.example')
    for (const path of ['/', '/faq', '/preview', '/preview/announcement/2', '/faq?token=t']) {
      expect(await ancestors(path), path).toBe("'none'")
    }
    const { headers } = await site.get(PREVIEW)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    // What is looked at is not what the reader has chosen for themselves.
    expect(headers.getSetCookie()).toEqual([])
  })

  test('is never kept for a second reader, and has the layout it was asked for', async () => {
    const modes: unknown[] = []
    const site = await openSite({
      cache: createPageCache(60_000),
      renderer: {
        ...smallRenderer,
        render: async (_request, page) => {
          modes.push([page.visit?.mode, page.visit?.modeLocked])
          return { answer: new Response(null, { status: 200 }), html: '<!doctype html>' }
        },
      },
    })
    onTestFinished(() => site.close())
    await site.get(PREVIEW)
    await site.get(PREVIEW)
    await site.get('/faq?mode=mobile')
    await site.get('/faq?mode=mobile')
    expect(modes).toEqual([
      ['mobile', true],
      ['mobile', true],
      ['desktop', false],
    ])
  })
})
