import { ORIEL } from '@oriel/dev-world/cast'
import { publishUnbuiltOffers } from '@oriel/dev-world/testing/unbuilt-offers'
import { publishPromotion } from '@oriel/domain/promotion'
import type { Database } from '@oriel/db/database'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openOwnSite } from './own-site.ts'
import { violationsOf } from './violations.ts'

const offers = (page: Page) => page.locator('.offers > li')
const HOUR_MS = 3_600_000

test('[S2.004, S2.005, S1.009] a guest reads offers by category, loads more, and sees what an offer gives, asks and costs', async ({
  page,
  at,
  context,
  database,
  troubles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // More offers than one part of the list holds, with conditions of every kind.
  const own = await openOwnSite(database)
  await publishUnbuiltOffers(database, own.site.id, new Date())
  await page.goto(own.at('/discount'))
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveTitle('Promotions at Oriel')
  const first = offers(page).filter({ hasText: 'Your first deposit, doubled' })
  await expect(first).toContainText('100%')
  await expect(first).toContainText('$100')
  await expect(first).toContainText('8×')

  await test.step('more offers are added below; a part that fails can be asked for again', async () => {
    const before = await offers(page).count()
    const more = page.getByRole('link', { name: 'Load more' })
    await page.route('**/api/arks/web/promotion', (route) => route.abort())
    await more.click()
    await expect(page.getByRole('alert')).toHaveText('network error')
    await expect(offers(page)).toHaveCount(before)
    await page.unroute('**/api/arks/web/promotion')
    await more.click()
    await expect.poll(() => offers(page).count()).toBeGreaterThan(before)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(troubles.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
  })

  await page
    .getByRole('link', { name: /^Slots/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/discount\?category=slots$/)
  await expect(offers(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Monday slots bonus' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page.goto(own.at('/discount'))
  await page.getByRole('link', { name: 'Your first deposit, doubled' }).click()
  await expect(page).toHaveURL(/\/discount\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first deposit, doubled')
  // 100 deposited, doubled, wagered eight times; a game keeps four of each hundred.
  const example = page.getByRole('region', { name: 'Example' })
  await expect(example.getByRole('listitem')).toHaveText([
    'You deposit $100.',
    'The bonus is 100% of it: $100.',
    'Wagering before withdrawal: $100 × 8 = $800.',
    /^With a return to player of 96%, these bets cost about \$32 on average\./,
  ])
  await expect(page.getByText('Only the bonus has to be wagered')).toBeVisible()
  expect(await violationsOf(page, 'main')).toEqual([])

  await page.goto(at('oriel', '/discount'))
  await expect(offers(page).filter({ hasText: 'Try our games for free' })).toBeVisible()
  await page.getByRole('link', { name: 'Start with play money' }).click()
  await expect(page.getByText('No wagering requirement.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in or sign up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

async function publish(database: Database, title: string, endsAt: Date): Promise<void> {
  const now = new Date()
  const draft = {
    siteId: ORIEL,
    texts: { en_US: { title, body: '<p>Short.</p>' } },
    details: {
      category: 'welcome' as const,
      summaries: { en_US: 'A short offer.' },
      terms: { en_US: ['None.'] },
      turnover: null,
      bonusPercent: null,
      maxBonus: null,
      tag: null,
      art: { emblem: 'coins', palette: 'amber', backdrop: 'rays' },
    },
    device: 'both' as const,
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort: -1,
    startsAt: now,
    endsAt,
  }
  const by = { staff: 'e2e', now, allowedOrigins: [] }
  expect((await publishPromotion(database, draft, by)).ok).toBe(true)
}

test('an offer counts down its last hours; one that is over is a 404; numbers follow the visitor’s language and currency', async ({
  page,
  at,
  ask,
  context,
  database,
  troubles,
}) => {
  const title = `Ends within hours, ${crypto.randomUUID()}`
  await publish(database, title, new Date(Date.now() + 2 * HOUR_MS))
  await page.goto(at('oriel', '/discount?category=welcome'))
  const clock = offers(page).filter({ hasText: title }).getByRole('timer')
  await expect(clock).toContainText(/01:5\d:\d\d/)
  const seen = await clock.textContent()
  await expect(clock).not.toHaveText(seen ?? '')

  expect((await ask('oriel', '/discount/nothing')).status()).toBe(404)
  const missing = await page.goto(at('oriel', '/discount/999999'))
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('This offer has ended or does not exist').first()).toBeVisible()
  await page.getByRole('link', { name: 'All offers' }).click()
  await expect(offers(page).first()).toBeVisible()
  expect(troubles.splice(0).every((text) => text.includes('404'))).toBe(true)

  await context.clearCookies()
  const own = await openOwnSite(database)
  await publishUnbuiltOffers(database, own.site.id, new Date())
  await context.addCookies([{ name: 'i18n_redirected', value: 'vi_VN', url: own.at() }])
  await page.goto(own.at('/discount'))
  await expect(page.locator('.offer-facts').first()).toContainText('2.500.000\u00a0₫')
})
