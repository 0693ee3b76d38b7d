import { depositChanged, depositSuccess } from '@oriel/contract/realtime/deposit'
import { readDepositChanged } from '@oriel/domain/deposit'
import * as z from 'zod/mini'
import type { LiveFeed } from '../live-feed.ts'

/** The pages of a member hear that an order stands elsewhere, and of each arrival credited. */
export const depositFeed: LiveFeed = {
  fact: 'deposit.changed',
  translate: ({ data }) => {
    const { siteId, memberId, number, state, currency, arrived } = readDepositChanged(data)
    const to = { to: 'member', siteId, memberId } as const
    const changed = {
      to,
      event: depositChanged,
      data: z.encode(depositChanged.data, { order_number: number, state }),
    }
    if (arrived === null) return [changed]
    const came = { order_number: number, amount: arrived, currency }
    return [changed, { to, event: depositSuccess, data: z.encode(depositSuccess.data, came) }]
  },
}
