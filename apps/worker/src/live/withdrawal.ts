import { withdrawalChanged } from '@oriel/contract/realtime/withdrawal'
import type { Rows } from '@oriel/db/database'
import { readWithdrawalChanged } from '@oriel/domain/withdrawal'
import * as z from 'zod/mini'
import type { LiveFeed } from '../live-feed.ts'
import { cashTo } from './wallet.ts'

/** The pages of a member hear where a withdrawal is, and what they may play with after it. */
export const withdrawalFeed = (rows: Rows): LiveFeed => ({
  fact: 'withdrawal.changed',
  translate: async ({ data }) => {
    const { siteId, memberId, number, state, stage } = readWithdrawalChanged(data)
    const to = { to: 'member', siteId, memberId } as const
    const told = { order_number: number, state, stage }
    const changed = { to, event: withdrawalChanged, data: z.encode(withdrawalChanged.data, told) }
    return [changed, await cashTo(rows, { siteId, memberId })]
  },
})
