import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { faqDetailCall } from '@oriel/contract/member/faq'
import {
  floatLinksCall,
  footerLinksCall,
  mobileFooterLinksCall,
  slideBarLinksCall,
} from '@oriel/contract/member/link'
import { mainPageCall } from '@oriel/contract/member/page'
import { siteId } from '@oriel/core/id'
import {
  hasOwnWord,
  isAction,
  linkCodes,
  linkPlaces,
  tabCodes,
  type LinkCode,
} from '@oriel/core/link-code'
import { locales } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { saveLinks, type LinkDraft } from '@oriel/domain/link'
import { findSite, saveSite, type Site } from '@oriel/domain/site'
import { serverText } from '@oriel/i18n/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  NOON,
  openDoor,
  SITE_ONE,
  SITE_TWO,
  type OpenDoor,
  type Request,
} from '../../testing/open-door.ts'

const by = { staff: 'test', now: NOON, allowedOrigins: ['https://partners.oriel.example'] }
const draft = (code: LinkCode, change: Partial<LinkDraft> = {}): LinkDraft => ({
  code,
  names: { en_US: code },
  target: isAction(code) ? null : `/${code}`,
  icon: '',
  opensIn: 'same',
  group: null,
  forGuests: true,
  forMembers: true,
  device: 'both',
  raised: false,
  ...change,
})

/** S2.061: the links that the site rb16 hides, spelled as in the statement. */
const HIDDEN = [
  'Deposit',
  'Withdrawal',
  'APPDownload',
  'BindAccount',
  'applyAgent',
  'DWRecord',
  'announcement_bank',
]
const RB16 = 'rb16.localhost'
const PLAIN = 'plain.localhost'
const CHAT = 'https://support.oriel.example/chat'
const PLACES: Record<(typeof linkPlaces)[number], [AnyEndpoint, Record<string, unknown>]> = {
  footer: [footerLinksCall, {}],
  mobile_footer: [mobileFooterLinksCall, {}],
  slide_bar: [slideBarLinksCall, {}],
  float: [floatLinksCall, {}],
  rail: [slideBarLinksCall, { place: 'rail' }],
}

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  const oriel = await findSite(door.database.rows, ORIEL)
  if (!oriel?.envConfig) throw new Error('no site')
  const hiding = { ...oriel.flags, hiddenLinks: HIDDEN }
  await open({ ...oriel, id: siteId(16), code: 'rb16', hosts: [RB16], flags: hiding })
  const envConfig = {
    ...oriel.envConfig,
    customerServiceUrl: CHAT,
    customerServiceOpensIn: 'same' as const,
  }
  await open({ ...oriel, id: siteId(17), code: 'plain', hosts: [PLAIN], envConfig })
})
afterAll(() => door.close())

/** A site with every link there is, in every place. */
async function open(site: Site): Promise<void> {
  expectDone(await saveSite(door.database, site, NOON))
  for (const place of linkPlaces) {
    const group = place === 'footer' ? 'help' : null
    const all = linkCodes.map((code) => draft(code, { group }))
    expectDone(await saveLinks(door.database, site.id, place, all, by))
  }
}

type Wire = Record<string, unknown> & { code: string; group: string | null; url: string }
type Call = AnyEndpoint | `/${string}`
async function links(call: Call, request: Request = {}): Promise<Wire[]> {
  const said = await door.say(call, request)
  expect([said.status, said.body.code]).toEqual([200, 100])
  return (said.body.data as { list: Wire[] }).list
}
const codes = async (call: Call, request: Request = {}) =>
  (await links(call, request)).map(({ code }) => code)

describe('[S3.060] a site has lists of its own', () => {
  test('[S7.019] the footer, in four columns', async () => {
    const footer = await links('/api/arks/web/footer', {
      body: { site_id: 1, template: 'desktop' },
    })
    const columns = Map.groupBy(footer, ({ group }) => group)
    expect([...columns.keys()]).toEqual(['help', 'about', 'rules', 'safer_play'])
    expect([...columns.values()].map((column) => column.length)).toEqual([4, 3, 4, 2])
    const inVietnamese = await links(footerLinksCall, { headers: { lang: 'vi_VN' } })
    expect(inVietnamese.find(({ url }) => url === '/main/terms')).toMatchObject({
      code: 'main',
      kind: 'main',
      target_id: 'terms',
      name: 'Điều khoản sử dụng',
      opens_in: 'same',
      raised: 0,
    })
  })

  test.each([SITE_ONE, SITE_TWO])(
    'every page that the footer of %s links to exists',
    async (host) => {
      const footer = await links(footerLinksCall, { host })
      const targets = footer.filter(({ kind }) => kind === 'main' || kind === 'faq')
      expect(targets.length).toBeGreaterThan(7)
      for (const { kind, target_id } of targets) {
        const said =
          kind === 'main'
            ? await door.say(mainPageCall, { host, body: { id: target_id } })
            : await door.say(faqDetailCall, { host, body: { id: Number(target_id) } })
        expect(said.body.code).toBe(100)
      }
    },
  )

  test('[S7.018] the tab bar of phones, with one tab that stands out', async () => {
    const bar = await links('/api/arks/web/web-mobile-footer', {
      body: { site_id: 1, template: 'H5_1' },
    })
    expect(bar.map(({ code, raised }) => [code, raised])).toEqual([
      ['home', 0],
      ['discount', 0],
      ['wallet', 1],
      ['customer_service', 0],
      ['sign_up', 0],
    ])
    expect(bar.at(-1)).toMatchObject({ kind: 'action', url: '', target_id: null, name: '' })
    const member = await door.signIn('sophia')
    expect((await codes(mobileFooterLinksCall, { member })).at(-1)).toBe('user')
  })

  test('[S7.020] what floats above the page', async () => {
    const request = { body: { site_id: 1, template: 'desktop' } }
    expect(await codes('/api/arks/web/float', request)).toEqual(['customer_service'])
  })

  test('the slide bar and the rail', async () => {
    expect(await codes(slideBarLinksCall)).toContain('home')
    const rest = ['discount', 'sponsor', 'APPDownload', 'customer_service', 'language']
    const rail = await codes(slideBarLinksCall, { body: { place: 'rail' } })
    expect(rail).toEqual(['deposit', ...rest])
  })

  test('the second site has others, and hides some by its configuration', async () => {
    const host = SITE_TWO
    expect(await codes(mobileFooterLinksCall, { host })).toEqual([
      'home',
      'customer_service',
      'wallet',
      'announcement',
      'sign_up',
    ])
    const footer = await codes(footerLinksCall, { host })
    expect(footer).toContain('sponsor')
    expect(footer).not.toContain('APPDownload')
  })
})

test('[S2.089] every tab of the statement can be in the tab bar', async () => {
  expect(await codes(mobileFooterLinksCall, { host: PLAIN })).toEqual(linkCodes)
  expect(linkCodes.slice(0, tabCodes.length)).toEqual([
    'home',
    'discount',
    'deposit',
    'withdrawal',
    'wallet',
    'sponsor',
    'sign_up',
    'letter',
    'announcement',
    'customer_service',
    'custom_link',
  ])
})

test('[S2.090] a footer link is external, main/{id} or faq/{id}', async () => {
  const targets = ['https://partners.oriel.example/x', 'main/about', 'faq/7']
  const footer = targets.map((target) => draft('custom_link', { target, group: 'help' }))
  expectDone(await saveLinks(door.database, siteId(17), 'footer', footer, by))
  expect(await links(footerLinksCall, { host: PLAIN })).toMatchObject([
    { kind: 'external', url: 'https://partners.oriel.example/x', target_id: null },
    { kind: 'main', url: '/main/about', target_id: 'about' },
    { kind: 'faq', url: '/faq/7', target_id: '7' },
  ])
})

describe('[S2.061] rb16 hides its links by configuration', () => {
  const isHidden = (code: string) =>
    HIDDEN.some((name) => name.toLowerCase() === code.toLowerCase())
  test.each(linkPlaces)('in the %s', async (place) => {
    const [call, body] = PLACES[place]
    const shown = linkCodes.filter((code) => !isHidden(code))
    expect(shown).toHaveLength(linkCodes.length - HIDDEN.length)
    expect(await codes(call, { host: RB16, body })).toEqual(shown)
  })
})

test('[S9.083] customer service opens as the site configures it', async () => {
  const service = async (host?: string) =>
    (await links(slideBarLinksCall, host ? { host } : {})).find(
      ({ code }) => code === 'customer_service',
    )
  expect(await service()).toMatchObject({ kind: 'path', url: '/main/contact', opens_in: 'new' })
  expect(await service(PLAIN)).toMatchObject({ kind: 'external', url: CHAT, opens_in: 'same' })
  // Its environment is in a file, which only its pages read.
  expect(await service(SITE_TWO)).toMatchObject({ kind: 'action', url: '' })
})

test('every link has a text of its own, except those that an operator names', () => {
  for (const code of linkCodes.filter(hasOwnWord)) {
    for (const locale of locales) {
      const id = `link.${code}` as 'link.home'
      expect(serverText(locale).t(id)).not.toBe(id)
    }
  }
})

test('the template decides between mobile and desktop links', async () => {
  const both = [draft('home'), draft('agent', { device: 'desktop' })]
  const float = [...both, draft('APPDownload', { device: 'mobile' })]
  expectDone(await saveLinks(door.database, siteId(17), 'float', float, by))
  const shown = (body: Record<string, unknown>) => codes(floatLinksCall, { host: PLAIN, body })
  expect(await shown({ template: 'desktop' })).toEqual(['home', 'agent'])
  expect(await shown({ template: 'H5_1' })).toEqual(['home', 'APPDownload'])
  expect(await shown({})).toEqual(['home', 'agent'])
  const said = await door.say(floatLinksCall, { body: { template: 'H5_9' } })
  expect(said.status).toBe(422)
})
