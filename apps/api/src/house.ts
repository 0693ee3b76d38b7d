import type { Database } from '@oriel/db/database'
import { findSiteByHost, type Site } from '@oriel/domain/site'

/** What handlers work with. */
export type House = {
  readonly database: Database
  readonly now: () => Date
  /** The site at a host, remembered for a moment: every call asks. */
  readonly siteAt: (host: string) => Promise<Site | null>
}

const SITE_REMEMBERED_MS = 2_000
/** Hosts are whatever strangers send, so what is remembered of them is bounded. */
const HOSTS_REMEMBERED_MAX = 1_000

export function createHouse(database: Database, now: () => Date = () => new Date()): House {
  const known = new Map<string, { until: number; site: Promise<Site | null> }>()
  return {
    database,
    now,
    siteAt(host) {
      const found = known.get(host)
      const time = performance.now()
      if (found && found.until > time) return found.site
      const site = findSiteByHost(database.rows, host)
      if (known.size >= HOSTS_REMEMBERED_MAX) known.clear()
      known.set(host, { until: time + SITE_REMEMBERED_MS, site })
      // A failed look is not remembered.
      site.catch(() => known.delete(host))
      return site
    },
  }
}
