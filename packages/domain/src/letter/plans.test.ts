import { newId } from '@oriel/core/id'
import { createConnection } from '@oriel/db/pool'
import type { Rows } from '@oriel/db/database'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../testing/office.ts'
import { planOf } from '../testing/plan-of.ts'
import { countLetters, findSent, listLetters, listSent, listSentTo } from './letter.ts'

let database: TestDatabase
let owner: ReturnType<typeof createConnection>
const memberId = newId<'member'>()
const reader = { siteId: ORIEL, memberId }
const large = new Set(['letters', 'letter_texts', 'letter_members', 'letter_reads', 'members'])

beforeAll(async () => {
  database = await toldDatabase()
  owner = createConnection({ url: database.ownerUrl, name: 'plans' })
  await owner.connect()
  await owner.query(`
    INSERT INTO members (id, site_id, account, currency, language)
    SELECT CASE WHEN n = 1 THEN '${memberId}'::uuid ELSE gen_random_uuid() END, 1,
      'fill' || lpad(n::text, 6, '0'), 'USD', 'en_US' FROM generate_series(1, 20000) n;
    INSERT INTO letters (id, site_id, kind, sent_to, addressed, sent_by, is_by_staff, expires_at)
    SELECT gen_random_uuid(), 1, 'service', CASE WHEN n % 100 = 0 THEN 'audience' ELSE 'one' END,
      CASE WHEN n % 100 = 0 THEN NULL ELSE 1 END, 'house', n % 10 = 0,
      house_now() + interval '100 days' FROM generate_series(1, 20000) n;
    INSERT INTO letter_texts SELECT id, 'en_US', 'title', '<p>x</p>' FROM letters ON CONFLICT DO NOTHING;
    INSERT INTO letter_members SELECT m.id, l.id, l.sent_at FROM
      (SELECT id, sent_at, row_number() OVER () AS n FROM letters WHERE sent_to = 'one') l
      JOIN (SELECT id, row_number() OVER () AS n FROM members) m USING (n) ON CONFLICT DO NOTHING;
    INSERT INTO letter_reads SELECT member_id, letter_id, house_now() FROM letter_members ON CONFLICT DO NOTHING;
    ANALYZE`)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const page = { after: null, count: 50, locale: 'en_US' } as const
const order = 'desc' as const
const asks: Readonly<Record<string, (rows: Rows) => Promise<unknown>>> = {
  'the list of a member': (rows) =>
    listLetters(rows, reader, { locale: 'en_US', page: 1, count: 50, order }),
  'the count of a member': (rows) => countLetters(rows, reader),
  'what was sent to many': (rows) => listSent(rows, ORIEL, { ...page, isToOne: false }),
  'what was sent to one': (rows) => listSent(rows, ORIEL, { ...page, isToOne: true }),
  'what names a member': (rows) => listSentTo(rows, reader, page),
  'one letter': (rows) => findSent(rows, ORIEL, newId<'letter'>()),
}

test.each(Object.entries(asks))('%s reads no large table whole', async (_, ask) => {
  const { plan, scanned } = await planOf(database, owner, large, ask)
  expect(scanned, plan).toEqual([])
  expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
})

test('what can be pruned is found by its index', async () => {
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT id FROM letters
    WHERE expires_at < house_now() - interval '1 day' ORDER BY expires_at LIMIT 200`)
  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('letters_ended')
})
