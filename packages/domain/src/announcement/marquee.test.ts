import { siteId, type AnnouncementId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { afterNoon, exampleDraft, makeSite, NOON } from '../examples.ts'
import {
  listMarquee,
  publishAnnouncement,
  withdrawAnnouncement,
  type AnnouncementDraft,
  type MarqueeOrder,
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
const publish = async (changes: Partial<AnnouncementDraft> = {}) =>
  expectDone(await publishAnnouncement(database, exampleDraft(changes), by))

type Query = Parameters<typeof listMarquee>[1]
const usual: Query = {
  siteId: siteId(1),
  audience: 'guest',
  locale: 'en_US',
  order: { field: 'sort', direction: 'desc' },
  now: NOON,
}
const marquee = (query: Partial<Query> = {}) => listMarquee(database.rows, { ...usual, ...query })
const shown = async (query: Partial<Query> = {}): Promise<AnnouncementId[]> =>
  (await marquee(query)).map((item) => item.id)

test('an item says what the marquee needs', async () => {
  const { id } = await publish({ texts: { en_US: 'hi' }, sort: 2, displayAfterLogin: false })
  const flags = { displayBeforeLogin: true, displayAfterLogin: false }
  expect(await marquee()).toEqual([{ id, version: 1, content: 'hi', sort: 2, ...flags }])
})

describe('who', () => {
  test('[S6.009] a visitor is shown only what is for before the login', async () => {
    const guests = await publish({ displayAfterLogin: false, sort: 2 })
    await publish({ displayBeforeLogin: false })
    const all = await publish({ sort: 1 })
    expect(await shown({ audience: 'guest' })).toEqual([guests.id, all.id])
  })

  test('[S6.010] a member is shown only what is for after the login', async () => {
    await publish({ displayAfterLogin: false })
    const members = await publish({ displayBeforeLogin: false, sort: 2 })
    const all = await publish({ sort: 1 })
    expect(await shown({ audience: 'member' })).toEqual([members.id, all.id])
  })

  test('does not show announcements of another site', async () => {
    await makeSite(database, { id: siteId(2) })
    const here = await publish()
    const there = await publish({ siteId: siteId(2) })
    for (const audience of ['guest', 'member'] as const) {
      expect(await shown({ audience })).toEqual([here.id])
      expect(await shown({ audience, siteId: siteId(2) })).toEqual([there.id])
      expect(await shown({ audience, siteId: siteId(3) })).toEqual([])
    }
  })
})

describe('when', () => {
  test('from its start on, and from its end on no more', async () => {
    const { id } = await publish({ startsAt: afterNoon(10), endsAt: afterNoon(20) })
    expect(await shown({ now: afterNoon(9) })).toEqual([])
    expect(await shown({ now: afterNoon(10) })).toEqual([id])
    expect(await shown({ now: afterNoon(19) })).toEqual([id])
    expect(await shown({ now: afterNoon(20) })).toEqual([])
  })

  test('without an end it stays, until it is withdrawn', async () => {
    const { id } = await publish()
    expect(await shown({ now: afterNoon(1e12) })).toEqual([id])
    expectDone(await withdrawAnnouncement(database, siteId(1), id, by))
    expect(await shown()).toEqual([])
    expect(await shown({ now: afterNoon(1e12) })).toEqual([])
  })
})

describe('order', () => {
  const orders: [MarqueeOrder, string][] = [
    [{ field: 'sort', direction: 'asc' }, 'adbc'],
    [{ field: 'sort', direction: 'desc' }, 'cbda'],
    [{ field: 'id', direction: 'asc' }, 'abcd'],
    [{ field: 'id', direction: 'desc' }, 'dcba'],
  ]
  test.each(orders)('by %o, equals by id', async (order, expected) => {
    const sorts = { a: -1, b: 5, c: 5, d: 0 }
    for (const [name, sort] of Object.entries(sorts))
      await publish({ texts: { en_US: name }, sort })
    const items = await marquee({ order })
    expect(items.map((item) => item.content).join('')).toBe(expected)
  })

  test('at most fifty, the first of the order', async () => {
    for (let sort = 0; sort < 51; sort += 1) await publish({ sort })
    const sorts = (await marquee()).map((item) => item.sort)
    expect(sorts).toEqual(Array.from({ length: 50 }, (_, n) => 50 - n))
  })
})

test('texts are in the reader’s language, else in English, else in the first by name', async () => {
  await publish({ texts: { vi_VN: 'own', en_US: 'english', bn_BD: 'any' }, sort: 3 })
  await publish({ texts: { zh_CN: 'chinese', en_US: 'english', bn_BD: 'any' }, sort: 2 })
  await publish({ texts: { zh_TW: 'taiwan', zh_CN: 'chinese' }, sort: 1 })
  const contents = (await marquee({ locale: 'vi_VN' })).map((item) => item.content)
  expect(contents).toEqual(['own', 'english', 'chinese'])
})
