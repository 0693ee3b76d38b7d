import { hasOwnWord, linkPlaces, type LinkPlace } from '@oriel/core/link-code'
import type { SiteId } from '@oriel/core/id'
import { publishFaq } from '@oriel/domain/faq'
import { listLinks } from '@oriel/domain/link'
import { findSite, type Site } from '@oriel/domain/site'
import { expectDone } from '@oriel/core/outcome'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ORIEL, SECOND } from '../cast.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'
import { tellLinks } from './link.ts'
import { tellSites } from './site.ts'

const now = new Date('2026-03-01T12:00:00Z')
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await tellSites(database, now)
})
afterEach(() => database.drop())

async function siteOf(id: SiteId): Promise<Site> {
  const site = await findSite(database.rows, id)
  if (!site) throw new Error('no site')
  return site
}
const linksOf = (site: Site, place: LinkPlace, locale = site.languages[0] ?? 'en_US') =>
  listLinks(database.rows, { site, place, device: 'mobile', isMember: false, locale })

test('told twice it is told once', async () => {
  const lines = () => database.rows.selectFrom('site_link_changes').selectAll().execute()
  await tellLinks(database, now)
  const once = await lines()
  expect(once).toHaveLength(2 * linkPlaces.length)
  await tellLinks(database, now)
  expect(await lines()).toEqual(once)
})

test('every link has a word in every language of its site, its own or the page’s', async () => {
  await tellLinks(database, now)
  for (const site of [await siteOf(ORIEL), await siteOf(SECOND)]) {
    for (const place of linkPlaces) {
      for (const locale of site.languages) {
        const links = await linksOf(site, place, locale)
        expect(links.length).toBeGreaterThan(0)
        const nameless = links.filter(({ code, name }) => name === '' && !hasOwnWord(code))
        expect(nameless).toEqual([])
      }
    }
  }
})

test('guides lead to the questions of a site, where it has them', async () => {
  const faq = {
    siteId: ORIEL,
    details: { category: 'deposit' as const },
    texts: { en_US: { title: 'How do I deposit?', body: '' } },
    device: 'both' as const,
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort: 0,
    startsAt: now,
    endsAt: null,
  }
  expectDone(await publishFaq(database, faq, { staff: 'test', now, allowedOrigins: [] }))
  await tellLinks(database, now)
  const help = (await linksOf(await siteOf(ORIEL), 'footer')).filter(
    ({ group }) => group === 'help',
  )
  expect(help.map(({ kind }) => kind)).toEqual(['path', 'faq', 'path', 'main'])
  expect(help[1]?.url).toMatch(/^\/faq\/[0-9]+$/)
})
