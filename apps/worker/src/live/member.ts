import { profileUpdated } from '@oriel/contract/realtime/member'
import { readMemberChanged } from '@oriel/domain/member'
import type { LiveFeed } from '../live-feed.ts'

/** The pages of a member hear that something about them is another now, and read it again. */
export const memberFeed: LiveFeed = {
  fact: 'member.changed',
  translate: ({ data }) => {
    const { siteId, memberId, version } = readMemberChanged(data)
    return [{ to: { to: 'member', siteId, memberId }, event: profileUpdated, data: { version } }]
  },
}
