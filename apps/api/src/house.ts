import type { Database } from '@oriel/db/database'
import { rememberSites, type SiteAt } from '@oriel/domain/site'

/** What handlers work with. */
export type House = {
  readonly database: Database
  readonly now: () => Date
  readonly siteAt: SiteAt
}

export const createHouse = (database: Database, now: () => Date = () => new Date()): House => ({
  database,
  now,
  siteAt: rememberSites(database.rows),
})
