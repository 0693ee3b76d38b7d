import { siteId, type Id } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'

export type BatchId = Id<'round-batch'>

/** A feed is the whole house's: it tells of members of every site. */
const EVERY_SITE = siteId(0)

const Fed = z.object({ batch_id: z.uuid(), provider_id: z.string() })

/** Rounds were fed. The fact names the batch, which holds them until they are booked. */
export const fedFact = (id: BatchId, providerId: string): Fact<z.output<typeof Fed>> => ({
  name: 'round.fed',
  siteId: EVERY_SITE,
  owner: providerId,
  data: { batch_id: id, provider_id: providerId },
})

export const readFed = (data: unknown): BatchId => z.parse(Fed, data).batch_id as BatchId

const Moved = z.object({
  transfer_id: z.uuid(),
  provider_id: z.string(),
  direction: z.enum(['in', 'out']),
  state: z.string(),
})

/** `transfer.changed`: which transfer has brought money home; null for every other change. */
export function readBroughtHome(
  data: unknown,
): { readonly transferId: string; readonly providerId: string } | null {
  const fact = z.parse(Moved, data)
  if (fact.direction !== 'out' || fact.state !== 'completed') return null
  return { transferId: fact.transfer_id, providerId: fact.provider_id }
}
