import { jackpotChanged } from '@oriel/contract/realtime/jackpot'
import type { Rows } from '@oriel/db/database'
import { readChanged, readJackpot } from '@oriel/domain/jackpot'
import * as z from 'zod/mini'
import { createGather } from '../gather.ts'
import type { LiveFeed } from '../live-feed.ts'

/** However often a pool changes, pages are told at most this often by one worker. */
export const TOLD_EVERY_MS = 500

/** The pool is read when it is told, so a message is never older than the facts behind it. */
export function jackpotFeed(rows: Rows, gather = createGather(TOLD_EVERY_MS)): LiveFeed {
  return {
    fact: 'jackpot.changed',
    translate: async ({ data }) => {
      const { siteId, currency } = readChanged(data)
      const jackpot = await gather(`${siteId} ${currency}`, () =>
        readJackpot(rows, siteId, currency),
      )
      if (!jackpot) return []
      const { total, tiers, version } = jackpot
      return [
        {
          to: { to: 'currency' as const, siteId, currency },
          event: jackpotChanged,
          data: z.encode(jackpotChanged.data, {
            currency,
            jackpot_amount_total: total,
            tiers: [...tiers],
            version,
          }),
        },
      ]
    },
  }
}
