import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import type { Site } from '@oriel/domain/site'
import { publishSponsor } from '@oriel/domain/sponsor'
import { expect, test } from './fixtures.ts'
import { openOwnSite } from './own-site.ts'

const PARTNER = 'https://partner.example'

async function publishPartner(database: Database, { id }: Site): Promise<void> {
  const now = new Date()
  const draft = {
    siteId: id,
    details: {
      url: `${PARTNER}/league`,
      since: 2020,
      art: { emblem: 'knight', palette: 'amber', backdrop: 'grid' },
    },
    texts: { en_US: { title: 'Example League', body: '<p>A league.</p>' } },
    device: 'both' as const,
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort: 0,
    startsAt: now,
    endsAt: null,
  }
  const by = { staff: 'e2e', now, allowedOrigins: [PARTNER] }
  expectDone(await publishSponsor(database, draft, by))
}

test('[S1.011, S2.013] a guest reads who the site supports and since when, in each language; links that leave say so', async ({
  page,
  at,
  context,
  database,
}) => {
  await page.goto(at('oriel', '/sponsor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we support')
  const cards = page.locator('.sponsor')
  await expect(cards).toHaveCount(6)
  await expect(cards.first()).toContainText(/Since 20\d\d/)
  await expect(cards.locator('a[target="_blank"]')).toHaveCount(0)
  const own = await openOwnSite(database, { allowedOrigins: [PARTNER] })
  await publishPartner(database, own.site)
  await page.goto(own.at('/sponsor'))
  const out = cards.getByRole('link')
  await expect(out).toHaveAttribute('href', `${PARTNER}/league`)
  await expect(out).toHaveAttribute('target', '_blank')
  await expect(out).toHaveAttribute('rel', /noopener/)
  await expect(out).toHaveAccessibleName(/opens in a new tab/)
  await context.addCookies([{ name: 'i18n_redirected', value: 'th_TH', url: at('second') }])
  await page.goto(at('second', '/sponsor'))
  await expect(cards.first()).toContainText(/ตั้งแต่ปี 20\d\d/)
})
