import { promotionCategories, type PromotionCategory } from '@oriel/core/content-kinds'
import { textFor } from '@oriel/core/locale'
import type { Money } from '@oriel/core/money'
import { refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import {
  countContents,
  detailsOf,
  editContent,
  findContent,
  pageContents,
  publishContent,
  type By,
  type Content,
  type ContentId,
  type ContentRefusal,
  type Reader,
} from '@oriel/domain/content'
import {
  checkPromotion,
  maxBonusIn,
  PromotionDetails,
  type PromotionDraft,
  type PromotionRefusal,
} from './rules.ts'

export { PromotionDetails } from './rules.ts'
export type { PromotionDraft } from './rules.ts'

/** An offer as one reader sees it: in one language and one currency. */
export type Promotion = Omit<Content, 'details'> &
  Omit<PromotionDetails, 'summaries' | 'terms' | 'maxBonus'> & {
    readonly summary: string
    readonly terms: readonly string[]
    readonly maxBonus: Money | null
  }

export async function publishPromotion(
  database: Database,
  draft: PromotionDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal | PromotionRefusal>> {
  const reason = checkPromotion(draft)
  return reason ? refuse(reason) : publishContent(database, 'promotion', draft, by)
}

export async function editPromotion(
  database: Database,
  id: ContentId,
  draft: PromotionDraft,
  by: By,
): Promise<Outcome<void, ContentRefusal | PromotionRefusal | 'content_unknown'>> {
  const reason = checkPromotion(draft)
  return reason ? refuse(reason) : editContent(database, 'promotion', id, draft, by)
}

export type PromotionPage = {
  readonly promotions: readonly Promotion[]
  readonly next: string | null
}

/** Offers in the operator's order, in one category or in all. */
export async function pagePromotions(
  rows: Rows,
  reader: Reader,
  asked: {
    readonly category: PromotionCategory | null
    readonly after: string | null
    readonly limit: number
  },
): Promise<PromotionPage> {
  const { category, after, limit } = asked
  const having = category && { category }
  const { contents, next } = await pageContents(rows, 'promotion', reader, { having, after, limit })
  return { promotions: contents.map((content) => promotionOf(content, reader)), next }
}

/** How many offers each category has for this reader; one that is empty says so. */
export async function countPromotions(
  rows: Rows,
  reader: Reader,
): Promise<{ category: PromotionCategory; count: number }[]> {
  const counts = await countContents(rows, 'promotion', reader, 'category')
  return promotionCategories.map((category) => ({ category, count: counts.get(category) ?? 0 }))
}

export async function findPromotion(
  rows: Rows,
  reader: Reader,
  number: number,
): Promise<Promotion | null> {
  const content = await findContent(rows, 'promotion', reader, number)
  return content && promotionOf(content, reader)
}

function promotionOf(content: Content, { locale, currency }: Reader): Promotion {
  const { summaries, terms, maxBonus, ...rest } = detailsOf(PromotionDetails, content)
  return {
    ...rest,
    summary: textFor(summaries, locale) ?? '',
    terms: textFor(terms, locale) ?? [],
    maxBonus: maxBonusIn(maxBonus, currency),
  }
}
