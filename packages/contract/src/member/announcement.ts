import * as z from 'zod/mini'
import type { AnnouncementId } from '@oriel/core/id'
import { endpoint } from '../endpoint.ts'
import { Flag, Instant, SiteNumber } from '../wire.ts'

export const AnnouncementWire = z.object({
  id: z.codec(z.string(), z.custom<AnnouncementId>(), {
    decode: (text) => text as AnnouncementId,
    encode: (id) => id,
  }),
  /** Grows with every change, so that a page can tell a late event from a new one. */
  version: z.int(),
  content: z.string(),
  display_before_login: Flag,
  display_after_login: Flag,
  sort: z.int(),
})

export const announcementPreviewCall = endpoint({
  path: '/announcement/preview',
  auth: 'none',
  summary: 'Spends an address of the office and shows a version that nobody else sees yet.',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  /** Null: the address was opened before, or ran out. */
  data: z.object({ preview: z.nullable(z.object({ id: z.string(), content: z.string() })) }),
  errors: {},
})

export const announcementMarqueeCall = endpoint({
  path: '/arks/web/announcement/marquee',
  auth: 'none',
  summary: 'The announcements this visitor or member is to see now, in the language asked for.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    sort_field: z._default(z.string(), 'sort'),
    sort_order: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  data: z.object({ web_announcement_list: z.array(AnnouncementWire) }),
  errors: { '101': 'sort_unknown' },
})

export const announcementHistoryCall = endpoint({
  path: '/arks/web/announcement/history',
  auth: 'member',
  summary: 'What members were told so far, also what is over, the newest first.',
  input: z.object({
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  data: z.object({
    list: z.array(
      z.object({ id: z.string(), content: z.string(), shown_at: Instant, is_showing: Flag }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: {},
})
