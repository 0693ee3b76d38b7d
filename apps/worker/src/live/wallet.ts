import type { BusEvent } from '@oriel/bus/event'
import { allTransferBack, memberCash } from '@oriel/contract/realtime/wallet'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { readHeldChanged } from '@oriel/domain/held'
import { getMember } from '@oriel/domain/member'
import { readTransferChanged } from '@oriel/domain/transfer'
import { readCash, readWalletChanged } from '@oriel/domain/wallet'
import * as z from 'zod/mini'
import { createGather, type Gather } from '../gather.ts'
import type { LiveFeed } from '../live-feed.ts'

/** Whoever plays fast moves money with every round; their pages are told at most this often. */
export const CASH_TOLD_EVERY_MS = 200

type Whose = { readonly siteId: SiteId; readonly memberId: MemberId }

/** Read when it is told, so a message is never older than the facts behind it. */
export async function cashTo(rows: Rows, { siteId, memberId }: Whose) {
  const { currency } = await getMember(rows, memberId)
  const { available, version } = await readCash(rows, memberId, currency)
  return {
    to: { to: 'member' as const, siteId, memberId },
    event: memberCash,
    data: z.encode(memberCash.data, { currency, cash: available, version }),
  }
}

/** Money of a member moved: what they may play with, now. */
export const walletFeed = (
  rows: Rows,
  gather: Gather = createGather(CASH_TOLD_EVERY_MS),
): LiveFeed => ({
  fact: 'wallet.changed',
  translate: async ({ data }: BusEvent) => {
    const whose = readWalletChanged(data)
    const told = await gather(whose.memberId, () => cashTo(rows, whose))
    return told ? [told] : []
  },
})

/** Money was set aside for a person, or they have decided: what the member may play with, now. */
export const heldFeed = (rows: Rows): LiveFeed => ({
  fact: 'held.changed',
  translate: async ({ data }: BusEvent) => [await cashTo(rows, readHeldChanged(data))],
})

/** A transfer stands somewhere else: that, and what the member may play with after it. */
export const transferFeed = (rows: Rows): LiveFeed => ({
  fact: 'transfer.changed',
  translate: async ({ data }: BusEvent) => {
    const { siteId, memberId, transferId, providerId, direction, state, reason } =
      readTransferChanged(data)
    const isEnd = state === 'completed' || state === 'reversed'
    return [
      {
        to: { to: 'member' as const, siteId, memberId },
        event: allTransferBack,
        data: {
          id: transferId,
          gp_id: providerId,
          direction,
          // A fact while it is under way says no more than that.
          state: isEnd ? state : ('moving' as const),
          reason,
        },
      },
      await cashTo(rows, { siteId, memberId }),
    ]
  },
})
