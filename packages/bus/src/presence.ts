import { RequestError, TimeoutError, type Subscription } from '@nats-io/transport-node'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Bus } from './bus.ts'

export type Presence = {
  /** One more socket of the member is connected to this node. */
  come(siteId: SiteId, memberId: MemberId): void
  leave(siteId: SiteId, memberId: MemberId): void
}

const ANSWER_WAIT_MS = 1_000

/**
 * A node answers for a member as long as one of its sockets is theirs. Nothing is stored, so
 * nothing can be out of date: a node that died has stopped answering.
 */
export function createPresence(bus: Bus): Presence {
  const here = new Map<string, { subscription: Subscription; sockets: number }>()
  return {
    come(siteId, memberId) {
      const subject = subjectOf(siteId, memberId)
      const known = here.get(subject)
      if (known) {
        known.sockets += 1
        return
      }
      const subscription = bus.connection.subscribe(subject, {
        callback: (error, message) => {
          if (!error) message.respond()
        },
      })
      here.set(subject, { subscription, sockets: 1 })
    },
    leave(siteId, memberId) {
      const subject = subjectOf(siteId, memberId)
      const known = here.get(subject)
      if (!known) return
      known.sockets -= 1
      if (known.sockets > 0) return
      known.subscription.unsubscribe()
      here.delete(subject)
    },
  }
}

/** Whether a member has a socket on any node. Nobody to answer is an answer, and comes at once. */
export async function isPresent(bus: Bus, siteId: SiteId, memberId: MemberId): Promise<boolean> {
  try {
    await bus.connection.request(subjectOf(siteId, memberId), '', { timeout: ANSWER_WAIT_MS })
    return true
  } catch (error) {
    if (error instanceof RequestError || error instanceof TimeoutError) return false
    throw error
  }
}

const subjectOf = (siteId: SiteId, memberId: MemberId): string => `presence.${siteId}.${memberId}`
