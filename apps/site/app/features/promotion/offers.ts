import type { Client } from '@oriel/contract/client'
import {
  promotionDetailCall,
  promotionsCall,
  type PromotionWire,
} from '@oriel/contract/member/promotion'
import {
  promotionCategories,
  type PromotionCategory,
  type PromotionTag,
} from '@oriel/core/content-kinds'
import { money } from '@oriel/core/money'
import type * as z from 'zod/mini'
import { contentAsker } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'
import type { Offered } from './worked-example.ts'

/** An offer as the pages show it. */
export type Offer = Offered & {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly picture: string
  readonly tag: PromotionTag | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** The server's time when it was read, for clocks that count down. */
  readonly readAt: number
}
export type OfferDetail = Offer & {
  readonly content: string
  readonly terms: readonly string[]
}

export type OfferCategory = 'all' | PromotionCategory
export type CategoryCount = { readonly id: OfferCategory; readonly count: number }

/** Whatever else stands in an address means all of them. */
export const readCategory = (text: string | null): OfferCategory =>
  promotionCategories.includes(text as PromotionCategory) ? (text as PromotionCategory) : 'all'

/** Longer ones were not written by us, and the call would refuse them. */
const CURSOR_MAX = 60
export const readCursor = (text: string | null): string | null =>
  text !== null && text.length <= CURSOR_MAX ? text : null

const OFFERS_PER_PAGE = 6

export type OfferQuery = { readonly category: OfferCategory; readonly after: string | null }

/** The address of a part of the list. */
export function listAddress({ category, after }: OfferQuery): string {
  const search = new URLSearchParams()
  if (category !== 'all') search.set('category', category)
  if (after !== null) search.set('after', after)
  return search.size === 0 ? '/discount' : `/discount?${search}`
}

export async function readOffers(call: Client, visit: Visit, query: OfferQuery, now: number) {
  const { category, after } = query
  const page = { category, count: OFFERS_PER_PAGE, ...(after === null ? {} : { after }) }
  const answer = await call(promotionsCall, { ...contentAsker(visit), ...page })
  if (!answer.ok) return answer
  const { categories, list, next } = answer.value
  const items = list.map((wire) => offerOf(wire, now))
  return { ok: true, value: { categories, items, next } } as const
}

export async function readOffer(call: Client, visit: Visit, id: number, now: number) {
  const answer = await call(promotionDetailCall, { ...contentAsker(visit), id })
  if (!answer.ok) return answer
  const { content, terms } = answer.value
  return { ok: true, value: { ...offerOf(answer.value, now), content, terms } } as const
}

const offerOf = (wire: z.output<typeof PromotionWire>, readAt: number): Offer => ({
  id: wire.id,
  title: wire.title,
  summary: wire.summary,
  picture: wire.picture,
  tag: wire.tag,
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  turnover: wire.turnover,
  bonusPercent: wire.bonus_percent,
  maxBonus: wire.max_bonus && money(wire.max_bonus.amount, wire.max_bonus.currency),
  readAt,
})

const DAY_MS = 86_400_000
/** Under this long an offer's end is shown as a clock. */
const SOON_MS = 3 * DAY_MS

export type Ending = 'open' | 'later' | 'soon' | 'over'

export function endingOf({ endsAt, readAt }: Pick<Offer, 'endsAt' | 'readAt'>): Ending {
  if (endsAt === null) return 'open'
  const left = endsAt.getTime() - readAt
  if (left <= 0) return 'over'
  return left < SOON_MS ? 'soon' : 'later'
}
