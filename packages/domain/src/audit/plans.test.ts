import { newId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { plant } from '@oriel/dev-world/testing/plant'
import {
  openOfficeDatabase,
  testDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../testing/office.ts'
import { planOf } from '../testing/plan-of.ts'
import { listOfficeEvents, proveOfficeEvent } from './audit.ts'

const EVENTS = 40_000
const subject = newId<'member'>()

let database: TestDatabase
let office: Database
let owner: ReturnType<typeof createConnection>
const large = new Set<string>()

beforeAll(async () => {
  database = await testDatabase()
  office = openOfficeDatabase(database)
  owner = createConnection({ url: database.ownerUrl, name: 'plans' })
  await owner.connect()
  // Of every site and of none, by many people, of many kinds and about many things.
  await plant(
    database,
    `INSERT INTO office_events (id, site_id, actor, permission, subject_kind, subject_id, outcome)
      SELECT gen_random_uuid(), nullif(n % 5, 0), 'person' || n % 400,
        CASE WHEN n % 500 = 0 THEN 'key.rotate' ELSE 'member.read' END, 'member',
        CASE WHEN n % 2000 = 0 THEN '${subject}' ELSE gen_random_uuid()::text END, 'done'
      FROM generate_series(1, ${EVENTS}) n`,
  )
  await owner.query('ANALYZE office_events')
  const { rows } = await owner.query<{ name: string }>(
    'SELECT DISTINCT tableoid::regclass::text AS name FROM office_events',
  )
  for (const { name } of rows) large.add(name)
})
afterAll(async () => {
  await owner.end()
  await office.close()
  await database.drop()
})

const page = { siteId: ORIEL, after: null, count: 50 }
test.each<[string, (rows: Rows) => Promise<unknown>, RegExp]>([
  ['everything', (rows) => listOfficeEvents(rows, page), /\d_(site_id_)?id_idx/],
  [
    'a later page',
    (rows) => listOfficeEvents(rows, { ...page, after: newId() }),
    /\d_(site_id_)?id_idx/,
  ],
  ['one person', (rows) => listOfficeEvents(rows, { ...page, actor: 'person7' }), /_actor_id_idx/],
  [
    'one permission',
    (rows) => listOfficeEvents(rows, { ...page, permission: 'key.rotate' }),
    /_permission_id_idx/,
  ],
  [
    'one subject',
    (rows) => listOfficeEvents(rows, { ...page, subjectId: subject }),
    /_subject_id_id_idx/,
  ],
  [
    'one subject and one person',
    (rows) => listOfficeEvents(rows, { ...page, subjectId: subject, actor: 'person7' }),
    /_subject_id_id_idx/,
  ],
  ['how one line is proven', (rows) => proveOfficeEvent(rows, newId()), /\d_(site_id_)?id_idx/],
])('the trail, %s: an index answers', async (_name, ask, index) => {
  const { plan, scanned } = await planOf(office, owner, large, ask)
  expect(plan).toMatch(index)
  expect(scanned).toEqual([])
})
