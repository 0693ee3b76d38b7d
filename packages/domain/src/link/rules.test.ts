import { linkCodes, linkPlaces } from '@oriel/core/link-code'
import { EnvConfig, SiteFlags } from '@oriel/core/site-settings'
import { EVIL_TARGETS, LISTED_ORIGIN } from '@oriel/core/testing/evil-targets'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  checkLinks,
  followLink,
  nameFor,
  readLinkTarget,
  type LinkDraft,
  type LinkRefusal,
} from './rules.ts'

const ALLOWED = ['https://partners.example']
const draft: LinkDraft = {
  code: 'home',
  names: {},
  target: '/',
  icon: '',
  opensIn: 'same',
  group: null,
  forGuests: true,
  forMembers: true,
  device: 'both',
  raised: false,
}

describe('[S2.090] a target', () => {
  test.each([
    ['main/about', { kind: 'main', url: '/main/about', targetId: 'about' }],
    ['main/12', { kind: 'main', url: '/main/12', targetId: '12' }],
    ['faq/12', { kind: 'faq', url: '/faq/12', targetId: '12' }],
    ['/', { kind: 'path', url: '/', targetId: null }],
    ['/proxy?page=Register', { kind: 'path', url: '/proxy?page=Register', targetId: null }],
    [
      'https://partners.example/a?b#c',
      { kind: 'external', url: 'https://partners.example/a?b#c', targetId: null },
    ],
  ])('%s leads there', (text, target) => {
    expect(readLinkTarget(text, ALLOWED)).toEqual(target)
  })

  test.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    'https://partners.example.evil.example/',
    'https://x@partners.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'main/',
    'main/a/b',
    'main/../x',
    'main/About',
    'faq/',
    'faq/x',
    'faq/1/2',
    'faq/1\n',
    'about',
    'mailto:x@partners.example',
  ])('%j leads nowhere', (text) => {
    expect(readLinkTarget(text, ALLOWED)).toBeNull()
  })

  test.each(EVIL_TARGETS)('[A46] %j leads nowhere', (text) => {
    expect(readLinkTarget(text, [LISTED_ORIGIN])).toBeNull()
  })

  test('any accepted target has our own or an allowed origin', () => {
    const start = fc.constantFrom('', '/', '//', 'main/', 'faq/', 'https://', 'javascript:', '\\')
    const words = fc.tuple(
      start,
      fc.oneof(fc.string(), fc.webUrl(), fc.constant('partners.example')),
    )
    fc.assert(
      fc.property(words, ([first, rest]) => {
        const target = readLinkTarget(first + rest, ALLOWED)
        if (!target) return
        const { origin } = new URL(target.url, 'https://own.example')
        expect(['https://own.example', ...ALLOWED]).toContain(origin)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a list is', () => {
  const many = Array.from({ length: 61 }, () => draft)
  const refusals: [LinkRefusal, (typeof linkPlaces)[number], LinkDraft[]][] = [
    ['links_too_many', 'rail', many],
    ['link_without_name', 'rail', [{ ...draft, code: 'custom_link' }]],
    ['link_without_name', 'rail', [{ ...draft, code: 'main', target: 'main/about' }]],
    ['link_name_length', 'rail', [{ ...draft, names: { en_US: ' ' } }]],
    ['link_name_length', 'rail', [{ ...draft, names: { en_US: 'x'.repeat(61) } }]],
    ['link_without_target', 'rail', [{ ...draft, target: null }]],
    ['link_target_not_allowed', 'rail', [{ ...draft, target: 'javascript:alert(1)' }]],
    ['link_target_not_allowed', 'rail', [{ ...draft, target: 'https://evil.example/' }]],
    ['link_icon_not_allowed', 'rail', [{ ...draft, icon: 'https://evil.example/x.svg' }]],
    ['link_icon_not_allowed', 'rail', [{ ...draft, icon: '//evil.example/x.svg' }]],
    ['link_group_wrong', 'footer', [draft]],
    ['link_group_wrong', 'rail', [{ ...draft, group: 'help' }]],
    ['link_without_audience', 'rail', [{ ...draft, forGuests: false, forMembers: false }]],
    ['link_raised_wrong', 'rail', [{ ...draft, raised: true }]],
    [
      'link_raised_wrong',
      'mobile_footer',
      [
        { ...draft, raised: true },
        { ...draft, raised: true },
      ],
    ],
  ]
  test.each(refusals)('refused: %s in the %s', (reason, place, links) => {
    expect(checkLinks(place, links, ALLOWED)).toBe(reason)
  })
  test('taken when all is right', () => {
    const action = { ...draft, code: 'language', target: null } as const
    const named = { ...draft, code: 'main', target: 'main/x', names: { en_US: 'X' } } as const
    const bar = [{ ...draft, raised: true, icon: 'home' }, action, named]
    expect(checkLinks('mobile_footer', bar, ALLOWED)).toBeNull()
    expect(checkLinks('footer', [{ ...draft, group: 'rules', icon: '/x.svg' }], ALLOWED)).toBeNull()
    expect(checkLinks('rail', many.slice(1), ALLOWED)).toBeNull()
    expect(checkLinks('rail', [], ALLOWED)).toBeNull()
  })
})

describe('where a stored link leads', () => {
  const service = { code: 'customer_service', target: null, opensIn: 'new' } as const
  const siteOf = (flags: Partial<SiteFlags> = {}, env: Partial<EnvConfig> | null = {}) => ({
    flags: z.parse(SiteFlags, { allowedOrigins: ALLOWED, ...flags }),
    envConfig:
      env && z.parse(EnvConfig, { websocketUrl: '/socket', sslWebsocketUrl: '/socket', ...env }),
  })

  test.each(linkCodes)('[S2.061] %s is not shown where the site hides it', (code) => {
    const stored = { code, target: '/', opensIn: 'same' } as const
    const shown = siteOf({}, { customerServiceUrl: '/help' })
    expect(followLink(stored, shown)).not.toBeNull()
    const hiding = siteOf({ hiddenLinks: ['nothing', code] }, { customerServiceUrl: '/help' })
    expect(followLink(stored, hiding)).toBeNull()
  })
  test('[S2.061] Deposit and Withdrawal hide the tabs deposit and withdrawal', () => {
    const site = siteOf({ hiddenLinks: ['Deposit', 'Withdrawal'] })
    for (const code of ['deposit', 'withdrawal'] as const) {
      expect(followLink({ code, target: '/x', opensIn: 'same' }, site)).toBeNull()
    }
    expect(followLink({ code: 'wallet', target: '/x', opensIn: 'same' }, site)).not.toBeNull()
  })

  test.each(['new', 'same'] as const)(
    '[S9.083] customer service opens as the site says: %s',
    (customerServiceOpensIn) => {
      const customerServiceUrl = 'https://partners.example/chat'
      const site = siteOf({}, { customerServiceUrl, customerServiceOpensIn })
      expect(followLink(service, site)).toEqual({
        opensIn: customerServiceOpensIn,
        target: { kind: 'external', url: customerServiceUrl, targetId: null },
      })
    },
  )
  test('customer service without an address is not shown, nor one that is not allowed', () => {
    expect(followLink(service, siteOf())).toBeNull()
    const elsewhere = siteOf({}, { customerServiceUrl: 'https://evil.example/chat' })
    expect(followLink(service, elsewhere)).toBeNull()
  })
  test('customer service of a site whose environment is in a file is left to the page', () => {
    expect(followLink(service, siteOf({}, null))).toMatchObject({ target: { kind: 'action' } })
  })
  test('a link to an origin that is no longer allowed is not shown', () => {
    const stored = { code: 'custom_link', target: `${ALLOWED[0]}/`, opensIn: 'new' } as const
    expect(followLink(stored, siteOf())).toMatchObject({ opensIn: 'new' })
    expect(followLink(stored, siteOf({ allowedOrigins: [] }))).toBeNull()
  })
})

describe('the name', () => {
  const names = { vi_VN: 'Nhà', ko_KR: '집' }
  test('is the operator’s in the reader’s language, else the page’s own', () => {
    expect(nameFor('home', names, 'vi_VN')).toBe('Nhà')
    expect(nameFor('home', names, 'th_TH')).toBe('')
  })
  test('is never missing where the page has no word of its own', () => {
    expect(nameFor('main', { ...names, en_US: 'House' }, 'th_TH')).toBe('House')
    expect(nameFor('main', names, 'th_TH')).toBe('집')
  })
})
