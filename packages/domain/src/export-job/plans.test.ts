import { createConnection } from '@oriel/db/pool'
import type { Rows } from '@oriel/db/database'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../testing/office.ts'
import { planOf } from '../testing/plan-of.ts'
import { roundsExport } from './rounds.ts'

const ROUNDS = 60_000
const HOUR_MS = 3_600_000

let database: TestDatabase
let owner: ReturnType<typeof createConnection>
const large = new Set<string>()
beforeAll(async () => {
  database = await toldDatabase()
  owner = createConnection({ url: database.ownerUrl, name: 'plans' })
  await owner.connect()
  await plant(
    database,
    `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
      payout, started_at, settled_at)
    SELECT 'GPOR', 'r' || n, 1, (SELECT id FROM members LIMIT 1), 'USD', 'x', 'settled', 1, 1, at, at
    FROM (SELECT n, house_now() - n * interval '100 milliseconds' AS at
      FROM generate_series(1, ${ROUNDS}) n) told`,
  )
  await owner.query('ANALYZE rounds')
  const { rows } = await owner.query<{ name: string }>(
    'SELECT DISTINCT tableoid::regclass::text AS name FROM rounds',
  )
  for (const { name } of rows) large.add(name)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

test.each([
  ['of all providers', {}],
  ['of one provider', { provider_id: 'GPOR' }],
])('rounds %s: the first page and a later one are read by their index', async (_name, filter) => {
  const now = Date.now()
  const [from, to] = [now - 48 * HOUR_MS, now + HOUR_MS].map((at) => new Date(at).toISOString())
  const at = new Date(now - HOUR_MS / 2).toISOString()
  const cursor = { at, provider: 'GPOR', round: 'r1', member: '0'.repeat(32) }
  for (const after of [null, cursor]) {
    const page = { after, count: 500 }
    const ask = (rows: Rows) => roundsExport.read(rows, ORIEL, { from, to, ...filter }, page)
    const { plan, scanned } = await planOf(database, owner, large, ask)
    expect(plan).toContain('settled_at_provider_id_round_id_member_id')
    expect(scanned).toEqual([])
  }
})
