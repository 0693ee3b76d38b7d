import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleDraft, makeSite } from '../examples.ts'
import {
  listHistory,
  publishAnnouncement,
  withdrawAnnouncement,
  type AnnouncementDraft,
} from './announcement.ts'

const HOUR_MS = 3_600_000
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS)
const by = { staff: 'test', now: new Date() }

let database: TestDatabase
const tell = async (text: string, changes: Partial<AnnouncementDraft>) =>
  expectDone(
    await publishAnnouncement(database, exampleDraft({ texts: { en_US: text }, ...changes }), by),
  )
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  await makeSite(database, { id: siteId(2), code: 'second' })
  await tell('oldest', { startsAt: ago(9), endsAt: ago(5) })
  await tell('middle', { startsAt: ago(6), texts: { en_US: 'middle', vi_VN: 'giữa' } })
  await tell('newest', { startsAt: ago(1) })
  await tell('tomorrow', { startsAt: ago(-24) })
  await tell('for guests', { startsAt: ago(2), displayAfterLogin: false })
  await tell('elsewhere', { startsAt: ago(2), siteId: siteId(2) })
  const { id } = await tell('a mistake', { startsAt: ago(3) })
  expectDone(await withdrawAnnouncement(database, siteId(1), id, by))
})
afterAll(() => database.drop())

const read = (changes: Partial<Parameters<typeof listHistory>[1]> = {}) =>
  listHistory(database.rows, {
    siteId: siteId(1),
    locale: 'en_US',
    after: null,
    count: 20,
    ...changes,
  })

test('what members were told, the newest first, with what is over', async () => {
  const { list, next } = await read()
  expect(list.map(({ content, isShowing }) => [content, isShowing])).toEqual([
    ['newest', true],
    ['middle', true],
    ['oldest', false],
  ])
  expect(next).toBeNull()
})

test('in the language of the reader where it was written in it', async () => {
  const { list } = await read({ locale: 'vi_VN' })
  expect(list.map(({ content }) => content)).toEqual(['newest', 'giữa', 'oldest'])
})

test('a page goes on after its last, and a cursor of another site finds nothing', async () => {
  const first = await read({ count: 2 })
  const second = await read({ count: 2, after: first.next })
  expect(second.list.map(({ content }) => content)).toEqual(['oldest'])
  const other = await read({ siteId: siteId(2), after: first.next })
  expect(other.list).toEqual([])
})
