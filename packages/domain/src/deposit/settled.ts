import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import type { PaymentMethodId } from '@oriel/domain/payment'
import { sql } from 'kysely'

/** The settlement file of which day has an arrival; the first one counts. */
export async function setSettled(
  work: Work,
  linkId: string,
  settled: readonly { readonly tx: string; readonly day: string }[],
): Promise<void> {
  if (settled.length === 0) return
  await sql`
    UPDATE payment_arrivals a SET settled_on = s.day
    FROM unnest(${settled.map(({ tx }) => tx)}::text[], ${settled.map(({ day }) => day)}::text[])
      AS s (tx, day)
    WHERE a.link_id = ${linkId} AND a.provider_tx = s.tx AND a.settled_on IS NULL`.execute(work)
}

/** An arrival that no settlement file has. */
export type Unsettled = {
  readonly tx: string
  readonly amount: Units
  readonly currency: Currency
  readonly methodId: PaymentMethodId | null
}

/** Of those that were final by then, the oldest first. */
export async function listUnsettled(
  rows: Rows,
  linkId: string,
  until: Date,
  limit: number,
): Promise<Unsettled[]> {
  const { rows: found } = await sql<Unsettled>`
    SELECT a.provider_tx AS tx, a.amount, a.currency, d.method_id AS "methodId"
    FROM payment_arrivals a LEFT JOIN deposits d ON d.id = a.order_id
    WHERE a.link_id = ${linkId} AND a.posted_at IS NOT NULL AND a.settled_on IS NULL
      AND a.final_at < ${until} AND a.final_at > ${until}::timestamptz - interval '90 days'
    ORDER BY a.final_at LIMIT ${limit}`.execute(rows)
  return found
}
