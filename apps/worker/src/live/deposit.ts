import { depositChanged, depositSuccess } from '@oriel/contract/realtime/deposit'
import type { Rows } from '@oriel/db/database'
import { readDepositChanged } from '@oriel/domain/deposit'
import * as z from 'zod/mini'
import type { LiveFeed } from '../live-feed.ts'
import { cashTo } from './wallet.ts'

/**
 * The pages of a member hear that an order stands elsewhere, and of each arrival that was credited,
 * with what they may play with after it.
 */
export const depositFeed = (rows: Rows): LiveFeed => ({
  fact: 'deposit.changed',
  translate: async ({ data }) => {
    const { siteId, memberId, number, state, currency, arrived } = readDepositChanged(data)
    const to = { to: 'member', siteId, memberId } as const
    const changed = {
      to,
      event: depositChanged,
      data: z.encode(depositChanged.data, { order_number: number, state }),
    }
    if (arrived === null) return [changed]
    const came = { order_number: number, amount: arrived, currency }
    const success = { to, event: depositSuccess, data: z.encode(depositSuccess.data, came) }
    return [changed, success, await cashTo(rows, { siteId, memberId })]
  },
})
