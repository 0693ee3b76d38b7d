import { announcementChanged } from '@oriel/contract/realtime/announcement'
import { locales, textFor } from '@oriel/core/locale'
import { readChanged, type ReaderKind } from '@oriel/domain/announcement'
import * as z from 'zod/mini'
import type { LiveFeed } from '../live-feed.ts'

const AUDIENCES: readonly ReaderKind[] = ['guest', 'member']

/** Who may not see it is told only that it is gone: filtering happens here, not in browsers. */
export const announcementFeed = {
  fact: 'announcement.changed',
  translate: ({ data }) => {
    const fact = readChanged(data)
    return AUDIENCES.flatMap((audience) => {
      const allowed = audience === 'guest' ? fact.beforeLogin : fact.afterLogin
      const showing = fact.showing && allowed
      return locales.map((locale) => ({
        to: { to: 'board' as const, siteId: fact.siteId, audience, locale },
        event: announcementChanged,
        data: z.encode(announcementChanged.data, {
          showing,
          announcement: {
            id: fact.id,
            version: fact.version,
            content: showing ? (textFor(fact.texts, locale) ?? '') : '',
            display_before_login: fact.beforeLogin,
            display_after_login: fact.afterLogin,
            sort: fact.sort,
          },
        }),
      }))
    })
  },
} satisfies LiveFeed
