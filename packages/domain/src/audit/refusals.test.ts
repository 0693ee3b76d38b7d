import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteId } from '@oriel/core/id'
import { makeMember, makeSite, NOON } from '../examples.ts'
import { dropAuditMonths, listAudit, listRefusals, makeAuditMonths, noteAudit } from './audit.ts'

const SITE = siteId(1)
const DAY_MS = 86_400_000
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
})
afterAll(() => database.drop())

const count = async (table: 'audit_events' | 'audit_refusals'): Promise<number> =>
  (await database.rows.selectFrom(table).selectAll().execute()).length
const refuse = (memberId: Parameters<typeof listAudit>[1] | null, refused: string, ip: string) =>
  noteAudit(database.rows, { siteId: SITE, memberId, kind: 'login', ip, refused }, new Date())

test('M6: a thousand refusals of nobody are at most sixteen rows, and all are counted', async () => {
  await Promise.all(
    Array.from({ length: 1_000 }, (_, at) => refuse(null, 'account_error', `10.0.0.${at % 250}`)),
  )
  expect(await count('audit_events')).toBe(0)
  expect(await count('audit_refusals')).toBeLessThanOrEqual(16)
  expect(await listRefusals(database.rows, null, 9)).toMatchObject([
    { kind: 'login', refused: 'account_error', count: 1_000 },
  ])
})

test('refusals of a member are one line for each reason of a day, in their own trail', async () => {
  const { id } = await makeMember(database)
  for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await refuse(id, 'account_error', ip)
  await refuse(id, 'login_too_often', '10.0.0.4')
  const done = { siteId: SITE, memberId: id, kind: 'login', ip: '10.0.0.5' } as const
  await noteAudit(database.rows, { ...done, facts: { device: 'Chrome' } }, NOON)
  const trail = await listAudit(database.rows, id, 9)
  expect(trail).toHaveLength(3)
  expect(trail).toContainEqual(
    expect.objectContaining({ refused: 'account_error', ip: '10.0.0.3', facts: { count: 3 } }),
  )
  expect(trail).toContainEqual(expect.objectContaining({ refused: null, ip: '10.0.0.5' }))
})

test('M14: months are made ahead, and dropped whole when they are old', async () => {
  const parts = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
       WHERE inhparent IN ('audit_events'::regclass, 'audit_refusals'::regclass) ORDER BY 1`,
    )
    return rows.map(({ name }) => name)
  }
  const before = await parts()
  expect(await makeAuditMonths(database.rows, new Date())).toBe(0)
  expect(await dropAuditMonths(database.rows)).toBe(0)
  await moveClock(database.ownerUrl, { aheadMs: 250 * DAY_MS })
  // Counts are kept for a hundred days, the trail for four hundred.
  expect(await dropAuditMonths(database.rows)).toBeGreaterThan(0)
  expect((await parts()).filter((name) => before.includes(name))).toEqual(
    before.filter((name) => !/^audit_refusals_\d/.test(name)),
  )
  await moveClock(database.ownerUrl, { aheadMs: 800 * DAY_MS })
  await dropAuditMonths(database.rows)
  expect((await parts()).filter((name) => before.includes(name))).toEqual([
    'audit_events_other',
    'audit_refusals_other',
  ])
  expect(await count('audit_events')).toBe(0)
})
