import type { FaqCategory } from '@oriel/core/content-kinds'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishFaq } from '@oriel/domain/faq'
import { tellContents, textsOf } from '../tell-contents.ts'
import { faqTexts, type FaqName } from '../texts/faq.ts'

const QUESTIONS: Readonly<Record<FaqCategory, readonly FaqName[]>> = {
  account: ['openAccount', 'password', 'closeAccount'],
  deposit: ['whereMoneyComesFrom'],
  withdrawal: ['canIWithdraw'],
  games: ['demo', 'moneyInGame', 'connectionLost', 'rules'],
  fairness: ['random', 'returnToPlayer', 'checkResults'],
  safer_play: ['sessionNet', 'worried'],
}

export async function tellFaqs(database: Database, now: Date): Promise<void> {
  await tellContents(database, 'faq', now, async ({ site, usual, by }) => {
    for (const [category, names] of Object.entries(QUESTIONS)) {
      for (const [index, name] of names.entries()) {
        const details = { category: category as FaqCategory }
        const texts = textsOf(site, faqTexts, name)
        const draft = { ...usual, details, texts, sort: names.length - index }
        expectDone(await publishFaq(database, draft, by))
      }
    }
  })
}
