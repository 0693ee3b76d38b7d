import type { Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** This month and the three after it: a schedule that stands still is noticed long before. */
const MONTHS_AHEAD = 4

/** Makes the tables of the months to come. */
export async function makeTurnoverMonths(rows: Rows): Promise<void> {
  await sql`SELECT turnover_make_months(house_now()::date, ${MONTHS_AHEAD})`.execute(rows)
}

/** Ends needs after a year, removes lines after 400 days and needs 760 days after their end. */
export async function pruneTurnover(rows: Rows): Promise<void> {
  await prune(rows, (count) => sql`SELECT turnover_end_old(${count}) AS removed`)
  await sql`SELECT turnover_drop_months()`.execute(rows)
  await prune(rows, (count) => sql`SELECT turnover_prune(${count}) AS removed`)
}
