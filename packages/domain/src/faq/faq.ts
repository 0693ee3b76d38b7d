import { faqCategories } from '@oriel/core/content-kinds'
import type { Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import {
  detailsOf,
  findContent,
  listContents,
  publishContent,
  type By,
  type Content,
  type ContentDraft,
  type ContentId,
  type ContentRefusal,
  type Reader,
} from '@oriel/domain/content'
import * as z from 'zod/mini'

/** The title is the question, the body its answer. */
export const FaqDetails = z.object({ category: z.enum(faqCategories) })
export type Faq = Omit<Content, 'details'> & z.output<typeof FaqDetails>
export type FaqDraft = ContentDraft<z.output<typeof FaqDetails>>

export const publishFaq = (
  database: Database,
  draft: FaqDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal>> => publishContent(database, 'faq', draft, by)

/** By category, and within one in the operator's order. */
export async function listFaqs(rows: Rows, reader: Reader): Promise<Faq[]> {
  const faqs = (await listContents(rows, 'faq', reader)).map(faqOf)
  return faqCategories.flatMap((category) => faqs.filter((faq) => faq.category === category))
}

export async function findFaq(rows: Rows, reader: Reader, number: number): Promise<Faq | null> {
  const content = await findContent(rows, 'faq', reader, number)
  return content && faqOf(content)
}

const faqOf = (content: Content): Faq => detailsOf(FaqDetails, content)
