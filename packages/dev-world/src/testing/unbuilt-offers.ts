import type { SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishPromotion } from '@oriel/domain/promotion'
import { findSite } from '@oriel/domain/site'
import { look, offerDraft, plain, type Offer } from '../story/promotion.ts'

/** Offers with every kind of condition. Their features are not built, so only tests tell them. */
export const UNBUILT_OFFERS: readonly Offer[] = [
  {
    name: 'firstDeposit',
    category: 'welcome',
    percent: 100,
    turnover: 8,
    most: 100,
    tag: 'new',
    art: look('chest', 'amber', 'rays'),
  },
  {
    name: 'mondaySlots',
    category: 'slots',
    percent: 20,
    turnover: 5,
    most: 50,
    tag: 'weekly',
    art: look('seven', 'ruby', 'fan'),
  },
  {
    ...plain,
    name: 'reelRace',
    category: 'slots',
    most: 500,
    tag: 'weekly',
    art: look('cherries', 'magenta', 'lattice'),
  },
  {
    name: 'fourFold',
    category: 'sports',
    percent: 10,
    isNoDepositShare: true,
    turnover: 1,
    most: 150,
    tag: 'ending',
    art: look('soccer', 'forest', 'pitch'),
    days: 14,
  },
  {
    name: 'liveBack',
    category: 'live',
    percent: 8,
    isNoDepositShare: true,
    turnover: 1,
    most: 200,
    tag: 'weekly',
    art: look('wheel', 'lacquer', 'bokeh'),
  },
  { ...plain, name: 'points', category: 'loyalty', art: look('gems', 'amethyst', 'hex') },
  {
    ...plain,
    name: 'birthday',
    category: 'loyalty',
    most: 10,
    tag: 'members',
    art: look('envelope', 'rose', 'fan'),
  },
]

/** Above the offers of the stories. */
const FIRST_SORT = 100

/** Publishes them on one site, in their order, before the offers that are there. */
export async function publishUnbuiltOffers(
  database: Database,
  siteId: SiteId,
  now: Date,
): Promise<void> {
  const site = await findSite(database.rows, siteId)
  if (!site) throw new Error(`there is no site ${siteId}`)
  const by = { staff: 'test', now, allowedOrigins: [] }
  for (const [index, offer] of UNBUILT_OFFERS.entries()) {
    const draft = { ...offerDraft(site, offer, now), sort: FIRST_SORT - index }
    expectDone(await publishPromotion(database, draft, by))
  }
}
