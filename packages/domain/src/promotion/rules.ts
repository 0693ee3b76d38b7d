import { currencies, type Currency } from '@oriel/core/currency'
import { promotionCategories, promotionTags } from '@oriel/core/content-kinds'
import { money, parseUnits, type Money } from '@oriel/core/money'
import { Art, type ContentDraft } from '@oriel/domain/content'
import * as z from 'zod/mini'

/** Numbers a member can check: nothing that matters hides in the text. */
const TURNOVER_TIMES_MAX = 50
const BONUS_PERCENT_MAX = 200

export const PromotionDetails = z.object({
  category: z.enum(promotionCategories),
  /** One sentence in each language, and the terms as a list of sentences. */
  summaries: z.record(z.string(), z.string()),
  terms: z.record(z.string(), z.array(z.string())),
  /** How often a bonus is played through before it can be withdrawn. */
  turnover: z.nullable(z.int().check(z.minimum(1), z.maximum(TURNOVER_TIMES_MAX))),
  bonusPercent: z.nullable(z.int().check(z.minimum(1), z.maximum(BONUS_PERCENT_MAX))),
  /** Decimal strings by currency. */
  maxBonus: z.nullable(z.partialRecord(z.enum(currencies as [Currency]), z.string())),
  tag: z.nullable(z.enum(promotionTags)),
  art: Art,
})
export type PromotionDetails = z.output<typeof PromotionDetails>
export type PromotionDraft = ContentDraft<PromotionDetails>

export type PromotionRefusal =
  | 'promotion_numbers'
  | 'promotion_without_summary'
  | 'promotion_without_terms'
  | 'promotion_without_maximum'

export function checkPromotion({
  details,
  texts,
  currencies: offered,
}: PromotionDraft): PromotionRefusal | null {
  const { summaries, terms, maxBonus, bonusPercent } = details
  if (!z.safeParse(PromotionDetails, details).success) return 'promotion_numbers'
  const languages = Object.keys(texts)
  if (languages.some((language) => !summaries[language]?.trim())) return 'promotion_without_summary'
  if (languages.some((language) => !terms[language]?.length)) return 'promotion_without_terms'
  // A share of a deposit without a ceiling would promise money nobody has counted.
  if (bonusPercent !== null && maxBonus === null) return 'promotion_without_maximum'
  return maxBonus !== null && !coversAll(maxBonus, offered) ? 'promotion_without_maximum' : null
}

/** Whoever sees the offer sees the most it can bring, in their own currency. */
const coversAll = (
  maxBonus: NonNullable<PromotionDetails['maxBonus']>,
  offered: readonly Currency[] | null,
): boolean =>
  offered !== null && offered.every((currency) => (parseUnits(maxBonus[currency] ?? '') ?? 0n) > 0n)

export function maxBonusIn(
  maxBonus: PromotionDetails['maxBonus'],
  currency: Currency | null,
): Money | null {
  if (maxBonus === null) return null
  const units = currency && parseUnits(maxBonus[currency] ?? '')
  // Such an offer names its currencies, and is listed for nobody else.
  if (!currency || !units) throw new Error(`an offer has no maximum in ${currency}`)
  return money(units, currency)
}
