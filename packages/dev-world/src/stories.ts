import type { Database } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { tellAgents } from './story/agent.ts'
import { tellAgreements } from './story/agreement.ts'
import { tellAnnouncements } from './story/announcement.ts'
import { tellInstitutions } from './story/bank-card.ts'
import { tellBanners } from './story/banner.ts'
import { tellBulletins } from './story/bulletin.ts'
import { tellFaqs } from './story/faq.ts'
import { tellJackpot } from './story/jackpot.ts'
import { tellLetters } from './story/letter.ts'
import { tellLinks } from './story/link.ts'
import { tellMembers } from './story/member.ts'
import { tellModels } from './story/model.ts'
import { tellPages } from './story/page.ts'
import { tellPromotions } from './story/promotion.ts'
import { tellRecommend } from './story/recommend.ts'
import { tellRegistration } from './story/registration.ts'
import { tellRoulette } from './story/roulette.ts'
import { tellSites } from './story/site.ts'
import { tellSponsors } from './story/sponsor.ts'
import { tellWallets } from './story/wallet.ts'

/** Fills a world through the product's own use cases. Telling it twice changes nothing. */
export async function tellStories(database: Database, now: Date, keys: Keys): Promise<void> {
  await tellSites(database, now)
  await tellInstitutions(database)
  await tellMembers(database, keys)
  await tellRegistration(database, keys)
  await tellAgents(database, now)
  await tellRecommend(database, now)
  await tellWallets(database, now)
  await tellRoulette(database, now)
  await tellJackpot(database)
  await tellAnnouncements(database, now)
  await tellBanners(database, now)
  await tellFaqs(database, now)
  await tellPages(database, now)
  await tellAgreements(database, now)
  await tellSponsors(database, now)
  await tellPromotions(database, now)
  // Bulletins name an offer by its number, so the offers are told first.
  await tellBulletins(database, now)
  await tellModels(database, now)
  // Links name questions by their numbers, so the questions are told first.
  await tellLinks(database, now)
  await tellLetters(database)
}

/**
 * A whole world: the stories, and the catalogue of games. It is large, so tests begin without it
 * and make the few games they need; its words are loaded by those who tell it.
 */
export async function tellWorld(database: Database, now: Date, keys: Keys): Promise<void> {
  await tellStories(database, now, keys)
  const { tellGames } = await import('./story/games.ts')
  await tellGames(database, now)
}
