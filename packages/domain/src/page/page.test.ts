import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { withdrawContent, type Reader } from '@oriel/domain/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import { findPage, listPages, publishPage, type PageDraft } from './page.ts'

const by = { staff: 'test', now: NOON, allowedOrigins: [] }
const reader: Reader = {
  siteId: siteId(1),
  isMember: false,
  device: 'both',
  locale: 'en_US',
  currency: null,
  now: NOON,
}
const draft = (name: string, site = siteId(1)): PageDraft => ({
  siteId: site,
  details: { name },
  texts: { en_US: { title: name, body: '<p>Text</p>' } },
  device: 'both',
  forGuests: true,
  forMembers: true,
  currencies: null,
  sort: 0,
  startsAt: NOON,
  endsAt: null,
})

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  await makeSite(database, { id: siteId(2) })
})
afterAll(() => database.drop())

test('a page is found by its name, on its own site', async () => {
  expectDone(await publishPage(database, draft('terms'), by))
  expect(await findPage(database.rows, reader, 'terms')).toMatchObject({ title: 'terms' })
  expect(await findPage(database.rows, reader, 'term')).toBeNull()
  expect(await findPage(database.rows, { ...reader, siteId: siteId(2) }, 'terms')).toBeNull()
})

test('a name is taken once on a site, and free again when its page is withdrawn', async () => {
  const id = expectDone(await publishPage(database, draft('about'), by))
  const taken = { ok: false, reason: 'page_name_taken' }
  expect(await publishPage(database, draft('about'), by)).toEqual(taken)
  expectDone(await publishPage(database, draft('about', siteId(2)), by))
  expectDone(await withdrawContent(database, siteId(1), 'page', id, by))
  expectDone(await publishPage(database, draft('about'), by))
  const pages = await listPages(database.rows, reader)
  expect(pages.filter(({ name }) => name === 'about')).toHaveLength(1)
})

test.each(['', 'Terms', 'a b', '-a', 'a--b', '../x', 'a/b', 'x'.repeat(61)])(
  'no page is called %j',
  async (name) => {
    const refused = { ok: false, reason: 'page_name' }
    expect(await publishPage(database, draft(name), by)).toEqual(refused)
  },
)
