import { ORIEL } from '@oriel/dev-world/cast'
import { publishPromotion } from '@oriel/domain/promotion'
import type { Database } from '@oriel/db/database'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { violationsOf } from './violations.ts'

const offers = (page: Page) => page.locator('.offers > li')
const HOUR_MS = 3_600_000

test('[S2.004, S2.005, S1.009] a guest reads offers by category, loads more, and sees what an offer gives, asks and costs', async ({
  page,
  at,
  context,
  troubles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('oriel', '/discount'))
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
  await page.getByRole('link', { name: 'Monday on the reels' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page.goto(at('oriel', '/discount'))
  await page.getByRole('link', { name: 'Your first deposit, doubled' }).click()
  await expect(page).toHaveURL(/\/discount\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first deposit, doubled')
  // 100 deposited, doubled, played through eight times; four of each hundred stay with the house.
  const example = page.getByRole('region', { name: 'A worked example' })
  await expect(example.getByRole('listitem')).toHaveText([
    'You deposit $100.',
    'The bonus is 100% of it: $100.',
    'Before the bonus can be withdrawn, you place bets of $800 in total: $100 × 8.',
    /^On games that return 96% on average, those bets cost about \$32\./,
  ])
  await expect(page.getByText('Only the bonus is played through')).toBeVisible()
  expect(await violationsOf(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Log in to take part' }).click()
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
  await expect(page.getByText('This offer is over or does not exist').first()).toBeVisible()
  await page.getByRole('link', { name: 'All offers' }).click()
  await expect(offers(page).first()).toBeVisible()
  expect(troubles.splice(0).every((text) => text.includes('404'))).toBe(true)

  await context.clearCookies()
  await context.addCookies([{ name: 'i18n_redirected', value: 'vi_VN', url: at('oriel') }])
  await page.goto(at('oriel', '/discount'))
  await expect(page.locator('.offer-facts').first()).toContainText('2.500.000\u00a0₫')
})
