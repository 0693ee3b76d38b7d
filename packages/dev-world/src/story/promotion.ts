import type { Look } from '@oriel/art/look'
import type { PromotionCategory, PromotionTag } from '@oriel/core/content-kinds'
import type { Currency } from '@oriel/core/currency'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishPromotion, type PromotionDraft } from '@oriel/domain/promotion'
import type { Site } from '@oriel/domain/site'
import { eachLanguage, tellContents } from '../tell-contents.ts'
import { promotionTexts, type PromotionName } from '../texts/promotion.ts'

export type Offer = {
  readonly name: PromotionName
  readonly category: PromotionCategory
  readonly percent: number | null
  /** The percentage is of winnings or losses: there is no bonus on a deposit to count through. */
  readonly isNoDepositShare?: true
  readonly turnover: number | null
  /** In dollars of play money; the other currencies follow. */
  readonly most: number | null
  readonly tag: PromotionTag | null
  readonly art: Look
  readonly days?: number
  /** It gives nothing that a member could take twice. */
  readonly isForAll?: true
}

export const look = (
  emblem: Look['emblem'],
  palette: Look['palette'],
  backdrop: Look['backdrop'],
): Look => ({ emblem, palette, backdrop })
export const plain = { percent: null, turnover: null, most: null, tag: null } as const

/** Only offers whose features exist. */
const OFFERS: readonly Offer[] = [
  { ...plain, name: 'playMoney', category: 'welcome', art: look('coins', 'obsidian', 'bokeh') },
  {
    ...plain,
    name: 'tryFirst',
    category: 'slots',
    art: look('cherries', 'jade', 'lattice'),
    isForAll: true,
  },
]

export async function tellPromotions(database: Database, now: Date): Promise<void> {
  await tellContents(database, 'promotion', now, async ({ site, by }) => {
    for (const [index, offer] of OFFERS.entries()) {
      const draft = { ...offerDraft(site, offer, now), sort: OFFERS.length - index }
      expectDone(await publishPromotion(database, draft, by))
    }
  })
}

const DAY_MS = 86_400_000

/** An offer for everybody on a site, from now on. Its numbers are here, its texts take them. */
export const offerDraft = (site: Site, offer: Offer, now: Date): Omit<PromotionDraft, 'sort'> => ({
  siteId: site.id,
  device: 'both',
  forGuests: true,
  forMembers: true,
  startsAt: now,
  endsAt: offer.days ? new Date(now.getTime() + offer.days * DAY_MS) : null,
  ...offerIn(site, offer),
})

function offerIn(
  site: Site,
  { name, category, percent, isNoDepositShare, turnover, most, tag, art, isForAll }: Offer,
): Pick<PromotionDraft, 'texts' | 'details' | 'currencies'> {
  const fill = (text: string) =>
    text.replaceAll('{percent}', String(percent)).replaceAll('{turnover}', String(turnover))
  const said = eachLanguage(site, (locale) => promotionTexts[locale][name])
  const each = Object.entries(said)
  return {
    texts: Object.fromEntries(
      each.map(([locale, { title, body }]) => [locale, { title: fill(title), body: fill(body) }]),
    ),
    details: {
      category,
      summaries: Object.fromEntries(each.map(([locale, { summary }]) => [locale, fill(summary)])),
      terms: eachLanguage(site, (locale) => {
        const { oncePerMember, everyOffer, [name]: own } = promotionTexts[locale]
        const once = isForAll ? [] : [oncePerMember]
        return [...own.terms, ...once, everyOffer].map(fill)
      }),
      turnover,
      bonusPercent: isNoDepositShare ? null : percent,
      maxBonus: most === null ? null : inEach(site.currencies, most),
      tag,
      art,
    },
    currencies: most === null ? null : site.currencies,
  }
}

/** Round numbers people can read, near what a dollar buys: play money has no exchange. */
const FOR_ONE_DOLLAR: Readonly<Record<Currency, number>> = {
  USD: 1,
  RMB: 7,
  VND: 25_000,
  THB: 35,
  WON: 1_400,
  JPY: 150,
  INR: 85,
  MMK: 2_100,
  BRL: 5,
  BDT: 120,
  NGN: 1_600,
  GP: 100,
}

const inEach = (currencies: readonly Currency[], dollars: number) =>
  Object.fromEntries(currencies.map((one) => [one, String(dollars * FOR_ONE_DOLLAR[one])]))
