import type { Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

/** This month and the three after it: a schedule that stands still is noticed long before. */
const MONTHS_AHEAD = 4

/** Makes the tables of the months to come; gives how many it made. */
export async function makeRoundMonths(rows: Rows, now: Date): Promise<number> {
  const { rows: made } = await sql<{ months: number }>`
    SELECT round_make_months(${now}, ${MONTHS_AHEAD}) AS months`.execute(rows)
  return made[0]?.months ?? 0
}

/** Removes claims after three months, rounds and turnovers after 760 days. */
export async function pruneRounds(rows: Rows): Promise<void> {
  await sql`SELECT round_clear_claims()`.execute(rows)
  await sql`SELECT round_drop_months()`.execute(rows)
  await prune(rows, (count, from) => sql`SELECT * FROM round_prune_turnovers(${count}, ${from})`)
}
