import type pg from 'pg'

type Said = { readonly isStandby: boolean; readonly isReadOnly: boolean }

const ASK = `SELECT pg_is_in_recovery() AS "isStandby",
  current_setting('transaction_read_only') = 'on' AS "isReadOnly"`

/**
 * For `/ready` of a process that writes: rejects while the database answers reads only. After a
 * failover an address may lead to a standby, which answers `SELECT 1` and refuses every post.
 */
export async function checkWritable(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<Said>(ASK)
  if (rows[0]?.isStandby) throw new Error('is a standby: it accepts no writes')
  if (rows[0]?.isReadOnly) throw new Error('is read-only')
}
