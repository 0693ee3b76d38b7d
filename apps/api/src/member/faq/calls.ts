import { faqDetailCall, faqListCall } from '@oriel/contract/member/faq'
import { done, refuse } from '@oriel/core/outcome'
import { findFaq, listFaqs, type Faq } from '@oriel/domain/faq'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { contentReader } from '../../reader.ts'

export const faqBindings = (house: House): Binding[] => [
  bind(faqListCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    return done({ list: (await listFaqs(house.database.rows, reader)).map(faqWire) })
  }),

  bind(faqDetailCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const faq = await findFaq(house.database.rows, reader, asked.id)
    return faq ? done(faqWire(faq)) : refuse('faq_unknown')
  }),
]

const faqWire = ({ number, category, title, body }: Faq) => ({
  id: number,
  category,
  question: title,
  answer: body,
})
