import { faqCategories } from '@oriel/core/content-kinds'
import * as z from 'zod/mini'
import { ContentAsker, ContentNumber } from '../content-wire.ts'
import { endpoint } from '../endpoint.ts'

export const FaqWire = z.object({
  id: z.int(),
  category: z.enum(faqCategories),
  question: z.string(),
  /** Cleaned HTML. */
  answer: z.string(),
})

export const faqListCall = endpoint({
  path: '/arks/web/faq',
  auth: 'none',
  summary: 'All questions with their answers, by category, in the operator’s order.',
  input: z.object(ContentAsker),
  data: z.object({ list: z.array(FaqWire) }),
  errors: {},
})

export const faqDetailCall = endpoint({
  path: '/arks/web/faq/detail',
  auth: 'none',
  summary: 'One question with its answer.',
  input: z.object({ ...ContentAsker, id: ContentNumber }),
  data: FaqWire,
  errors: { '101': 'faq_unknown' },
})
