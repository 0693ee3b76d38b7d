import { forwardGameStatus, gameUrl } from '@oriel/contract/realtime/play'
import { readPlayChanged } from '@oriel/domain/play'
import type { LiveFeed } from '../live-feed.ts'

/**
 * The pages of a member hear where a launch stands. The address itself goes to nobody here: the
 * session it belongs to reads it.
 */
export const playFeed: LiveFeed = {
  fact: 'play.changed',
  translate: ({ data }) => {
    const { siteId, memberId, playId, providerId, state, reason } = readPlayChanged(data)
    const to = { to: 'member', siteId, memberId } as const
    const status = { launch_id: playId, gp_id: providerId, state, reason }
    const told = { to, event: forwardGameStatus, data: status }
    if (state !== 'playing') return [told]
    return [{ to, event: gameUrl, data: { launch_id: playId } }, told]
  },
}
