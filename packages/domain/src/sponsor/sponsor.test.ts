import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import { listSponsors, publishSponsor, type SponsorDraft } from './sponsor.ts'

const by = { staff: 'test', now: NOON, allowedOrigins: ['https://partners.example'] }
const draft = (url: string | null): SponsorDraft => ({
  siteId: siteId(1),
  details: { url, since: 2021, art: { emblem: 'knight', palette: 'midnight', backdrop: 'grid' } },
  texts: { en_US: { title: url ?? 'nowhere', body: '' } },
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
})
afterAll(() => database.drop())

test('a sponsor leads to our own pages, to an allowed address, or nowhere', async () => {
  const urls = ['/main/about', 'https://partners.example/chess', null]
  for (const url of urls) expectDone(await publishSponsor(database, draft(url), by))
  const reader = { siteId: siteId(1), isMember: false, device: 'both', locale: 'en_US' } as const
  const found = await listSponsors(database.rows, { ...reader, currency: null, now: NOON })
  expect(found.map(({ url }) => url)).toEqual(urls.toReversed())
  expect(found[0]).toMatchObject({ since: 2021, art: { emblem: 'knight' } })
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://a b'])(
  'and not to %s',
  async (url) => {
    const refused = { ok: false, reason: 'content_target_not_allowed' }
    expect(await publishSponsor(database, draft(url), by)).toEqual(refused)
  },
)
