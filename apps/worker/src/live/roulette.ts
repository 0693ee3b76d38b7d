import type { BusEvent } from '@oriel/bus/event'
import { rouletteDisplay } from '@oriel/contract/realtime/roulette'
import type { Rows } from '@oriel/db/database'
import { readRemaining, readRouletteGranted } from '@oriel/domain/roulette'
import type { LiveFeed } from '../live-feed.ts'

/** A member was given draws: their pages show the wheel, with how many there are now. */
export const rouletteFeed = (rows: Rows): LiveFeed => ({
  fact: 'roulette.granted',
  translate: async ({ data }: BusEvent) => {
    const { siteId, memberId } = readRouletteGranted(data)
    const remaining_draws = await readRemaining(rows, memberId)
    return [
      {
        to: { to: 'member' as const, siteId, memberId },
        event: rouletteDisplay,
        data: { remaining_draws },
      },
    ]
  },
})
