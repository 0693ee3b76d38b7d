import type { LinkCode, LinkGroup, LinkPlace } from '@oriel/core/link-code'
import type { SiteId } from '@oriel/core/id'
import { locales } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { listFaqs } from '@oriel/domain/faq'
import { listLinks, saveLinks, type LinkDraft, type LinkNames } from '@oriel/domain/link'
import { findSite } from '@oriel/domain/site'
import { ORIEL, SECOND } from '../cast.ts'
import * as names from '../texts/link.ts'

const plain: Omit<LinkDraft, 'code'> = {
  names: {},
  target: null,
  icon: '',
  opensIn: 'same',
  group: null,
  forGuests: true,
  forMembers: true,
  device: 'both',
  raised: false,
}
const link = (
  code: LinkCode,
  target: string | null,
  change: Partial<LinkDraft> = {},
): LinkDraft => ({ ...plain, ...change, code, target })

const home = link('home', '/')
const discount = link('discount', '/discount')
const deposit = link('deposit', '/user/Deposit')
const wallet = link('wallet', '/user/MyWallet')
const service = link('customer_service', null)
const sponsor = link('sponsor', '/sponsor')
const agent = link('applyAgent', '/proxy?page=Register')
const app = link('APPDownload', '/app')
const language = link('language', null)
const envelope = link('red_envelope', null)
const wheel = link('roulette', null)
/** A guest is offered to sign up where a member finds their own pages. */
const own = [
  link('sign_up', null, { forMembers: false }),
  link('user', '/user', { forGuests: false }),
]

/** Questions are found by their number, pages by their name. */
type Guides = { readonly deposit: string; readonly withdrawal: string }

function footer({ deposit: depositGuide, withdrawal }: Guides): LinkDraft[] {
  const inGroup = (group: LinkGroup) => (one: LinkDraft) => ({ ...one, group })
  const page = (words: LinkNames, name: string) => link('main', `main/${name}`, { names: words })
  const question = (words: LinkNames, target: string) => link('faq', target, { names: words })
  return [
    ...[
      question(names.FAQ, '/faq'),
      question(names.DEPOSIT_GUIDE, depositGuide),
      question(names.WITHDRAWAL_GUIDE, withdrawal),
      page(names.CONTACT, 'contact'),
    ].map(inGroup('help')),
    ...[page(names.ABOUT_US, 'about'), sponsor, agent, app].map(inGroup('about')),
    ...[
      page(names.TERMS, 'terms'),
      page(names.PRIVACY, 'privacy'),
      page(names.GAME_RULES, 'game-rules'),
      page(names.FAIRNESS, 'fairness'),
    ].map(inGroup('rules')),
    ...[
      page(names.DEPOSIT_LIMITS, 'deposit-limits'),
      page(names.TAKE_A_BREAK, 'take-a-break'),
      page(names.SELF_EXCLUSION, 'self-exclusion'),
      page(names.GET_HELP, 'get-help'),
    ].map(inGroup('safer_play')),
  ]
}

const raised = (one: LinkDraft): LinkDraft => ({ ...one, raised: true })
const partners = link('custom_link', 'https://partners.oriel.example/', {
  names: names.PARTNERS,
  opensIn: 'new',
})

const orielPlaces = (guides: Guides): Record<LinkPlace, LinkDraft[]> => ({
  footer: footer(guides),
  mobile_footer: [home, discount, raised(deposit), wallet, ...own],
  slide_bar: [
    home,
    discount,
    sponsor,
    agent,
    app,
    link('announcement', '/user/Announcement'),
    link('letter', '/user/Letter', { forGuests: false }),
    partners,
    service,
    language,
  ],
  float: [service, envelope, wheel],
  rail: [discount, sponsor, agent, app, partners, service, language],
})

/** Another order and other tabs. What the site hides by its flags is written down all the same. */
const secondPlaces = (guides: Guides): Record<LinkPlace, LinkDraft[]> => ({
  footer: footer(guides),
  mobile_footer: [home, wallet, raised(deposit), service, ...own],
  slide_bar: [discount, wallet, sponsor, agent, app, service, language],
  float: [envelope, service],
  rail: [service, sponsor, discount, agent, app, language],
})

export async function tellLinks(database: Database, now: Date): Promise<void> {
  await tellSite(database, ORIEL, orielPlaces, now)
  await tellSite(database, SECOND, secondPlaces, now)
}

async function tellSite(
  database: Database,
  siteId: SiteId,
  placesOf: (guides: Guides) => Record<LinkPlace, LinkDraft[]>,
  now: Date,
): Promise<void> {
  const { rows } = database
  const site = await findSite(rows, siteId)
  if (!site) throw new Error('the sites’ story comes before the links’')
  const guest = { device: 'mobile', isMember: false, locale: 'en_US' } as const
  if ((await listLinks(rows, { ...guest, site, place: 'footer' })).length > 0) return
  const questions = await listFaqs(rows, { ...guest, siteId, currency: null, now })
  const guide = (category: string) => {
    const found = questions.find((one) => one.category === category)
    return found ? `faq/${found.number}` : '/faq'
  }
  const guides = { deposit: guide('deposit'), withdrawal: guide('withdrawal') }
  const by = { staff: 'story', now, allowedOrigins: site.flags.allowedOrigins }
  for (const [place, links] of Object.entries(placesOf(guides))) {
    const spoken = links.map((one) => inLanguages(one, site.languages))
    expectDone(await saveLinks(database, siteId, place as LinkPlace, spoken, by))
  }
}

/** A site writes in the languages it offers. */
const inLanguages = (one: LinkDraft, offered: readonly string[]): LinkDraft => ({
  ...one,
  names: Object.fromEntries(
    Object.entries(one.names).filter(([spoken]) => offered.includes(spoken)),
  ),
})

/** Stories speak all languages of the product; a missing one would show at once. */
for (const [name, words] of Object.entries(names)) {
  const missing = locales.filter((locale) => !words[locale])
  if (missing.length > 0) throw new Error(`${name} has no words in ${missing.join(', ')}`)
}
