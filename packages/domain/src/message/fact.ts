import type { Id, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

const Queued = z.object({ id: z.uuid() })

/** The fact names the message and nothing of what it says. */
export const queuedFact = (message: {
  readonly id: Id<'message'>
  readonly siteId: SiteId
  readonly owner: string
}): Fact<z.output<typeof Queued>> => ({
  name: 'message.queued',
  siteId: message.siteId,
  owner: message.owner,
  data: { id: message.id },
})

export const readQueued = (data: unknown): Id<'message'> =>
  z.parse(Queued, data).id as Id<'message'>
