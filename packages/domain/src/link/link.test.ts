import type { LinkPlace } from '@oriel/core/link-code'
import { expectDone } from '@oriel/core/outcome'
import { sqlState } from '@oriel/db/database'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { tellSites } from '@oriel/dev-world/story/site'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findSite, type Site } from '@oriel/domain/site'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listLinks, saveLinks, type LinkDraft, type LinkReader } from './link.ts'

const now = new Date('2026-11-15T12:00:00Z')
const by = { staff: 'test', now, allowedOrigins: ['https://partners.oriel.example'] }
const draft: LinkDraft = {
  code: 'home',
  names: {},
  target: '/',
  icon: '',
  opensIn: 'same',
  group: null,
  forGuests: true,
  forMembers: true,
  device: 'both',
  raised: false,
}

let database: TestDatabase
let site: Site
beforeEach(async () => {
  database = await testDatabase()
  await tellSites(database, now)
  const found = await findSite(database.rows, ORIEL)
  if (!found) throw new Error('no site')
  site = found
})
afterEach(() => database.drop())

const save = async (links: readonly LinkDraft[], place: LinkPlace = 'rail') =>
  expectDone(await saveLinks(database, ORIEL, place, links, by))
const list = (change: Partial<LinkReader> = {}) =>
  listLinks(database.rows, {
    site,
    place: 'rail',
    device: 'desktop',
    isMember: false,
    locale: 'en_US',
    ...change,
  })
const codes = async (change: Partial<LinkReader> = {}) =>
  (await list(change)).map(({ code }) => code)

describe('a place', () => {
  test('has exactly what was saved last, in that order', async () => {
    await save([draft, { ...draft, code: 'discount', target: '/discount' }])
    await save([
      { ...draft, code: 'wallet', target: '/user/MyWallet', icon: 'wallet' },
      { ...draft, code: 'main', target: 'main/about', names: { en_US: ' About us ' } },
      draft,
    ])
    expect(await list()).toMatchObject([
      { code: 'wallet', kind: 'path', url: '/user/MyWallet', name: '', icon: 'wallet', sort: 1 },
      { code: 'main', kind: 'main', url: '/main/about', targetId: 'about', name: 'About us' },
      { code: 'home', kind: 'path', url: '/', sort: 3, group: null, raised: false },
    ])
    await save([])
    expect(await list()).toEqual([])
  })

  test('shows what is for the reader', async () => {
    await save([
      { ...draft, code: 'sign_up', target: null, forMembers: false },
      { ...draft, code: 'user', target: '/user', forGuests: false },
      { ...draft, code: 'APPDownload', target: '/app', device: 'mobile' },
      { ...draft, code: 'agent', target: '/proxy', device: 'desktop' },
    ])
    expect(await codes()).toEqual(['sign_up', 'agent'])
    expect(await codes({ isMember: true })).toEqual(['user', 'agent'])
    expect(await codes({ device: 'mobile' })).toEqual(['sign_up', 'APPDownload'])
    expect(await codes({ place: 'float' })).toEqual([])
    const second = await findSite(database.rows, SECOND)
    expect(second && (await codes({ site: second }))).toEqual([])
  })

  test('[S2.061] does not show what the site hides', async () => {
    await save([draft, { ...draft, code: 'deposit', target: '/user/Deposit' }])
    const flags = { ...site.flags, hiddenLinks: ['Deposit'] }
    expect(await codes({ site: { ...site, flags } })).toEqual(['home'])
  })

  test('is not touched by a list that is refused', async () => {
    await save([draft])
    const evil = { ...draft, target: 'javascript:alert(1)' }
    const refused = { ok: false, reason: 'link_target_not_allowed' }
    expect(await saveLinks(database, ORIEL, 'rail', [evil], by)).toEqual(refused)
    expect(await codes()).toEqual(['home'])
  })
})

describe('the history', () => {
  test('has a line for every change, with what the place then held', async () => {
    await save([draft])
    await save([])
    await save([draft], 'float')
    const lines = await database.rows
      .selectFrom('site_link_changes')
      .select(['place', 'version', 'links', 'staff', 'at'])
      .orderBy('place', 'desc')
      .orderBy('version')
      .execute()
    expect(lines).toEqual([
      { place: 'rail', version: 1, links: [draft], staff: 'test', at: now },
      { place: 'rail', version: 2, links: [], staff: 'test', at: now },
      { place: 'float', version: 1, links: [draft], staff: 'test', at: now },
    ])
  })

  test('counts on without a gap when many save at once, and one list stands whole', async () => {
    const lists = ['home', 'discount', 'sponsor', 'faq'].map((code) =>
      Array.from({ length: 3 }, () => {
        return { ...draft, code: code as 'home', names: { en_US: code } }
      }),
    )
    await Promise.all(lists.map((links) => save(links)))
    const versions = await database.rows
      .selectFrom('site_link_changes')
      .select('version')
      .orderBy('version')
      .execute()
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4])
    const shown = await codes()
    expect(shown).toHaveLength(3)
    expect(new Set(shown).size).toBe(1)
  })

  test('cannot be changed', async () => {
    await save([draft])
    for (const change of [
      'UPDATE site_link_changes SET staff = $1',
      'DELETE FROM site_link_changes WHERE staff = $1',
      'UPDATE site_links SET target = $1',
    ]) {
      expect(await database.pool.query(change, ['x']).catch(sqlState)).toBe('42501')
    }
  })
})

test.each([
  ['target', 'javascript:alert(1)'],
  ['target', '//evil.example'],
  ['target', '/\\evil.example'],
  ['icon', 'https://evil.example/x.svg'],
  ['place', 'elsewhere'],
  ['opens_in', 'parent'],
  ['link_group', 'help'],
  ['raised', true],
])('the database itself refuses a %s of %j', async (column, value) => {
  const row = {
    site_id: ORIEL,
    place: 'rail',
    link_group: null,
    code: 'home',
    names: '{}',
    target: '/',
    icon: '',
    opens_in: 'same',
    for_guests: true,
    for_members: true,
    device: 0,
    raised: false,
    sort: 1,
  }
  const insert = database.rows.insertInto('site_links')
  const wrong = insert.values({ ...row, [column]: value })
  expect(await wrong.execute().catch(sqlState)).toBe('23514')
  await insert.values(row).execute()
})
