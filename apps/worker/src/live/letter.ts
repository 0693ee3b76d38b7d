import {
  letterDeleted,
  letterRead,
  letterSent,
  lettersChanged,
} from '@oriel/contract/realtime/letter'
import { locales } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'
import { countLetters, readLetterChanged, readLetterSpread } from '@oriel/domain/letter'
import type { LiveFeed } from '../live-feed.ts'

/** A hundred thousand open pages that count again within this time are 5,000 counts a second. */
export const COUNTED_WITHIN_S = 20

const EVENTS = { sent: letterSent, read: letterRead, deleted: letterDeleted } as const

/** Counted when it is told, so a message is never older than the fact behind it. */
export const letterFeed = (rows: Rows): LiveFeed => ({
  fact: 'letter.changed',
  translate: async ({ data }) => {
    const { siteId, memberId, what } = readLetterChanged(data)
    const { unread: count } = await countLetters(rows, { siteId, memberId })
    return [{ to: { to: 'member', siteId, memberId }, event: EVENTS[what], data: { count } }]
  },
})

/** To many: one message for each language of the site's member channel, whoever is meant. */
export const letterSpreadFeed: LiveFeed = {
  fact: 'letter.spread',
  translate: ({ data }) => {
    const siteId = readLetterSpread(data)
    return locales.map((locale) => ({
      to: { to: 'board', siteId, audience: 'member', locale },
      event: lettersChanged,
      data: { within_s: COUNTED_WITHIN_S },
    }))
  },
}
