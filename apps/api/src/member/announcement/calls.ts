import {
  announcementHistoryCall,
  announcementMarqueeCall,
  announcementPreviewCall,
} from '@oriel/contract/member/announcement'
import { done, refuse } from '@oriel/core/outcome'
import {
  listHistory,
  listMarquee,
  takePreview,
  type MarqueeOrder,
} from '@oriel/domain/announcement'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'

const SORT_FIELDS: Readonly<Record<string, MarqueeOrder['field']>> = { sort: 'sort', id: 'id' }

export const announcementBindings = (house: House): Binding[] => [
  bind(announcementPreviewCall, async ({ token }, { site, locale }) => {
    return done({ preview: await takePreview(house.database.rows, site.id, token, locale) })
  }),

  bind(announcementMarqueeCall, async ({ sort_field, sort_order }, { site, session, locale }) => {
    const field = Object.hasOwn(SORT_FIELDS, sort_field) ? SORT_FIELDS[sort_field] : undefined
    if (!field) return refuse('sort_unknown')
    const items = await listMarquee(house.database.rows, {
      siteId: site.id,
      audience: session ? 'member' : 'guest',
      locale,
      order: { field, direction: sort_order },
      now: house.now(),
    })
    return done({
      web_announcement_list: items.map((item) => ({
        id: item.id,
        version: item.version,
        content: item.content,
        display_before_login: item.displayBeforeLogin,
        display_after_login: item.displayAfterLogin,
        sort: item.sort,
      })),
    })
  }),

  bind(announcementHistoryCall, async ({ after, count }, { site, locale }) => {
    const asked = { siteId: site.id, locale, after: after ?? null, count }
    const { list, next } = await listHistory(house.database.rows, asked)
    return done({
      list: list.map(({ id, content, shownAt, isShowing }) => ({
        id,
        content,
        shown_at: shownAt,
        is_showing: isShowing,
      })),
      next,
    })
  }),
]
