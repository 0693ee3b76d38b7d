import type { Units } from '@oriel/core/money'
import type { PlaySession } from '../player/sessions.ts'
import { getRow } from '../rows.ts'
import type { Studio } from '../studio.ts'

export type Totals = { readonly rounds: number; readonly staked: Units; readonly paid: Units }

/**
 * What a session has come to: shown all the time, so that nobody has to guess. A stake of which
 * nobody knows whether the house took it is not counted.
 */
export const readTotals = (
  { pool }: Studio,
  { id, player, openedAt }: PlaySession,
): Promise<Totals> =>
  getRow<Totals>(
    pool,
    `SELECT count(*)::integer AS rounds, COALESCE(sum(stake), 0)::bigint AS staked,
       COALESCE(sum(payout), 0)::bigint AS paid
     FROM rounds WHERE player_id = $2 AND started_at >= $3 AND session_id = $1
       AND status NOT IN ('asking', 'void')`,
    [id, player.id, openedAt],
  )
