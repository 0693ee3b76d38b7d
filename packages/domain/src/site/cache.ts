import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Cleared = z.object({ site_id: z.int() })

/** S4.100: an operator's command that makes every device reload the site. */
export const clearCaches = (database: Database, siteId: SiteId): Promise<unknown> =>
  database.transaction((work) =>
    announce(work, {
      name: 'site.cache-cleared',
      siteId,
      owner: String(siteId),
      data: { site_id: siteId },
    }),
  )

export const readCacheCleared = (data: unknown): { readonly siteId: SiteId } => ({
  siteId: z.parse(Cleared, data).site_id as SiteId,
})
