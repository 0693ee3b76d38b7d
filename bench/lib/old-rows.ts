import { createConnection } from '@oriel/db/pool'
import { say } from './figure.ts'

const MILLION = 1_000_000
const ROWS_PER_STATEMENT = 250_000

/** Where old rows go by rows, and rounds, which go by whole months. */
const OLD: readonly {
  readonly table: string
  /** Tells how old a row is. */
  readonly time: string
  readonly rows: number
  readonly sql: string
}[] = [
  {
    table: 'sessions',
    time: 'ended_at',
    rows: 4 * MILLION,
    sql: `INSERT INTO sessions (id, token_hash, binding_hash, site_id, member_id, created_at, seen_at,
        ended_at, ended_because)
      SELECT gen_random_uuid(), sha256(int8send(n)), sha256('x'), 1, gen_random_uuid(), at, at, at,
        'logout' FROM old`,
  },
  {
    table: 'plays',
    time: 'ended_at',
    rows: 4 * MILLION,
    sql: `INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency, device,
        locale, lobby_url, state, ended_because, beat_at, due_at, made_at, ended_at)
      SELECT gen_random_uuid(), 1, gen_random_uuid(), gen_random_uuid(), 'GPOR',
        (SELECT min(id) FROM games), 'USD', 'mobile', 'en_US', 'https://oriel.example/', 'ended',
        'left', at, at, at, at FROM old`,
  },
  {
    table: 'transfers',
    time: 'ended_at',
    rows: 4 * MILLION,
    sql: `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked, moved,
        reference, state, cause_kind, cause_id, made_at, sent_at, ended_at)
      SELECT gen_random_uuid(), 1, gen_random_uuid(), 'GPOR', 'USD', 'in', 1, 1, 'old' || (n + 10000000),
        'completed', 'play', gen_random_uuid()::text, at, at, at FROM old`,
  },
  {
    table: 'messages',
    time: 'created_at',
    rows: 4 * MILLION,
    sql: `INSERT INTO messages (id, site_id, channel, template, state, failure, created_at)
      SELECT gen_random_uuid(), 1, 'sms', 'old', 'failed', 'late', at FROM old`,
  },
  {
    table: 'round_turnovers',
    time: 'day::timestamptz',
    rows: 2 * MILLION,
    sql: `INSERT INTO round_turnovers (member_id, day, provider_id, currency, rounds, stake, payout)
      SELECT gen_random_uuid(), to_char(at, 'YYYY-MM-DD'), 'GPOR', 'USD', 1, 1, 1 FROM old`,
  },
  {
    table: 'reconcile_transfers',
    time: 'looked_at',
    rows: MILLION,
    sql: `INSERT INTO reconcile_transfers (transfer_id, looked_at, agrees)
      SELECT gen_random_uuid(), at, true FROM old`,
  },
  {
    table: 'provider_cases',
    time: 'closed_at',
    rows: MILLION / 2,
    sql: `INSERT INTO provider_cases (id, provider_id, kind, subject, detail, opened_at, closed_at,
        closed_because)
      SELECT gen_random_uuid(), 'GPOR', 'round', 'old ' || n, '{}', at, at, 'old' FROM old`,
  },
  {
    table: 'rounds',
    time: 'settled_at',
    rows: MILLION / 2,
    sql: `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
        payout, started_at, settled_at, booked_at)
      SELECT 'GPOR', 'old' || n, 1, gen_random_uuid(), 'USD', 'x', 'settled', 1, 0, at, at, at FROM old`,
  },
]

export const OLD_ROWS = OLD.reduce((sum, { rows }) => sum + rows, 0)

/** Foreign keys are not asked: nobody is behind these rows. */
const SETTINGS = `SET session_replication_role = replica; SET synchronous_commit = off;
  SET work_mem = '128MB'; SET maintenance_work_mem = '512MB'`
/** Indexes are made anew in the end, which is faster than to keep them meanwhile. */
const LEAVE_INDEXES = `UPDATE pg_index SET indisready = false WHERE indrelid = ANY ($1::regclass[])
  OR indrelid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'rounds'::regclass)`
/** Older than all that is kept, within one month. */
const AT = `date_trunc('month', now()) - interval '30 months'`

/** Writes rows that are older than anything is kept, and says what it took. */
export async function writeOldRows(adminUrl: string): Promise<void> {
  const client = createConnection({ url: adminUrl, name: 'bench' })
  client.on('error', () => {})
  await client.connect()
  const begun = performance.now()
  try {
    await client.query(SETTINGS)
    await client.query(`SELECT round_make_months((${AT})::date, 1)`)
    await client.query(LEAVE_INDEXES, [OLD.map(({ table }) => table)])
    for (const { rows, sql } of OLD) {
      for (let first = 1; first <= rows; first += ROWS_PER_STATEMENT) {
        const last = Math.min(rows, first + ROWS_PER_STATEMENT - 1)
        await client.query(`WITH old AS (SELECT n, ${AT} + n * interval '100 ms' AS at
          FROM generate_series(${first}::bigint, ${last}) n) ${sql}`)
      }
    }
    for (const { table } of OLD) await client.query(`REINDEX TABLE ${table}`)
    await client.query('VACUUM ANALYZE')
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    say(
      `  ${OLD_ROWS.toLocaleString('en')} old rows in ${OLD.length} tables, written in ${seconds} s`,
    )
  } finally {
    await client.end()
  }
}

/** Which tables still have some. */
export async function tablesWithOldRows(adminUrl: string): Promise<string[]> {
  const client = createConnection({ url: adminUrl, name: 'bench' })
  await client.connect()
  try {
    const left: string[] = []
    for (const { table, time } of OLD) {
      const { rowCount } = await client.query(
        `SELECT FROM ${table} WHERE ${time} < now() - interval '800 days' LIMIT 1`,
      )
      if (rowCount === 1) left.push(table)
    }
    return left
  } finally {
    await client.end()
  }
}
