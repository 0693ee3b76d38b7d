import { newId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { plant } from '@oriel/dev-world/testing/plant'
import {
  openOfficeDatabase,
  toldDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, ORIEL } from '../testing/office.ts'
import { planOf } from '../testing/plan-of.ts'
import { searchOffice } from './search.ts'

const ROWS = 20_000
const transfer = newId<'transfer'>()
const large = new Set(['transfers'])

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
  const member = `(SELECT id FROM members WHERE account = 'sophia')`
  const ago = `house_now() - n * interval '1 minute'`
  await plant(
    database,
    `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked, moved,
        reference, state, cause_kind, cause_id, made_at, ended_at)
      SELECT CASE n WHEN 9 THEN '${transfer}' ELSE gen_random_uuid() END, 1, ${member}, 'GPXX', 'USD',
        'in', 1, 1, 'reference' || n, 'completed', 'play', n, ${ago}, ${ago}
      FROM generate_series(1, ${ROWS}) n`,
  )
  await owner.query('ANALYZE transfers')
})
afterAll(async () => {
  await owner.end()
  await office.close()
  await database.drop()
})

test('a transfer is found by its id, by an index', async () => {
  const ask = async (rows: Rows) => {
    expect((await search(rows, transfer)).transfer).toMatchObject({ id: transfer })
  }
  const { plan, scanned } = await planOf(office, owner, large, ask)
  expect(plan).toContain('transfers_pkey')
  expect(scanned).toEqual([])
})
