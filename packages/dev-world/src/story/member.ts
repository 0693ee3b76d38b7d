import type { Database } from '@oriel/db/database'
import { createMember } from '@oriel/domain/member'
import { cast } from '../cast.ts'

/** The cast signs up. Whoever is there already stays as they are. */
export async function tellMembers(database: Database): Promise<void> {
  for (const { account, site, currency, language } of cast) {
    await createMember(database, { account, siteId: site, currency, language })
  }
}
