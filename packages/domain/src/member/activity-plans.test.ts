import { newId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { plant } from '@oriel/dev-world/testing/plant'
import {
  openOfficeDatabase,
  testDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import { listPlays } from '@oriel/domain/play'
import { findRound, listRounds, sumRounds } from '@oriel/domain/round'
import { listSessions } from '@oriel/domain/session'
import { listTransfers } from '@oriel/domain/transfer'
import { listWalletLines, readStory } from '@oriel/domain/wallet'
import {
  balanceStatement,
  entryStatement,
  historyMember,
  journalStatements,
  openHistory,
  postsIn,
  type History,
} from '@oriel/ledger/testing/history'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planOf } from '../testing/plan-of.ts'

const DAY_MS = 86_400_000
const ROWS = 40_000
const MEMBERS = 500
const now = Date.now()
/** The ledger of the last days: all members have lines, and the first ones many. */
const history: History = {
  members: MEMBERS,
  busy: 10,
  lines: 200,
  every: 10,
  from: new Date(now - 20 * DAY_MS),
  to: new Date(now),
}
const memberId = historyMember(3)

let database: TestDatabase
let office: Database
let owner: ReturnType<typeof createConnection>
/** Tables with many rows, and the parts of those that are kept by months. */
const large = new Set(['transfers', 'plays', 'sessions', 'ledger_accounts'])

beforeAll(async () => {
  database = await testDatabase()
  office = openOfficeDatabase(database)
  owner = createConnection({ url: database.ownerUrl, name: 'plans' })
  await owner.connect()
  const rows = await openHistory(owner, history)
  const all = { first: 0, end: postsIn(history) }
  for (const sql of journalStatements(history, rows, all)) await owner.query(sql)
  await owner.query(entryStatement(history, rows, all))
  await owner.query(balanceStatement)
  const series = `FROM generate_series(1, ${ROWS}) n`
  const who = `('00000000-0000-7000-8000-' || lpad(to_hex(n % ${MEMBERS}), 12, '0'))::uuid`
  const ago = `house_now() - n * interval '30 seconds'`
  await plant(
    database,
    `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
        payout, started_at, settled_at)
      SELECT 'GPXX', 'r' || n, 1, ${who}, 'USD', 'x', 'settled', 1, 1, ${ago}, ${ago} ${series}`,
    `INSERT INTO round_claims (provider_id, round_id, member_id, settled_at)
      SELECT provider_id, round_id, member_id, settled_at FROM rounds`,
    `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked, moved,
        reference, state, cause_kind, cause_id, made_at, ended_at)
      SELECT gen_random_uuid(), 1, ${who}, 'GPXX', 'USD', 'in', 1, 1, 'reference' || n,
        'completed', 'play', n, ${ago}, ${ago} ${series}`,
    `INSERT INTO plays (id, site_id, member_id, session_id, provider_id, game_id, currency, device,
        locale, lobby_url, state, ended_because, made_at, ended_at)
      SELECT gen_random_uuid(), 1, ${who}, gen_random_uuid(), 'GPXX', 1, 'USD', 'desktop', 'en_US', '',
        'ended', 'left', ${ago}, ${ago} ${series}`,
    `INSERT INTO sessions (id, token_hash, binding_hash, site_id, member_id, created_at, seen_at,
        ended_at, ended_because, opened_with, device)
      SELECT (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
        sha256(n::text::bytea), sha256(''), 1, ${who}, ${ago}, ${ago}, ${ago}, 'logout', 'password',
        'x' ${series}`,
  )
  await owner.query('ANALYZE')
  const { rows: parts } = await owner.query<{ name: string }>(
    `SELECT i.inhrelid::regclass::text AS name FROM pg_inherits i
      JOIN pg_class c ON c.oid = i.inhrelid AND c.relkind = 'r' AND c.reltuples > 100
      WHERE i.inhparent = ANY ('{rounds,round_claims,ledger_journals,ledger_entries,ledger_keys}'
        ::regclass[])`,
  )
  for (const { name } of parts) large.add(name)
})
afterAll(async () => {
  await owner.end()
  await office.close()
  await database.drop()
})

const first = { after: null, count: 50 }
const later = (cursor: string) => ({ after: cursor, count: 50 })
const at = now - 5 * DAY_MS
const month = { from: new Date(now - 31 * DAY_MS), until: new Date(now) }
const rounds = { ...month, memberId, providerId: null, typeId: null }
const lines = { memberId, currency: 'USD', from: null, to: null, group: null } as const
const locale = 'en_US'

test('the rounds and the ledger of the past are large', () => {
  const names = [...large].join(' ')
  for (const part of ['rounds_2', 'round_claims_', 'ledger_journals_', 'ledger_entries_']) {
    expect(names).toContain(part)
  }
})

test.each<[string, (rows: Rows) => Promise<unknown>, RegExp]>([
  ['rounds', (rows) => listRounds(rows, rounds, { locale, ...first }), /member_id_settled_at/],
  [
    'a later page of rounds',
    (rows) => listRounds(rows, rounds, { locale, ...later(`${at}.GPXX.r9`) }),
    /member_id_settled_at/,
  ],
  ['the sums of rounds', (rows) => sumRounds(rows, rounds), /member_id_settled_at/],
  [
    'one round',
    (rows) => findRound(rows, memberId, { providerId: 'GPXX', roundId: 'r3', locale }),
    /round_claims_\w+_pkey/,
  ],
  ['ledger lines', (rows) => listWalletLines(rows, lines, first), /account_id_posted_at_version/],
  [
    'a later page of ledger lines',
    (rows) => listWalletLines(rows, lines, later(`${at}.${newId()}`)),
    /account_id_posted_at_version/,
  ],
  [
    'the story of a line',
    async (rows) => {
      const { lines: found } = await listWalletLines(rows, lines, first)
      expect(await readStory(rows, memberId, found[0]?.id ?? '')).not.toBeNull()
    },
    /cause_kind_cause_id/,
  ],
  ['transfers', (rows) => listTransfers(rows, memberId, first), /transfers_of_member/],
  [
    'a later page of transfers',
    (rows) => listTransfers(rows, memberId, later(`${at}.${newId()}`)),
    /transfers_of_member/,
  ],
  ['plays', (rows) => listPlays(rows, memberId, first), /plays_of_member/],
  [
    'a later page of plays',
    (rows) => listPlays(rows, memberId, later(`${at * 1000}.${newId()}`)),
    /plays_of_member/,
  ],
  [
    'sessions',
    (rows) => listSessions(rows, memberId, { after: null, limit: 51 }),
    /sessions_of_member/,
  ],
  [
    'a later page of sessions',
    (rows) => listSessions(rows, memberId, { after: newId(), limit: 51 }),
    /sessions_of_member/,
  ],
])('%s of a member: an index answers', async (_name, ask, index) => {
  const { plan, scanned } = await planOf(office, owner, large, ask)
  expect(plan).toMatch(index)
  expect(scanned).toEqual([])
})
