import type { Database } from '@oriel/db/database'
import { tellAnnouncements } from './announcement.ts'
import { tellMembers } from './member.ts'
import { tellSites } from './site.ts'

/** Fills a world through the same use cases the product runs on. Telling it twice changes nothing. */
export async function tellStories(database: Database, now: Date): Promise<void> {
  await tellSites(database, now)
  await tellMembers(database)
  await tellAnnouncements(database, now)
}
