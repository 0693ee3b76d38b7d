import type { MemberId, SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import type { Transfer, TransferId, TransferState } from './rules.ts'

const Changed = z.object({
  site_id: z.int(),
  member_id: z.string(),
  transfer_id: z.string(),
  provider_id: z.string(),
  direction: z.enum(['in', 'out']),
  state: z.enum(['held', 'sent', 'completed', 'reversed']),
  reason: z.string(),
})

export type TransferChanged = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly transferId: TransferId
  readonly providerId: string
  readonly direction: 'in' | 'out'
  readonly state: TransferState
  readonly reason: string
}

export const changedFact = (transfer: Transfer): Fact<z.output<typeof Changed>> => ({
  name: 'transfer.changed',
  siteId: transfer.siteId,
  owner: transfer.memberId,
  data: {
    site_id: transfer.siteId,
    member_id: transfer.memberId,
    transfer_id: transfer.id,
    provider_id: transfer.providerId,
    direction: transfer.direction,
    state: transfer.state,
    reason: transfer.reason ?? '',
  },
})

export function readTransferChanged(data: unknown): TransferChanged {
  const fact = z.parse(Changed, data)
  return {
    siteId: fact.site_id as SiteId,
    memberId: fact.member_id as MemberId,
    transferId: fact.transfer_id as TransferId,
    providerId: fact.provider_id,
    direction: fact.direction,
    state: fact.state,
    reason: fact.reason,
  }
}
