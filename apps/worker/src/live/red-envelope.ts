import { redEnvelopeDisplay } from '@oriel/contract/realtime/red-envelope'
import { writeInstant } from '@oriel/core/time'
import type { Rows } from '@oriel/db/database'
import { readShown } from '@oriel/domain/red-envelope'
import { timeZoneOf } from '@oriel/domain/site'
import type { LiveFeed } from '../live-feed.ts'

/** An envelope has opened, for pages of its currency: each asks whether it is for its member. */
export const redEnvelopeFeed = (rows: Rows): LiveFeed => ({
  fact: 'red-envelope.shown',
  translate: async ({ data }) => {
    const { siteId, id, currency, endAt } = readShown(data)
    const end_at = writeInstant(endAt, await timeZoneOf(rows, siteId))
    const to = { to: 'currency' as const, siteId, currency }
    return [{ to, event: redEnvelopeDisplay, data: { id, end_at } }]
  },
})
