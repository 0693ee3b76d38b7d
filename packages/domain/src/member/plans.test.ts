import { newId } from '@oriel/core/id'
import { createConnection } from '@oriel/db/pool'
import {
  openOfficeDatabase,
  toldDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import type { Database, Rows } from '@oriel/db/database'
import { listMemberEvents } from '@oriel/domain/audit'
import { listMessages } from '@oriel/domain/message'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../testing/office.ts'
import { planOf } from '../testing/plan-of.ts'
import { findMembersByAccount, findMembersByMark, listMembers, listNotes } from './member.ts'

const MEMBERS = 20_000
const page = { after: null, count: 50 }
const id = newId<'member'>()

let database: TestDatabase
let office: Database
let owner: ReturnType<typeof createConnection>
/** Tables with many rows; months of the trail that are empty cost nothing. */
const large = new Set(['members', 'member_search_marks', 'messages', 'member_notes'])

beforeAll(async () => {
  database = await toldDatabase()
  office = openOfficeDatabase(database)
  owner = createConnection({ url: database.ownerUrl, name: 'plans' })
  await owner.connect()
  await owner.query(`
    INSERT INTO members (id, site_id, account, currency, language, state, created_at)
    SELECT gen_random_uuid(), 1, 'fill' || lpad(n::text, 6, '0'),
      CASE WHEN n % 50 = 0 THEN 'VND' ELSE 'USD' END, 'en_US',
      CASE WHEN n % 200 = 0 THEN 'frozen' ELSE 'open' END, house_now() - n * interval '1 minute'
    FROM generate_series(1, ${MEMBERS}) n;
    INSERT INTO member_search_marks (member_id, site_id, field, mark)
    SELECT id, 1, 'phone', sha256(id::text::bytea) FROM members WHERE account LIKE 'fill%';
    INSERT INTO messages (id, site_id, member_id, channel, template, state, tried_at)
    SELECT gen_random_uuid(), 1, id, 'sms', 'reset_code', 'sent', house_now() FROM members
    WHERE account LIKE 'fill%';
    INSERT INTO member_notes (id, site_id, member_id, written_by, sealed)
    SELECT gen_random_uuid(), 1, id, 'x', '' FROM members WHERE account LIKE 'fill%';
    INSERT INTO office_events (id, site_id, actor, permission, subject_kind, subject_id, member_id,
      outcome)
    SELECT gen_random_uuid(), 1, 'x', 'member.read', 'member', id, id, 'done' FROM members
    WHERE account LIKE 'fill%';
    ANALYZE members; ANALYZE member_search_marks; ANALYZE messages; ANALYZE member_notes;
    ANALYZE office_events`)
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

const from = new Date(Date.now() - 3_600_000)
test.each<[string, (rows: Rows) => Promise<unknown>, string]>([
  ['all members', (rows) => listMembers(rows, { siteId: ORIEL }, page), 'members_joined'],
  [
    'those who joined in an hour',
    (rows) => listMembers(rows, { siteId: ORIEL, from, until: new Date() }, page),
    'members_joined',
  ],
  [
    'a currency',
    (rows) => listMembers(rows, { siteId: ORIEL, currency: 'VND' }, page),
    'members_joined_currency',
  ],
  [
    'those who are frozen',
    (rows) => listMembers(rows, { siteId: ORIEL, state: 'frozen' }, page),
    'members_joined_shut',
  ],
  [
    'a later page',
    (rows) =>
      listMembers(
        rows,
        { siteId: ORIEL },
        { after: `2026-01-01T00:00:00.000000Z.${id}`, count: 50 },
      ),
    'members_joined',
  ],
  [
    'accounts that begin so',
    (rows) => listMembers(rows, { siteId: ORIEL, prefix: 'fill0042' }, page),
    'members_site_id_account_key',
  ],
  [
    'the search by account',
    (rows) => findMembersByAccount(rows, ORIEL, 'fill0042'),
    'members_site_id_account_key',
  ],
  [
    'the search by mark',
    (rows) => findMembersByMark(rows, testKeys, ORIEL, '+84 912 345 678'),
    'member_search_marks_found',
  ],
  ['messages', (rows) => listMessages(rows, id, page), 'messages_of_member'],
  [
    'notes',
    (rows) => listNotes(rows, testKeys, { siteId: ORIEL, memberId: id }, page),
    'member_notes_of_member',
  ],
  [
    'events about a member',
    (rows) => listMemberEvents(rows, { siteId: ORIEL, memberId: id }, page),
    'subject_id_id_idx',
  ],
])('%s: an index answers', async (_name, ask, index) => {
  const { plan, scanned } = await planOf(office, owner, large, ask)
  expect(plan).toContain(index)
  expect(scanned).toEqual([])
})
