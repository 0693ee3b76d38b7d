import { createConnection } from '@oriel/db/pool'
import { openKeys } from '@oriel/keys/keys'
import { keyFile } from '@oriel/dev-world/key-file'
import { ORIEL } from '@oriel/dev-world/cast'
import { growPast } from './grow-past.ts'
import type { Ground } from './ground.ts'

/** Somebody who has played much, whose page is the hardest to show. */
export type Heavy = { readonly id: string; readonly account: string; readonly phone: string }

/** Rounds of the one member; the others share the rest. */
const HEAVY_ROUNDS = 20_000
const PHONE = '2025550199'

/**
 * Many members with marks to be found by, and as many rounds. Marks of all but one are made up:
 * they only have to be in the way.
 */
export async function growOffice(ground: Ground, count: number): Promise<Heavy> {
  const client = createConnection({ url: ground.ownerUrl, name: 'bench' })
  await client.connect()
  try {
    await client.query(`SET synchronous_commit = off; SET work_mem = '256MB';
      SET statement_timeout = 0; SET transaction_timeout = 0`)
    await client.query(
      `INSERT INTO members (id, site_id, account, currency, language, created_at)
       SELECT gen_random_uuid(), $1, 'b' || lpad(to_hex(n), 8, '0'), 'USD', 'en_US',
         house_now() - n * interval '1 minute'
       FROM generate_series(1, $2::int) n`,
      [ORIEL, count],
    )
    await client.query(
      `INSERT INTO member_search_marks (member_id, field, site_id, mark)
       SELECT m.id, f, m.site_id, sha256((m.id || f)::bytea)
       FROM members m, unnest('{phone,email}'::text[]) f WHERE m.account LIKE 'b%' AND m.site_id = $1
       ON CONFLICT DO NOTHING`,
      [ORIEL],
    )
    const { rows } = await client.query<{ id: string; account: string }>(
      `SELECT id, account FROM members WHERE account = 'b' || lpad(to_hex($1::int), 8, '0')`,
      [Math.floor(count / 2)],
    )
    const heavy = rows[0]
    if (!heavy) throw new Error('nobody was made')
    const mark = openKeys(keyFile(ground.folder)).mark('index', `${ORIEL} phone ${PHONE}`)
    await client.query(
      `UPDATE member_search_marks SET mark = $2 WHERE member_id = $1 AND field = 'phone'`,
      [heavy.id, mark],
    )
    await growRounds(client, count, heavy.id)
    await growPast(ground, client, heavy.id)
    await client.query('VACUUM ANALYZE members, member_search_marks, rounds')
    return { ...heavy, phone: PHONE }
  } finally {
    await client.end()
  }
}

async function growRounds(
  client: ReturnType<typeof createConnection>,
  count: number,
  heavy: string,
): Promise<void> {
  // Claims are for rounds that a provider may tell again: these are told once.
  await client.query('ALTER TABLE rounds DISABLE TRIGGER rounds_claimed')
  await client.query(
    `WITH who AS (SELECT id, row_number() OVER () AS n FROM members
       WHERE site_id = $1 AND account LIKE 'b%')
     INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
       payout, started_at, settled_at)
     SELECT 'GPOR', 'b' || n, $1, CASE WHEN n <= $3::int THEN $2::uuid ELSE id END, 'USD', 'classic',
       'settled', 10000, 9000, at, at
     FROM (SELECT who.*, house_now() - (n % 20000) * interval '1 second' AS at FROM who) w`,
    [ORIEL, heavy, Math.min(HEAVY_ROUNDS, Math.floor(count / 10))],
  )
  await client.query('ALTER TABLE rounds ENABLE TRIGGER rounds_claimed')
}
