import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** What alarms watch. */
export type WithdrawalFigures = {
  /** How long the withdrawal that waits longest is past its promise. */
  readonly lateSeconds: number
  /** How long the oldest payout is under way. */
  readonly sendingSeconds: number
  /** Payouts that providers refused for want of money, within the last hour. */
  readonly withoutFloat: number
}

export async function readWithdrawalFigures(rows: Rows): Promise<WithdrawalFigures> {
  const { rows: found } = await sql<WithdrawalFigures>`
    SELECT
      greatest(0, coalesce((SELECT extract(epoch FROM house_now() - min(promised_at))
        FROM withdrawals WHERE ended_at IS NULL), 0))::float8 AS "lateSeconds",
      coalesce((SELECT extract(epoch FROM house_now() - min(made_at)) FROM payouts
        WHERE ended_at IS NULL), 0)::float8 AS "sendingSeconds",
      (SELECT count(*)::int FROM payouts WHERE state = 'failed'
        AND reason = 'insufficient_float' AND ended_at > house_now() - interval '1 hour')
        AS "withoutFloat"`.execute(rows)
  const [figures] = found
  if (!figures) throw new Error('no figures of withdrawals')
  return figures
}
