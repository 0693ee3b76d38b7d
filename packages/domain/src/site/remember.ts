import type { Rows } from '@oriel/db/database'
import type { ServedSite } from './site.ts'

/** The site at a host, remembered for a moment: every call and every socket asks. */
export type SiteAt = (host: string) => Promise<ServedSite | null>

const REMEMBERED_MS = 2_000
/** Hosts are whatever strangers send, so what is remembered of them is bounded. */
const HOSTS_MAX = 1_000

export function remember(
  rows: Rows,
  find: (rows: Rows, host: string) => Promise<ServedSite | null>,
): SiteAt {
  const known = new Map<string, { until: number; site: Promise<ServedSite | null> }>()
  return (host) => {
    const found = known.get(host)
    const time = performance.now()
    if (found && found.until > time) return found.site
    const site = find(rows, host)
    if (known.size >= HOSTS_MAX) known.clear()
    known.set(host, { until: time + REMEMBERED_MS, site })
    // A failed look is not remembered.
    site.catch(() => known.delete(host))
    return site
  }
}
