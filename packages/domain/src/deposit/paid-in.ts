import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import type { PaymentMethodKind } from '@oriel/domain/payment'
import { sql } from 'kysely'

/** What a member has paid in, as a withdrawal is judged by. */
export type PaidIn = {
  /** All that was ever credited, by the way it came. */
  readonly byKind: ReadonlyMap<PaymentMethodKind, Units>
  /** Of the last 30 days. */
  readonly lately: Units
  /** Of the last 24 hours, each with its time. */
  readonly ofDay: readonly { readonly at: Date; readonly units: Units }[]
  /** Payments of theirs that were taken back, and not won. */
  readonly takenBack: number
}

type Whose = { readonly memberId: MemberId; readonly currency: Currency }

export async function readPaidIn(rows: Rows, { memberId, currency }: Whose): Promise<PaidIn> {
  const { rows: kinds } = await sql<{
    kind: PaymentMethodKind
    units: Units
    lately: Units
  }>`
    SELECT kind, sum(received)::bigint AS units,
      coalesce(sum(received) FILTER (WHERE made_at > house_now() - interval '30 days'), 0)::bigint
        AS lately
    FROM deposits WHERE member_id = ${memberId} AND currency = ${currency} AND received > 0
    GROUP BY kind`.execute(rows)
  const { rows: ofDay } = await sql<{ at: Date; units: Units }>`
    SELECT ended_at AS at, received AS units FROM deposits
    WHERE member_id = ${memberId} AND currency = ${currency} AND received > 0
      AND made_at > house_now() - interval '4 days' AND ended_at > house_now() - interval '1 day'
    ORDER BY ended_at LIMIT 200`.execute(rows)
  const [disputes] = (
    await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM payment_disputes
      WHERE member_id = ${memberId} AND state = 'taken'`.execute(rows)
  ).rows
  return {
    byKind: new Map(kinds.map(({ kind, units }) => [kind, units])),
    lately: kinds.reduce((sum, { lately }) => sum + lately, 0n),
    ofDay,
    takenBack: disputes?.count ?? 0,
  }
}
