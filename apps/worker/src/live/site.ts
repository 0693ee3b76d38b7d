import { appCleanCache } from '@oriel/contract/realtime/session'
import { locales } from '@oriel/core/locale'
import { readCacheCleared } from '@oriel/domain/site'
import type { LiveFeed } from '../live-feed.ts'

/** Everybody who has a page of the site open: its devices throw away what they have kept. */
export const siteFeed: LiveFeed = {
  fact: 'site.cache-cleared',
  translate: ({ data }) => {
    const { siteId } = readCacheCleared(data)
    return (['guest', 'member'] as const).flatMap((audience) =>
      locales.map((locale) => ({
        to: { to: 'board' as const, siteId, audience, locale },
        event: appCleanCache,
        data: {},
      })),
    )
  },
}
