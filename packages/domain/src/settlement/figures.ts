import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** What alarms watch. */
export type SettlementFigures = {
  /** How long the oldest file waits to be compared to its end. */
  readonly waitingSeconds: number
  /** Open cases about settlements: what differs, is missing or has not arrived. */
  readonly cases: number
}

export async function readSettlementFigures(rows: Rows): Promise<SettlementFigures> {
  const { rows: found } = await sql<SettlementFigures>`
    SELECT coalesce((SELECT extract(epoch FROM house_now() - min(made_at)) FROM settlement_files
        WHERE state = 'comparing'), 0)::float8 AS "waitingSeconds",
      (SELECT count(*)::int FROM payment_cases WHERE kind = 'settlement' AND closed_at IS NULL)
        AS cases`.execute(rows)
  const [figures] = found
  if (!figures) throw new Error('no figures of settlements')
  return figures
}

/** This month and the three after it: a schedule that stands still is noticed long before. */
const MONTHS_AHEAD = 4

/** Makes the tables of the months to come, and drops those that are over for 800 days. */
export async function turnSettlementMonths(rows: Rows): Promise<void> {
  await sql`SELECT settlement_make_months(house_now()::date, ${MONTHS_AHEAD})`.execute(rows)
  await sql`SELECT settlement_drop_months()`.execute(rows)
}
