import { newId, type MemberId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { openDatabase } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { keyFile } from '@oriel/dev-world/key-file'
import { openKeys } from '@oriel/keys/keys'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import type { createConnection } from '@oriel/db/pool'
import type { Ground } from './ground.ts'

type Client = ReturnType<typeof createConnection>

/** Of the one member whose page is looked at; everybody else has a few. */
const HEAVY_ROWS = 5_000
const HEAVY_NOTES = 200
const POSTS_AT_ONCE = 500
/** Journals of others: the months of a house are full of them. */
const OTHER_JOURNALS = 20_000

/** Rows that end in the past. `who` has their members, each with a number `n` and a time `at`. */
const PAST: Readonly<Record<string, string>> = {
  sessions: `INSERT INTO sessions (id, token_hash, binding_hash, site_id, member_id, created_at,
      seen_at, ended_at, ended_because, device, ip)
    SELECT gen_random_uuid(), sha256(('bench' || n)::bytea), sha256('x'), $1, id, at, at, at,
      'logout', 'a browser', '203.0.113.7' FROM who`,
  plays: `INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency, device,
      locale, lobby_url, state, ended_because, beat_at, due_at, made_at, ended_at)
    SELECT gen_random_uuid(), $1, id, gen_random_uuid(), 'GPOR', (SELECT min(id) FROM games), 'USD',
      'mobile', 'en_US', 'https://oriel.example/', 'ended', 'left', at, at, at, at FROM who`,
  transfers: `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked,
      moved, reference, state, cause_kind, cause_id, made_at, sent_at, ended_at)
    SELECT gen_random_uuid(), $1, id, 'GPOR', 'USD', 'in', 10000, 10000, 'bench' || lpad(n::text, 9, '0'),
      'completed', 'play', gen_random_uuid()::text, at, at, at FROM who`,
  office_events: `INSERT INTO office_events (id, site_id, actor, permission, subject_kind, subject_id,
      member_id, outcome, at)
    SELECT gen_random_uuid(), $1, 'bench', 'member.view', 'member', id::text, id, 'seen',
      house_time() FROM who`,
  member_notes: `INSERT INTO member_notes (id, site_id, member_id, written_by, sealed)
    SELECT gen_random_uuid(), $1, id, 'bench', 'x' FROM who WHERE id <> $2`,
}

/** What members have done and what was done about them: much by one, and a row by every tenth. */
export async function growPast(ground: Ground, client: Client, heavy: string): Promise<void> {
  for (const sql of Object.values(PAST)) {
    await client.query(
      `WITH who AS (
         SELECT id, n, house_now() - n * interval '1 second' AS at FROM (
           SELECT id, row_number() OVER () AS n FROM (
             SELECT $2::uuid AS id FROM generate_series(1, ${HEAVY_ROWS})
             UNION ALL SELECT id FROM members WHERE site_id = $1 AND account LIKE 'b%0'
           ) every
         ) numbered
       ) ${sql}`,
      [ORIEL, heavy],
    )
  }
  await growBooks(ground, client, heavy as MemberId)
  await client.query(`VACUUM ANALYZE ${Object.keys(PAST).join(', ')}`)
}

/** Journals and notes are made as the house makes them: nothing else would be read. */
async function growBooks(
  { databaseUrl, folder }: Ground,
  client: Client,
  heavy: MemberId,
): Promise<void> {
  const keys = openKeys(keyFile(folder))
  for (let count = 0; count < HEAVY_NOTES; count += 1) {
    const id = newId()
    await client.query(
      `INSERT INTO member_notes (id, site_id, member_id, written_by, sealed)
       VALUES ($1, $2, $3, 'bench', $4)`,
      [id, ORIEL, heavy, keys.seal('personal', 'a note about them', `member note ${id}`)],
    )
  }
  const { rows } = await client.query<{ id: MemberId }>(
    `SELECT id FROM members WHERE site_id = $1 AND account LIKE 'b%1' LIMIT $2`,
    [ORIEL, OTHER_JOURNALS],
  )
  const whose = [...rows.map(({ id }) => id), ...Array.from({ length: HEAVY_ROWS }, () => heavy)]
  const database = openDatabase({ url: databaseUrl, name: 'bench', max: 1 })
  const ledger = createLedger(database)
  const promotion = houseAccount(ORIEL, 'promotion', 'USD')
  try {
    while (whose.length > 0) {
      const posts = whose.splice(0, POSTS_AT_ONCE).map((member) => ({
        key: newId(),
        kind: 'test' as const,
        cause: { kind: 'test' as const, id: newId() },
        entries: transferEntries(
          promotion,
          memberAccount(member, 'available', 'USD'),
          money(10_000n, 'USD'),
        ),
      }))
      await database.transaction((work) => ledger.postMany(work, posts))
    }
  } finally {
    await database.close()
  }
}
