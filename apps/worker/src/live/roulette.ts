import type { BusEvent } from '@oriel/bus/event'
import { rouletteDisplay } from '@oriel/contract/realtime/roulette'
import type { Rows } from '@oriel/db/database'
import { findMemberById } from '@oriel/domain/member'
import { readRemaining, readRouletteGranted } from '@oriel/domain/roulette'
import type { LiveFeed } from '../live-feed.ts'

/**
 * A member was given draws of the wheel they play with: their pages show it, with how many there
 * are now. Draws of another wheel are there when the member changes to its currency.
 */
export const rouletteFeed = (rows: Rows): LiveFeed => ({
  fact: 'roulette.granted',
  translate: async ({ data }: BusEvent) => {
    const { siteId, memberId, currency } = readRouletteGranted(data)
    const member = await findMemberById(rows, siteId, memberId)
    if (!member || (currency !== null && member.currency !== currency)) return []
    const remaining_draws = await readRemaining(rows, { memberId, currency: member.currency })
    return [
      {
        to: { to: 'member' as const, siteId, memberId },
        event: rouletteDisplay,
        data: { remaining_draws },
      },
    ]
  },
})
