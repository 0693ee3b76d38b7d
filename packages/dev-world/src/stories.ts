import type { Database } from '@oriel/db/database'
import { tellAnnouncements } from './story/announcement.ts'
import { tellLedger } from './story/ledger.ts'
import { tellMembers } from './story/member.ts'
import { tellSites } from './story/site.ts'

/** Fills a world through the product's own use cases. Telling it twice changes nothing. */
export async function tellStories(database: Database, now: Date): Promise<void> {
  await tellSites(database, now)
  await tellMembers(database)
  await tellLedger(database)
  await tellAnnouncements(database, now)
}
