import { openDatabase } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { pruneMessages } from '@oriel/domain/message'
import { prunePlays } from '@oriel/domain/play'
import { pruneCases } from '@oriel/domain/provider'
import { pruneCompared } from '@oriel/domain/reconcile'
import { pruneRounds } from '@oriel/domain/round'
import { pruneSessions } from '@oriel/domain/session'
import { makeRoundWorld } from '@oriel/domain/testing/round-world'
import { pruneTransfers } from '@oriel/domain/transfer'
import { afterAll, beforeAll, expect, test } from 'vitest'

const DAY_MS = 86_400_000
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await (await makeRoundWorld(database)).someone()
  await asOwner(FILL)
})
afterAll(() => database.drop())

async function asOwner(text: string): Promise<void> {
  const owner = openDatabase({ url: database.ownerUrl, name: 'test', max: 1 })
  await owner.pool.query(text)
  await owner.close()
}
const count = async (from: string): Promise<number> =>
  (await database.pool.query(`SELECT count(*)::int AS count FROM ${from}`)).rows[0].count

/** Three of each: over for long, over for a day, and not over. */
const FILL = `
  INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake, payout,
    started_at, settled_at)
  SELECT 'GPXX', 'pruned-' || n, 1, gen_random_uuid(), 'USD', 'x', 'settled', 1, 0, now(), now()
  FROM generate_series(1, 5) n;
  WITH one AS (SELECT id, site_id FROM members LIMIT 1),
  ages (n, ended) AS (VALUES (1, now() - interval '900 days'), (2, now() - interval '1 day'), (3, NULL))
  INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked, moved,
    reference, state, cause_kind, cause_id, made_at, sent_at, ended_at)
  SELECT gen_random_uuid(), one.site_id, one.id, l.provider_id, 'USD', 'in', 1,
    CASE WHEN ended IS NOT NULL THEN 1 END, 'prunedtransfer' || n,
    CASE WHEN ended IS NULL THEN 'sent' ELSE 'completed' END, 'play', 'pruned',
    now() - interval '900 days', now() - interval '900 days', ended
  FROM one, ages, (SELECT provider_id FROM provider_links LIMIT 1) l;
  INSERT INTO reconcile_transfers SELECT id, now() - interval '30 days', direction = 'in' FROM transfers;
  INSERT INTO reconcile_transfers (transfer_id, looked_at, agrees, since)
  SELECT gen_random_uuid(), now(), false, now() - n * interval '300 days' FROM generate_series(1, 2) n;
  WITH one AS (SELECT id, site_id FROM members LIMIT 1),
  ages (n, ended) AS (VALUES (1, now() - interval '900 days'), (2, now() - interval '1 day'))
  INSERT INTO sessions (id, token_hash, binding_hash, site_id, member_id, created_at, seen_at, ended_at)
  SELECT gen_random_uuid(), sha256(('pruned' || n)::bytea), sha256('x'), one.site_id, one.id,
    now() - interval '901 days', now() - interval '901 days', ended FROM one, ages;
  INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency, device, locale,
    lobby_url, state, ended_because, ended_at)
  SELECT gen_random_uuid(), s.site_id, s.member_id, s.id, g.provider_id, g.id, 'USD', 'mobile', 'en_US',
    'pruned', 'ended', 'left', s.ended_at
  FROM sessions s, (SELECT g.id, g.provider_id FROM games g JOIN provider_links USING (provider_id) LIMIT 1) g
  WHERE s.created_at < now() - interval '900 days';
  INSERT INTO messages (id, site_id, channel, template, state, failure, created_at)
  SELECT gen_random_uuid(), 1, 'sms', 'pruned', 'failed', 'late', now() - n * interval '100 days'
  FROM generate_series(1, 3) n;
  INSERT INTO provider_cases (id, provider_id, kind, subject, detail, opened_at, closed_at, closed_because)
  SELECT gen_random_uuid(), l.provider_id, 'round', 'pruned ' || n, '{}', now() - interval '900 days',
    CASE n WHEN 1 THEN now() - interval '800 days' WHEN 2 THEN now() END,
    CASE WHEN n < 3 THEN 'test' END
  FROM generate_series(1, 3) n, (SELECT provider_id FROM provider_links LIMIT 1) l;
  INSERT INTO round_turnovers (member_id, day, provider_id, currency, rounds, stake, payout)
  SELECT gen_random_uuid(), d.day, 'GPXX', 'USD', 1, 1, 1
  FROM (VALUES ('2020-01-01'), (to_char(now(), 'YYYY-MM-DD'))) AS d (day);`

test('M14: what is old goes, what is not over or is young stays', async () => {
  expect(await pruneTransfers(database)).toBe(1)
  expect(await pruneCompared(database.rows)).toBe(4)
  expect(await count('reconcile_transfers WHERE NOT agrees')).toBe(1)
  expect(await count("transfers WHERE cause_id = 'pruned'")).toBe(2)
  expect(await prunePlays(database)).toBe(1)
  expect(await count("plays WHERE lobby_url = 'pruned'")).toBe(1)
  expect(await pruneSessions(database)).toBe(1)
  expect(await count("sessions WHERE created_at < now() - interval '900 days'")).toBe(1)
  expect(await pruneMessages(database)).toBe(2)
  expect(await count("messages WHERE template = 'pruned'")).toBe(1)
  expect(await pruneCases(database.rows)).toBe(1)
  expect(await count("provider_cases WHERE subject LIKE 'pruned%'")).toBe(2)
  await pruneRounds(database.rows)
  expect(await count("round_turnovers WHERE provider_id = 'GPXX'")).toBe(1)
})

/** More than one statement removes, most of them of the same moment. */
const MANY = `
  INSERT INTO messages (id, site_id, channel, template, state, failure, created_at)
  SELECT gen_random_uuid(), 1, 'sms', 'many', 'failed', 'late', now() - (200 + n / 900) * interval '1 day'
  FROM generate_series(1, 1000) n;
  INSERT INTO round_turnovers (member_id, day, provider_id, currency, rounds, stake, payout)
  SELECT gen_random_uuid(), '2020-01-0' || 1 + n / 900, 'GPXX', 'USD', 1, 1, 1
  FROM generate_series(1, 1000) n;`

test('M14: all of one moment go, also when one statement removes some of them', async () => {
  await database.pool.query(MANY)
  expect(await pruneMessages(database)).toBe(1000)
  await pruneRounds(database.rows)
  expect(await count("round_turnovers WHERE provider_id = 'GPXX' AND day < '2021'")).toBe(0)
})

test('M14: claims go after three months, and months of rounds after two years', async () => {
  const months = () => count("pg_inherits WHERE inhparent = 'rounds'::regclass")
  expect(await count('round_claims')).toBeGreaterThan(0)
  const before = await months()
  for (const days of [40, 70, 100, 130]) {
    await moveClock(database.ownerUrl, { aheadMs: days * DAY_MS })
    await pruneRounds(database.rows)
  }
  expect(await count('round_claims')).toBe(0)
  expect(await count('rounds')).toBeGreaterThan(0)
  expect(await months()).toBeGreaterThan(before)
  await moveClock(database.ownerUrl, { aheadMs: 900 * DAY_MS })
  await pruneRounds(database.rows)
  expect(await count('rounds')).toBe(0)
})
