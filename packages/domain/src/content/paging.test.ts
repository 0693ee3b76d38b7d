import { expectDone } from '@oriel/core/outcome'
import { siteId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterNoon, HOUR_MS, makeSite, NOON } from '../examples.ts'
import {
  countContents,
  findShowing,
  listContents,
  pageContents,
  pageHistory,
  publishContent,
  withdrawContent,
  type ContentDraft,
  type ContentPage,
  type Reader,
} from './content.ts'

const by = { staff: 'test', now: NOON, allowedOrigins: [] }
const reader: Reader = {
  siteId: siteId(1),
  isMember: true,
  device: 'both',
  locale: 'en_US',
  currency: 'USD',
  now: NOON,
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  // Two sorts, each several times, so that pages end among equals.
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    const isVowel = 'ae'.includes(name)
    await publish(name, { sort: isVowel ? -1 : 5, details: { vowel: isVowel } })
  }
  await publish('over', { startsAt: afterNoon(-9 * HOUR_MS), endsAt: afterNoon(-HOUR_MS) })
  await publish('soon', { startsAt: afterNoon(HOUR_MS) })
  await publish('phone', { device: 'mobile' })
  await publish('dong', { currencies: ['VND'] })
  const gone = await publish('gone', { startsAt: afterNoon(-HOUR_MS) })
  expectDone(await withdrawContent(database, siteId(1), 'faq', gone, by))
})
afterAll(() => database.drop())

async function publish(title: string, change: Partial<ContentDraft>) {
  const draft: ContentDraft = {
    siteId: siteId(1),
    details: {},
    texts: { en_US: { title, body: '' } },
    device: 'both',
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort: 0,
    startsAt: NOON,
    endsAt: null,
    ...change,
  }
  return expectDone(await publishContent(database, 'faq', draft, by))
}

const titles = ({ contents }: Pick<ContentPage, 'contents'>) => contents.map(({ title }) => title)
const page = (after: string | null, limit: number, having = {}) =>
  pageContents(database.rows, 'faq', reader, { after, limit, having })

async function walk(next: (after: string | null) => Promise<ContentPage>): Promise<string[]> {
  const seen: string[] = []
  let after: string | null = null
  do {
    const found: ContentPage = await next(after)
    seen.push(...titles(found))
    after = found.next
  } while (after !== null)
  return seen
}

describe('pages', () => {
  test.each([1, 2, 3, 4, 7, 50])('of %i give each once, in order', async (limit) => {
    expect(await walk((after) => page(after, limit))).toEqual(['g', 'f', 'd', 'c', 'b', 'e', 'a'])
  })
  test('end exactly when nothing is left', async () => {
    expect((await page(null, 7)).next).toBeNull()
    expect((await page(null, 6)).next).not.toBeNull()
  })
  test('can ask for what the details say', async () => {
    expect(await walk((after) => page(after, 1, { vowel: true }))).toEqual(['e', 'a'])
    expect(await walk((after) => page(after, 9, { vowel: 'true' }))).toEqual([])
  })
  test.each(["1'; --", '5', '.', '1.2.3', '1e9.1', '9999999999999.9999999999', ''])(
    'with the cursor %j begin anew',
    async (cursor) => {
      expect(titles(await page(cursor, 1))).toEqual(['g'])
    },
  )
  test('with a cursor outside the list are empty or complete, never an error', async () => {
    expect(titles(await page('-9999999999999.1', 9))).toEqual([])
    expect(titles(await page('9999999999999.1', 1))).toEqual(['g'])
    for (const cursor of ['-9999999999999.1', '9999999999999.1']) {
      const history = pageHistory(database.rows, 'faq', reader, { after: cursor, limit: 9 })
      expect((await history).contents.length).toBe(cursor.startsWith('-') ? 0 : 8)
    }
  })
})

test('the history includes ended content, newest first, and excludes withdrawn content', async () => {
  const history = (after: string | null) =>
    pageHistory(database.rows, 'faq', reader, { after, limit: 3 })
  expect(await walk(history)).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a', 'over'])
})

test('a reader of both devices gets only content that is on both', async () => {
  const on = async (device: Reader['device']) =>
    (await listContents(database.rows, 'faq', { ...reader, device })).map(({ title }) => title)
  expect(await on('both')).not.toContain('phone')
  expect(await on('mobile')).toContain('phone')
})

test('counts match the list', async () => {
  const counts = await countContents(database.rows, 'faq', reader, 'vowel')
  expect(Object.fromEntries(counts)).toEqual({ true: 2, false: 5 })
})

test('of given numbers, finds those that show to the reader', async () => {
  const all = await listContents(database.rows, 'faq', { ...reader, currency: 'VND' })
  const numbers = [...all.map(({ number }) => number), 999_999]
  const showing = await findShowing(database.rows, 'faq', reader, numbers)
  const hidden = all.filter(({ number }) => !showing.has(number)).map(({ title }) => title)
  expect(hidden).toEqual(['dong'])
  expect(showing.size).toBe(all.length - 1)
  expect(await findShowing(database.rows, 'faq', reader, [])).toEqual(new Set())
})
