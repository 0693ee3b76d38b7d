import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { sqlState } from '@oriel/db/database'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { tellSites } from '@oriel/dev-world/story/site'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  editContent,
  findContent,
  listContents,
  publishContent,
  withdrawContent,
  type ContentDraft,
  type Reader,
} from './content.ts'

const now = new Date('2026-11-15T12:00:00Z')
const by = { staff: 'test', now, allowedOrigins: ['https://a.example'] }
const reader: Reader = {
  siteId: ORIEL,
  isMember: false,
  device: 'desktop',
  locale: 'en_US',
  currency: 'USD',
  now,
}
const draft: ContentDraft = {
  siteId: ORIEL,
  details: { any: 'thing' },
  texts: { en_US: { title: 'Hello', body: '<p>Hi</p>' } },
  device: 'both',
  forGuests: true,
  forMembers: true,
  currencies: null,
  sort: 0,
  startsAt: now,
  endsAt: null,
}

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await tellSites(database, now)
})
afterEach(() => database.drop())

const publish = async (change: Partial<ContentDraft> = {}) =>
  expectDone(await publishContent(database, 'faq', { ...draft, ...change }, by))
const titles = async (change: Partial<Reader> = {}) =>
  (await listContents(database.rows, 'faq', { ...reader, ...change })).map(({ title }) => title)
const titled = (title: string) => ({ texts: { en_US: { title, body: '' } } })

describe('who sees what', () => {
  test('in the operator’s order, the newest first among equals', async () => {
    await publish({ ...titled('low'), sort: 1 })
    await publish({ ...titled('high'), sort: 9 })
    await publish({ ...titled('new'), sort: 9 })
    expect(await titles()).toEqual(['new', 'high', 'low'])
  })
  test('by device, sign-in, currency, site and time', async () => {
    await publish({ ...titled('phone'), device: 'mobile' })
    await publish({ ...titled('members'), forGuests: false })
    await publish({ ...titled('dong'), currencies: ['VND'] })
    await publish({ ...titled('second'), siteId: SECOND })
    await publish({ ...titled('soon'), startsAt: new Date(now.getTime() + 1) })
    await publish({ ...titled('past'), startsAt: new Date(0), endsAt: now })
    expect(await titles()).toEqual([])
    expect(await titles({ device: 'mobile' })).toEqual(['phone'])
    expect(await titles({ isMember: true })).toEqual(['members'])
    expect(await titles({ currency: 'VND' })).toEqual(['dong'])
    expect(await titles({ currency: null })).toEqual([])
    expect(await titles({ siteId: SECOND })).toEqual(['second'])
    expect(await titles({ now: new Date(now.getTime() + 1) })).toEqual(['soon'])
  })
  test('in their language, or in English, or in whichever there is', async () => {
    const [title, body] = ['Chào', '']
    const texts = { vi_VN: { title, body }, en_US: { title: 'Hello', body } }
    await publish({ texts })
    await publish({ texts: { ja_JP: { title: 'やあ', body } }, sort: -1 })
    expect(await titles({ locale: 'vi_VN' })).toEqual(['Chào', 'やあ'])
    expect(await titles({ locale: 'ko_KR' })).toEqual(['Hello', 'やあ'])
  })
  test('finds one by its number under the same rules', async () => {
    await publish({ forGuests: false })
    const [content] = await listContents(database.rows, 'faq', { ...reader, isMember: true })
    const number = content?.number ?? 0
    const member = { ...reader, isMember: true }
    expect(await findContent(database.rows, 'faq', member, number)).toEqual(content)
    expect(await findContent(database.rows, 'faq', reader, number)).toBeNull()
    expect(await findContent(database.rows, 'page', member, number)).toBeNull()
  })
})

describe('what operators do', () => {
  test('HTML is cleaned when it is written', async () => {
    const body =
      '<p onclick="x()">Hi<script>alert(1)</script> <a href="https://evil/">there</a></p>'
    await publish({ texts: { en_US: { title: ' Hello ', body } } })
    const [content] = await listContents(database.rows, 'faq', reader)
    expect(content).toMatchObject({ title: 'Hello', body: '<p>Hi <a>there</a></p>' })
  })
  test('an edit replaces the whole content and raises its version; a withdrawn one is unknown', async () => {
    const id = await publish()
    const after = { ...draft, ...titled('Changed') }
    expect(await editContent(database, 'faq', id, after, by)).toEqual({ ok: true })
    expect(await listContents(database.rows, 'faq', reader)).toMatchObject([
      { title: 'Changed', version: 2 },
    ])
    expect(await withdrawContent(database, ORIEL, 'faq', id, by)).toEqual({ ok: true })
    expect(await titles()).toEqual([])
    const unknown = { ok: false, reason: 'content_unknown' }
    expect(await editContent(database, 'faq', id, after, by)).toEqual(unknown)
    expect(await withdrawContent(database, ORIEL, 'faq', id, by)).toEqual(unknown)
    const changes = await database.rows
      .selectFrom('content_changes')
      .select(['version', 'change'])
      .orderBy('version')
      .execute()
    expect(changes.map(({ change }) => change)).toEqual(['published', 'edited', 'withdrawn'])
  })
  test('answers unknown for an id of another site, another kind or no content', async () => {
    const id = await publish()
    const unknown = { ok: false, reason: 'content_unknown' }
    expect(await withdrawContent(database, SECOND, 'faq', id, by)).toEqual(unknown)
    expect(await withdrawContent(database, ORIEL, 'page', id, by)).toEqual(unknown)
    expect(await withdrawContent(database, ORIEL, 'faq', newId(), by)).toEqual(unknown)
  })
  test.each([
    ['content_without_text', { texts: {} }],
    ['content_without_audience', { forGuests: false, forMembers: false }],
    ['content_title_length', titled(' ')],
    ['content_title_length', titled('x'.repeat(201))],
    ['content_body_length', { texts: { en_US: { title: 'x', body: 'x'.repeat(50_001) } } }],
    ['content_times', { endsAt: now }],
  ])('%s', async (reason, change) => {
    const refused = { ok: false, reason }
    expect(await publishContent(database, 'faq', { ...draft, ...change }, by)).toEqual(refused)
  })
  test('the history cannot be changed', async () => {
    await publish()
    for (const change of [
      'UPDATE content_changes SET staff = $1',
      'DELETE FROM content_changes WHERE staff = $1',
    ]) {
      const state = await database.pool.query(change, ['x']).catch(sqlState)
      expect(state).toBe('42501')
    }
  })
})
