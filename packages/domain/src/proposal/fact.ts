import type { SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'

/** Pages of the office that show proposals read them again. */
export const proposalChanged = (siteId: SiteId, id: string): Fact => ({
  name: 'proposal.changed',
  siteId,
  owner: id,
  data: { id },
})
