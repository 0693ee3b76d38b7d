import { promotionCategories, promotionTags } from '@oriel/core/content-kinds'
import * as z from 'zod/mini'
import { ArtWire, ContentAsker, ContentNumber, ContentPage } from '../content-wire.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, Instant } from '../wire.ts'

/** Conditions are numbers, so that each page can say them in the same plain words. */
export const PromotionWire = z.object({
  id: z.int(),
  title: z.string(),
  /** One sentence without HTML. */
  summary: z.string(),
  category: z.enum(promotionCategories),
  picture: z.string(),
  art: ArtWire,
  starts_at: Instant,
  ends_at: z.nullable(Instant),
  /** How many times a bonus is played through before it can be withdrawn; null: not at all. */
  turnover: z.nullable(z.int()),
  /** Bonus in hundredths of a deposit; null when the offer is no share of one. */
  bonus_percent: z.nullable(z.int()),
  /** In the reader's currency; null when there is no bonus in money. */
  max_bonus: z.nullable(z.object({ amount: Amount, currency: CurrencyCode })),
  tag: z.nullable(z.enum(promotionTags)),
})

const CategoryWire = z.object({
  id: z.enum(['all', ...promotionCategories]),
  /** How many there are for whoever asks. */
  count: z.int(),
})

export const promotionsCall = endpoint({
  path: '/arks/web/promotion',
  auth: 'none',
  summary: 'Offers in the operator’s order, in one category or in all, a page at a time.',
  input: z.object({
    ...ContentAsker,
    ...ContentPage,
    category: z._default(z.enum(['all', ...promotionCategories]), 'all'),
  }),
  data: z.object({
    categories: z.array(CategoryWire),
    list: z.array(PromotionWire),
    next: z.nullable(z.string()),
  }),
  errors: {},
})

export const promotionDetailCall = endpoint({
  path: '/arks/web/promotion/detail',
  auth: 'none',
  summary: 'One offer with its text and its terms.',
  input: z.object({ ...ContentAsker, id: ContentNumber }),
  data: z.extend(PromotionWire, {
    /** Cleaned HTML. */
    content: z.string(),
    /** One sentence each, without HTML. */
    terms: z.array(z.string()),
  }),
  errors: { '101': 'promotion_unknown' },
})
