import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterNoon, exampleDraft, makeSite, NOON } from '../examples.ts'
import {
  editAnnouncement,
  followSchedule,
  publishAnnouncement,
  readChanged,
  withdrawAnnouncement,
  type AnnouncementDraft,
} from './announcement.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
})
afterEach(async () => {
  await database.drop()
})

const by = { staff: 'olivia', now: NOON }
const publish = async (changes: Partial<AnnouncementDraft> = {}) => {
  const times = { startsAt: afterNoon(10), endsAt: afterNoon(20) }
  const draft = exampleDraft({ ...times, ...changes })
  return expectDone(await publishAnnouncement(database, draft, by))
}
const follow = (ms: number) => followSchedule(database, afterNoon(ms))
const changes = async () => {
  const query = database.rows.selectFrom('announcement_changes').selectAll().orderBy('version')
  return (await query.execute()).map((line) => `${line.version} ${line.change} by ${line.staff}`)
}
const told = async () => {
  const query = database.rows.selectFrom('outbox').select('data').orderBy('seq')
  const facts = await query.where('name', '=', 'announcement.changed').execute()
  return facts.map((fact) => readChanged(fact.data))
}

test('start and end are each announced once, at their time', async () => {
  const { id } = await publish({ texts: { en_US: 'hi', vi_VN: 'chào' } })
  const counts: number[] = []
  for (const ms of [0, 9, 10, 10, 11, 19, 20, 20, 21]) counts.push(await follow(ms))
  expect(counts).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0])
  expect(await changes()).toEqual([
    '1 published by olivia',
    '2 started by schedule',
    '3 ended by schedule',
  ])
  const all = { id, siteId: 1, beforeLogin: true, afterLogin: true, sort: 0 }
  const texts = { en_US: 'hi', vi_VN: 'chào' }
  expect(await told()).toEqual([
    { ...all, texts, version: 1, showing: false },
    { ...all, texts, version: 2, showing: true },
    { ...all, texts, version: 3, showing: false },
  ])
})

test('an announcement that shows when published is not announced again', async () => {
  await publish({ startsAt: NOON, endsAt: null })
  expect(await follow(0)).toBe(0)
  expect(await follow(1e12)).toBe(0)
  expect(await changes()).toEqual(['1 published by olivia'])
})

test('an announcement that started and ended between two runs is not announced', async () => {
  await publish()
  expect(await follow(25)).toBe(0)
  expect(await changes()).toHaveLength(1)
})

test('an announcement that is withdrawn before its start never starts', async () => {
  const { id } = await publish()
  expectDone(await withdrawAnnouncement(database, siteId(1), id, by))
  expect(await follow(10)).toBe(0)
  expect(await changes()).toEqual(['1 published by olivia', '2 withdrawn by olivia'])
})

test('an ended announcement with a new time starts and ends again', async () => {
  const { id } = await publish()
  expect([await follow(10), await follow(20)]).toEqual([1, 1])
  const later = exampleDraft({ startsAt: afterNoon(30), endsAt: afterNoon(40) })
  expectDone(await editAnnouncement(database, id, later, { ...by, now: afterNoon(25) }))
  expect([await follow(29), await follow(30), await follow(40)]).toEqual([0, 1, 1])
  expect((await told()).map((fact) => fact.showing)).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ])
})

test('schedules that run at the same time announce each start and end once', async () => {
  const announcements = await Promise.all(Array.from({ length: 20 }, () => publish()))
  for (const [ms, total] of [
    [10, 40],
    [20, 60],
  ] as const) {
    const counts = await Promise.all([follow(ms), follow(ms), follow(ms), follow(ms)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(await told()).toHaveLength(total)
    expect(await follow(ms)).toBe(0)
  }
  for (const { id } of announcements) {
    const own = (await told()).filter((fact) => fact.id === id)
    expect(own.map((fact) => [fact.version, fact.showing])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
  }
})

test('a schedule beside ten edits loses none of them', async () => {
  const { id } = await publish()
  const draft = exampleDraft({ startsAt: afterNoon(10), endsAt: afterNoon(20) })
  const edit = () => editAnnouncement(database, id, draft, by)
  const edits = Array.from({ length: 10 }, edit)
  const schedules = Array.from({ length: 5 }, () => follow(10))
  await Promise.all([...edits, ...schedules])
  const versions = (await told()).map((fact) => fact.version)
  expect(versions).toEqual(versions.map((_, n) => n + 1))
  // An edit as of noon takes the start back; the schedule tells it again, once.
  const last = (await told()).at(-1)?.showing
  expect(await follow(10)).toBe(last ? 0 : 1)
  expect((await told()).at(-1)?.showing).toBe(true)
})
