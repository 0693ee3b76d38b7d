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
/** Opens a window of its own, or what the site's AGENT_BIND_FAST_PAYMENT_FLAG says. */
const fastDeposit = link('deposit', '/fastPayment')
const wallet = link('wallet', '/user/MyWallet')
const service = link('customer_service', null)
/** A tab has room for one word. */
const support = link('customer_service', null, { names: names.SUPPORT })
const sponsor = link('sponsor', '/sponsor')
const app = link('APPDownload', '/app')
const language = link('language', null)
const news = link('announcement', '/user/Announcement')
/** A guest is offered to sign up where a member finds their own pages. */
const own = [
  link('sign_up', null, { forMembers: false }),
  link('user', '/user', { forGuests: false }),
]

/** Questions are found by their number, pages by their name. */
type Guides = { readonly money: string; readonly withdrawal: string }

function footer({ money, withdrawal }: Guides): LinkDraft[] {
  const inGroup = (group: LinkGroup) => (one: LinkDraft) => ({ ...one, group })
  const page = (words: LinkNames, name: string) => link('main', `main/${name}`, { names: words })
  const question = (words: LinkNames, target: string) => link('faq', target, { names: words })
  return [
    ...[
      question(names.FAQ, '/faq'),
      question(names.PLAY_MONEY, money),
      question(names.PRIZES, withdrawal),
      page(names.CONTACT, 'contact'),
    ].map(inGroup('help')),
    ...[page(names.ABOUT_US, 'about'), sponsor, app].map(inGroup('about')),
    ...[
      page(names.TERMS, 'terms'),
      page(names.PRIVACY, 'privacy'),
      page(names.GAME_RULES, 'game-rules'),
      page(names.FAIRNESS, 'fairness'),
    ].map(inGroup('rules')),
    ...[page(names.SAFER_PLAY, 'safer-play'), page(names.GET_HELP, 'get-help')].map(
      inGroup('safer_play'),
    ),
  ]
}

const raised = (one: LinkDraft): LinkDraft => ({ ...one, raised: true })
const forGuests = (one: LinkDraft): LinkDraft => ({ ...one, forMembers: false })
const forMembers = (one: LinkDraft): LinkDraft => ({ ...one, forGuests: false })

const orielPlaces = (guides: Guides): Record<LinkPlace, LinkDraft[]> => ({
  footer: footer(guides),
  mobile_footer: [home, discount, raised(wallet), forGuests(support), forMembers(news), ...own],
  slide_bar: [home, deposit, discount, news, sponsor, app, service, language],
  float: [service],
  rail: [fastDeposit, discount, sponsor, app, service, language],
})

/** Another order and other tabs. What the site hides by its flags is written down all the same. */
const secondPlaces = (guides: Guides): Record<LinkPlace, LinkDraft[]> => ({
  footer: footer(guides),
  mobile_footer: [home, support, raised(wallet), news, ...own],
  slide_bar: [fastDeposit, discount, wallet, sponsor, app, service, language],
  float: [service],
  rail: [fastDeposit, service, sponsor, discount, app, language],
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
  const guides = { money: guide('deposit'), withdrawal: guide('withdrawal') }
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
