import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listAudit } from '@oriel/domain/audit'
import type { Member } from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, makeMember, makeSite } from '../examples.ts'
import { planOf } from '../testing/plan-of.ts'
import { CHANGES_MAX, listChoices, listNotices, setNotice, wantsNotice } from './notice.ts'
import { isWanted, noticeRules, type NoticeChannel, type NoticeKind } from './rules.ts'

let database: TestDatabase
let owner: ReturnType<typeof createConnection>
let sophia: Member
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  owner = createConnection({ url: database.ownerUrl, name: 'owner' })
  await owner.connect()
})
beforeEach(async () => {
  sophia = await makeMember(database)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const NOW = new Date()
const set = (
  kind: NoticeKind,
  channel: NoticeChannel,
  wanted: boolean,
  { member = sophia, now = NOW } = {},
) => {
  const who = { siteId: siteId(1), memberId: member.id, ip: '203.0.113.7' }
  return setNotice(database, testKeys, who, { kind, channel, wanted }, now)
}
const wants = (kind: NoticeKind, channel: NoticeChannel, member = sophia) =>
  wantsNotice(database.rows, member.id, kind, channel)
const choices = (member = sophia) => listChoices(database.rows, member.id, 100)
const trail = async (member = sophia) =>
  (await listAudit(database.rows, member.id, 100)).map(({ kind, facts, ip }) => ({
    kind,
    facts,
    ip,
  }))

describe('without a choice', () => {
  test.each(noticeRules)('$kind by $channel is the same in SQL: $usual', async (rule) => {
    expect(await wants(rule.kind, rule.channel)).toBe(isWanted(rule, false))
  })

  test('a pair that does not exist is not wanted', async () => {
    expect([await wants('offer', 'sms'), await wants('gift', 'mail')]).toEqual([false, false])
  })

  test('all of it is listed, with what is fixed', async () => {
    const notices = await listNotices(database.rows, sophia.id)
    expect(notices.filter(({ isFixed }) => isFixed).map(({ kind }) => kind)).toEqual([
      'security',
      'security',
      'service',
    ])
    expect(notices).toHaveLength(noticeRules.length)
  })
})

describe('a choice', () => {
  const chosen = noticeRules.filter(({ usual }) => usual !== 'always')

  test.each(chosen)('of $kind by $channel holds, and is taken back', async (rule) => {
    const { kind, channel } = rule
    const usual = isWanted(rule, false)
    expectDone(await set(kind, channel, !usual))
    expect(await wants(kind, channel)).toBe(!usual)
    const listed = await listNotices(database.rows, sophia.id)
    const changed = listed.filter((one) => one.kind === kind && one.channel === channel)
    expect(changed).toEqual([{ kind, channel, wanted: !usual, isFixed: false }])
    expectDone(await set(kind, channel, usual))
    expect(await wants(kind, channel)).toBe(usual)
    expect(await choices()).toMatchObject([{ kind, channel, wanted: !usual }])
    expect((await choices())[0]?.untilAt).not.toBeNull()
  })

  test('changes nothing else of the member and nothing of another', async () => {
    const [meilin, khoa] = [await makeMember(database), await makeMember(database)]
    expectDone(await set('offer', 'letter', false, { member: khoa }))
    const hers = await listNotices(database.rows, meilin.id)
    const his = [await listNotices(database.rows, khoa.id), await choices(khoa)]
    for (const wanted of [false, true]) {
      expectDone(await set('offer', 'letter', wanted))
      expect([await wants('offer', 'mail'), await wants('gift', 'page')]).toEqual([false, true])
      expect(await listNotices(database.rows, meilin.id)).toEqual(hers)
      expect([await listNotices(database.rows, khoa.id), await choices(khoa)]).toEqual(his)
    }
    expect([await choices(meilin), await trail(meilin)]).toEqual([[], []])
    expect(await trail(khoa)).toHaveLength(1)
  })

  test('writes a line in the trail, and what already is writes none', async () => {
    for (const wanted of [true, false, false, true, true]) {
      expectDone(await set('gift', 'page', wanted))
    }
    expect(await choices()).toHaveLength(1)
    const line = { kind: 'notice_changed', ip: '203.0.113.7' }
    const facts = { kind: 'gift', channel: 'page' }
    expect(await trail()).toEqual([
      { ...line, facts: { ...facts, wanted: true } },
      { ...line, facts: { ...facts, wanted: false } },
    ])
  })

  test('made many times at once is one choice', async () => {
    await Promise.all(Array.from({ length: 8 }, () => set('service', 'mail', true)))
    expect([(await choices()).length, (await trail()).length]).toEqual([1, 1])
  })

  test('is kept with its times: what was wanted before stays known', async () => {
    const at = async (time: string) => {
      const asked = `SELECT notice_wants($1, 'offer', 'letter', $2) AS wants`
      return (await owner.query(asked, [sophia.id, time])).rows[0].wants as boolean
    }
    await owner.query(
      `INSERT INTO notice_choices VALUES ($1, 'offer', 'letter', '2026-01-02', '2026-01-05')`,
      [sophia.id],
    )
    const days = ['2026-01-01', '2026-01-02', '2026-01-04', '2026-01-05', '2026-01-09']
    const wanted: boolean[] = []
    for (const day of days) wanted.push(await at(day))
    expect(wanted).toEqual([true, false, false, true, true])
  })
})

describe('refuses', () => {
  test.each([
    ['security', 'mail'],
    ['security', 'sms'],
    ['service', 'letter'],
    ['offer', 'sms'],
    ['gift', 'letter'],
  ] as const)('%s by %s, on or off', async (kind, channel) => {
    for (const wanted of [true, false]) {
      expect(await set(kind, channel, wanted)).toEqual({ ok: false, reason: 'notice_fixed' })
    }
    expect([await choices(), await trail()]).toEqual([[], []])
  })

  test('what is always sent, in the database too', async () => {
    const row = `INSERT INTO notice_choices (member_id, kind, channel, from_at)
      VALUES ($1, 'security', 'mail', house_now())`
    await expect(owner.query(row, [sophia.id])).rejects.toThrow('notice_choices_check')
  })

  test('more than 30 changes an hour, and takes them again later', async () => {
    for (let turn = 0; turn < CHANGES_MAX; turn += 1) {
      expectDone(await set('offer', 'mail', turn % 2 === 0))
    }
    const often = await set('offer', 'mail', true)
    expect(often).toEqual({ ok: false, reason: 'too_many_requests' })
    expect(await choices()).toHaveLength(CHANGES_MAX / 2)
    const meilin = await makeMember(database)
    expectDone(await set('offer', 'mail', true, { member: meilin }))
    expectDone(await set('offer', 'mail', true, { now: new Date(NOW.getTime() + 2 * HOUR_MS) }))
  })
})

test('among many members, all that is asked is answered by an index', async () => {
  await owner.query(`
    INSERT INTO members (id, site_id, account, currency, language)
    SELECT gen_random_uuid(), 1, 'fill' || lpad(n::text, 6, '0'), 'USD', 'en_US'
      FROM generate_series(1, 5000) n;
    INSERT INTO notice_choices (member_id, kind, channel, from_at)
      SELECT id, 'offer', 'letter', house_now() FROM members ON CONFLICT DO NOTHING;
    ANALYZE members, notice_choices`)
  const large = new Set(['notice_choices'])
  for (const ask of [
    (rows: Rows) => listNotices(rows, sophia.id),
    (rows: Rows) => listChoices(rows, sophia.id, 100),
  ]) {
    const { plan, scanned } = await planOf(database, owner, large, ask)
    expect(scanned, plan).toEqual([])
    expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
  }
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT FROM notice_choices
    WHERE member_id = '${sophia.id}' AND kind = 'offer' AND channel = 'letter'
    AND from_at <= house_now() AND (until_at IS NULL OR until_at > house_now())`)
  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index (Only )?Scan/)
})
