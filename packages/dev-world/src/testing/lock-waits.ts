import type { Database } from '@oriel/db/database'

/** How many connections of this database wait for a lock that another one holds. */
export async function countLockWaits({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
