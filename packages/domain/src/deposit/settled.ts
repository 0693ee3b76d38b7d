import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { closePaymentCase, type PaymentMethodId } from '@oriel/domain/payment'
import { sql } from 'kysely'

/** Of an arrival that people were told of: no file has it. */
const MISSING = 'missing'

/** The settlement file of which day has an arrival; the first one counts. */
export async function setSettled(
  work: Work,
  linkId: string,
  settled: readonly { readonly tx: string; readonly day: string }[],
): Promise<void> {
  if (settled.length === 0) return
  const { rows } = await sql<{ tx: string; before: string | null }>`
    UPDATE payment_arrivals a SET settled_on = s.day
    FROM unnest(${settled.map(({ tx }) => tx)}::text[], ${settled.map(({ day }) => day)}::text[])
        AS s (tx, day)
      JOIN payment_arrivals b ON b.link_id = ${linkId} AND b.provider_tx = s.tx
    WHERE a.link_id = ${linkId} AND a.provider_tx = s.tx
      AND (a.settled_on IS NULL OR a.settled_on = ${MISSING})
    RETURNING a.provider_tx AS tx, b.settled_on AS before`.execute(work)
  for (const { tx, before } of rows) {
    if (before !== MISSING) continue
    await closePaymentCase(work, { linkId, kind: 'settlement', subject: tx }, 'settled')
  }
}

/** What a provider keeps for arrivals, as its file tells it first. */
export async function setCosts(
  work: Work,
  linkId: string,
  costs: readonly { readonly tx: string; readonly cost: Units }[],
): Promise<void> {
  if (costs.length === 0) return
  await sql`
    UPDATE payment_arrivals a SET cost = c.cost
    FROM unnest(${costs.map(({ tx }) => tx)}::text[], ${costs.map(({ cost }) => cost)}::bigint[])
      AS c (tx, cost)
    WHERE a.link_id = ${linkId} AND a.provider_tx = c.tx`.execute(work)
}

/** An arrival that no settlement file has. */
export type Unsettled = {
  readonly tx: string
  readonly amount: Units
  readonly currency: Currency
  readonly methodId: PaymentMethodId | null
}

/** Of those that were final on a day, `YYYY-MM-DD` in UTC, the oldest first. */
export async function listUnsettled(
  rows: Rows,
  linkId: string,
  day: string,
  limit: number,
): Promise<Unsettled[]> {
  const { rows: found } = await sql<Unsettled>`
    SELECT a.provider_tx AS tx, a.amount, a.currency, d.method_id AS "methodId"
    FROM payment_arrivals a LEFT JOIN deposits d ON d.id = a.order_id
    WHERE a.link_id = ${linkId} AND a.posted_at IS NOT NULL AND a.settled_on IS NULL
      AND a.final_at >= ${day}::timestamp AT TIME ZONE 'UTC'
      AND a.final_at < (${day}::timestamp + interval '1 day') AT TIME ZONE 'UTC'
    ORDER BY a.final_at LIMIT ${limit}`.execute(rows)
  return found
}

/** People are told of it once. */
export async function markMissing(work: Work, linkId: string, tx: string): Promise<void> {
  await sql`
    UPDATE payment_arrivals SET settled_on = ${MISSING}
    WHERE link_id = ${linkId} AND provider_tx = ${tx} AND settled_on IS NULL`.execute(work)
}
