import { newId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { plant } from '@oriel/dev-world/testing/plant'
import {
  openOfficeDatabase,
  toldDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import { saveProviders } from '@oriel/domain/games'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, ORIEL } from '../testing/office.ts'
import { planOf } from '../testing/plan-of.ts'
import { searchOffice, type Found } from './search.ts'

const ROWS = 20_000
const transfer = newId<'transfer'>()
const waiting = newId<'case'>()
const large = new Set(['transfers', 'provider_cases'])

let database: TestDatabase
let office: Database
let owner: ReturnType<typeof createConnection>
let search: (rows: Rows, query: string) => ReturnType<typeof searchOffice>
beforeAll(async () => {
  database = await toldDatabase()
  office = openOfficeDatabase(database)
  owner = createConnection({ url: database.ownerUrl, name: 'plans' })
  await owner.connect()
  const house = openTestOffice(database)
  const actor = await house.actor('rosa.lind')
  await house.close()
  search = (rows, query) => searchOffice({ ...office, rows }, testKeys, actor, ORIEL, query)
  const providers = ['GPOR', 'GPAA', 'GPBB', 'GPCC', 'GPDD']
  const named = providers.map((id) => ({ id, name: id, lobbies: [] }))
  await saveProviders(database, named, new Date())
  const member = `(SELECT id FROM members WHERE account = 'sophia')`
  const ago = `house_now() - n * interval '1 minute'`
  await plant(
    database,
    `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked, moved,
        reference, state, cause_kind, cause_id, made_at, ended_at)
      SELECT CASE n WHEN 9 THEN '${transfer}' ELSE gen_random_uuid() END, 1, ${member}, 'GPXX', 'USD',
        'in', 1, 1, 'reference' || n, 'completed', 'play', n, ${ago}, ${ago}
      FROM generate_series(1, ${ROWS}) n`,
    `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
        payout, started_at, settled_at)
      SELECT CASE WHEN n % 2 = 0 THEN 'GPOR' ELSE 'GPXX' END, 'r' || n / 2, 1, ${member}, 'USD', 'x',
        'settled', 1, 1, ${ago}, ${ago} FROM generate_series(1, ${ROWS}) n`,
    `INSERT INTO round_claims (provider_id, round_id, member_id, settled_at)
      SELECT provider_id, round_id, member_id, settled_at FROM rounds ON CONFLICT DO NOTHING`,
    `INSERT INTO provider_cases (id, provider_id, kind, subject, detail, opened_at, closed_at,
        closed_because, site_id)
      SELECT CASE n WHEN 9 THEN '${waiting}' ELSE gen_random_uuid() END, 'GPXX', 'transfer', n, '{}',
        ${ago}, CASE n WHEN 9 THEN NULL ELSE ${ago} END, CASE n WHEN 9 THEN NULL ELSE 'x' END, 1
      FROM generate_series(1, ${ROWS}) n`,
  )
  await owner.query('ANALYZE')
  const { rows } = await owner.query<{ name: string }>(
    `SELECT i.inhrelid::regclass::text AS name FROM pg_inherits i
      JOIN pg_class c ON c.oid = i.inhrelid AND c.relkind = 'r' AND c.reltuples > 100
      WHERE i.inhparent = ANY ('{rounds,round_claims}'::regclass[])`,
  )
  for (const { name } of rows) large.add(name)
})
afterAll(async () => {
  await owner.end()
  await office.close()
  await database.drop()
})

test.each<[string, string, (found: Found) => unknown, RegExp]>([
  ['a transfer by its id', transfer, (found) => found.transfer, /transfers_pkey/],
  ['a round by its name', 'r9', (found) => found.rounds[0], /round_claims_\w+_pkey/],
  ['a case by its id', waiting, (found) => found.waiting, /provider_cases_(queue|open|pkey)/],
])('%s is found by an index', async (_what, query, pick, index) => {
  expect([...large].join()).toMatch(/rounds_2\w+,round_claims_|round_claims_\w+,rounds_2/)
  const ask = async (rows: Rows) => expect(pick(await search(rows, query))).toBeTruthy()
  const { plan, scanned } = await planOf(office, owner, large, ask)
  expect(plan).toMatch(index)
  expect(scanned).toEqual([])
})
