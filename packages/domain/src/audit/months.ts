import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** This month and the three after it: a schedule that stands still is noticed long before. */
const MONTHS_AHEAD = 4

/** Makes the tables of the months to come; gives how many it made. */
export async function makeAuditMonths(rows: Rows, now: Date): Promise<number> {
  const { rows: made } = await sql<{ months: number }>`
    SELECT audit_make_months(${now}, ${MONTHS_AHEAD}) AS months`.execute(rows)
  return made[0]?.months ?? 0
}

/** Drops months that are older than they are kept; gives how many. */
export async function dropAuditMonths(rows: Rows): Promise<number> {
  const { rows: dropped } = await sql<{ months: number }>`
    SELECT audit_drop_months() AS months`.execute(rows)
  return dropped[0]?.months ?? 0
}
