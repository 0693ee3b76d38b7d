import {
  promotionDetailCall,
  promotionsCall,
  type PromotionWire,
} from '@oriel/contract/member/promotion'
import { done, refuse } from '@oriel/core/outcome'
import {
  countPromotions,
  findPromotion,
  pagePromotions,
  type Promotion,
} from '@oriel/domain/promotion'
import type * as z from 'zod/mini'
import { bind, type Binding } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import type { House } from '../../house.ts'
import { pictureAddress } from '../../picture-address.ts'
import { contentReader } from '../../reader.ts'

export const promotionBindings = (house: House): Binding[] => [
  bind(promotionsCall, async (asked, caller) => {
    const { rows } = house.database
    const reader = contentReader(caller, asked, house.now())
    const [counts, page] = await Promise.all([
      countPromotions(rows, reader),
      pagePromotions(rows, reader, {
        category: asked.category === 'all' ? null : asked.category,
        after: asked.after ?? null,
        limit: asked.count,
      }),
    ])
    const all = counts.reduce((sum, { count }) => sum + count, 0)
    return done({
      categories: [
        { id: 'all' as const, count: all },
        ...counts.map(({ category, count }) => ({ id: category, count })),
      ],
      list: page.promotions.map((promotion) => promotionWire(promotion, caller)),
      next: page.next,
    })
  }),

  bind(promotionDetailCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const promotion = await findPromotion(house.database.rows, reader, asked.id)
    if (!promotion) return refuse('promotion_unknown')
    const { body: content, terms } = promotion
    return done({ ...promotionWire(promotion, caller), content, terms: [...terms] })
  }),
]

const promotionWire = (promotion: Promotion, { site }: Caller): z.output<typeof PromotionWire> => ({
  id: promotion.number,
  title: promotion.title,
  summary: promotion.summary,
  category: promotion.category,
  picture: pictureAddress(site, 'promotion', promotion.number, promotion.art),
  art: promotion.art,
  starts_at: promotion.startsAt,
  ends_at: promotion.endsAt,
  turnover: promotion.turnover,
  bonus_percent: promotion.bonusPercent,
  max_bonus: promotion.maxBonus && {
    amount: promotion.maxBonus.units,
    currency: promotion.maxBonus.currency,
  },
  tag: promotion.tag,
})
