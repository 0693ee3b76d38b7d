import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { publishPage } from '@oriel/domain/page'
import { tellContents, textsOf } from '../tell-contents.ts'
import { pageTexts, type PageName } from '../texts/page.ts'

/** The name of each page in its address: /main/terms. */
const ADDRESSES: Readonly<Record<PageName, string>> = {
  about: 'about',
  terms: 'terms',
  privacy: 'privacy',
  gameRules: 'game-rules',
  fairness: 'fairness',
  saferPlay: 'safer-play',
  getHelp: 'get-help',
  contact: 'contact',
}

export async function tellPages(database: Database, now: Date): Promise<void> {
  const addresses = Object.entries(ADDRESSES) as [PageName, string][]
  await tellContents(database, 'page', now, async ({ site, usual, by }) => {
    for (const [index, [key, name]] of addresses.entries()) {
      const texts = textsOf(site, pageTexts, key)
      const draft = { ...usual, details: { name }, texts, sort: addresses.length - index }
      expectDone(await publishPage(database, draft, by))
    }
  })
}
