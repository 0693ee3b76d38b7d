import { sessionChanged } from '@oriel/contract/realtime/session'
import { readChanged } from '@oriel/domain/session'
import type { LiveFeed } from '../live-feed.ts'

/** The pages of a member hear which session counts; those of another end themselves. */
export const sessionFeed: LiveFeed = {
  fact: 'session.changed',
  translate: ({ data }) => {
    const { siteId, memberId, fingerprint, ended } = readChanged(data)
    const told = { fingerprint, ...(ended && { ended }) }
    return [{ to: { to: 'member', siteId, memberId }, event: sessionChanged, data: told }]
  },
}
