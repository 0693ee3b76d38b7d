import { readRichText, type RichNode } from '@oriel/core/rich-text'
import { EVIL_TARGETS, LISTED_ORIGIN } from '@oriel/core/testing/evil-targets'
import { describe, expect, test } from 'vitest'
import { customerServiceOf, iconServiceOf } from '../../server/site-info.ts'
import { bannerLink } from '../features/banner/banners.ts'
import { checkNavigation } from './navigate.ts'
import { rememberPath, takeRememberedPath } from './remembered-path.ts'
import { redirectFor } from './route-rules.ts'
import type { SiteInfo } from './visit.ts'

const allowedOrigins = [LISTED_ORIGIN]
const siteWith = (target: string) =>
  ({ routeRules: [{ path: '/start', target, status: 302 }], allowedOrigins }) as unknown as SiteInfo
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const attributesOf = (nodes: readonly RichNode[]): object[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.attributes, ...attributesOf(node.children)],
  )

describe.each(EVIL_TARGETS)('[A46] %j', (evil) => {
  test('is no target of a route rule', () => {
    expect(redirectFor(siteWith(evil), '/start')).toBeNull()
  })

  test('is no link of a banner', () => {
    const kinds = { link_type: 0, link_method: 0, game_link_parameter: null } as const
    const site = { isDemo: false, allowedOrigins }
    expect(bannerLink({ ...kinds, url: evil }, site, 'USD')).toBeNull()
  })

  test('is nowhere a page navigates to, even where leaving is meant', () => {
    expect(() => checkNavigation(evil, { allowedOrigins })).toThrow(/refused|external/)
    expect(() => checkNavigation(evil, { external: true, allowedOrigins })).toThrow(/refused/)
  })

  test('is not where somebody goes after signing in', () => {
    rememberPath(evil)
    expect(takeRememberedPath()).toBeNull()
  })

  test('is no link and no picture in a text', () => {
    const html = `<a href="${quoted(evil)}">x</a><img src="${quoted(evil)}" alt="">`
    const addresses = attributesOf(readRichText(html, allowedOrigins)).flatMap((attributes) =>
      Object.entries(attributes).filter(([name]) => name === 'href' || name === 'src'),
    )
    expect(addresses).toEqual([])
  })

  test('is no icon service; customer service is a safe address or none', () => {
    const detail = { icon_service_url: evil, allowed_origins: allowedOrigins }
    expect(iconServiceOf(detail)).toBe('')
    // An operator may name any house for it, as a plain https address.
    expect(customerServiceOf(evil)).toMatch(/^$|^https:\/\/[a-z.]+\/(#|$)/)
  })
})

test('a path and a customer service as they should be stay as they are', () => {
  rememberPath('/user?tab=profile#x')
  expect(takeRememberedPath()).toBe('/user?tab=profile#x')
  expect(takeRememberedPath()).toBeNull()
  const chat = 'https://support.example/chat?site=1'
  expect([customerServiceOf(chat), customerServiceOf('/main/help')]).toEqual([chat, '/main/help'])
})
