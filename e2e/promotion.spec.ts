import AxeBuilder from '@axe-core/playwright'
import { ORIEL } from '@oriel/dev-world/cast'
import { publishPromotion } from '@oriel/domain/promotion'
import type { Database } from '@oriel/db/database'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const offers = (page: Page) => page.locator('.offers > li')
const HOUR_MS = 3_600_000

test('[S2.004, S1.009] a guest reads the offers by category, with their numbers', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/discount'))
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page).toHaveTitle('Promotions at Oriel')
  const first = offers(page).filter({ hasText: 'Your first deposit, doubled' })
  await expect(first).toContainText('100%')
  await expect(first).toContainText('$100')
  await expect(first).toContainText('8×')

  await page
    .getByRole('link', { name: /^Slots/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/discount\?category=slots$/)
  await expect(offers(page)).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Monday on the reels' })).toBeVisible()
})

test('more offers are added below, and a part that does not come can be asked for again', async ({
  page,
  at,
  troubles,
}) => {
  await page.goto(at('oriel', '/discount'))
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

test('[S2.005] an offer’s page says what it gives, asks and costs, and leads guests to log in', async ({
  page,
  at,
}) => {
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
  await page.getByRole('button', { name: 'Log in to take part' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the address of an offer can be handed on', async ({ page, at, context, isMobile }) => {
  // A phone opens its own list of apps.
  test.skip(isMobile, 'a phone opens its own list of apps')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('oriel', '/discount'))
  await page.getByRole('link', { name: 'Monday on the reels' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('the numbers are in the visitor’s language and currency', async ({ page, at, context }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'vi_VN', url: at('oriel') }])
  await page.goto(at('oriel', '/discount'))
  await expect(page.locator('.offer-facts').first()).toContainText('2.500.000\u00a0₫')
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

test('the last days are a clock that runs', async ({ page, at, database }, { project }) => {
  const title = `Ends within hours, ${project.name} ${Date.now()}`
  await publish(database, title, new Date(Date.now() + 2 * HOUR_MS))
  await page.goto(at('oriel', '/discount?category=welcome'))
  const clock = offers(page).filter({ hasText: title }).getByRole('timer')
  await expect(clock).toContainText(/01:59:\d\d/)
  const seen = await clock.textContent()
  await expect(clock).not.toHaveText(seen ?? '')
})

test('an offer that is over is not found, and its page leads to the others', async ({
  page,
  at,
  troubles,
}) => {
  for (const id of ['999999', 'nothing']) {
    const answer = await page.goto(at('oriel', `/discount/${id}`))
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('This offer is over or does not exist').first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'All offers' }).click()
  await expect(offers(page).first()).toBeVisible()
  expect(troubles.splice(0).every((text) => text.includes('404'))).toBe(true)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('offers, categories and the rest of the list can be read', async ({
    page,
    at,
    context,
    isMobile,
  }) => {
    // Without a script the page cannot look at its width: the server goes by what it knows.
    const mode = { name: 'layout_mode', value: isMobile ? 'mobile' : 'desktop', url: at('oriel') }
    await context.addCookies([mode])
    await page.goto(at('oriel', '/discount'))
    const shown = await offers(page).getByRole('heading').allTextContents()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/\/discount\?after=/)
    const rest = await offers(page).getByRole('heading').allTextContents()
    expect(rest.length).toBeGreaterThan(0)
    expect(rest.filter((title) => shown.includes(title))).toEqual([])
    await page.getByRole('link', { name: 'Back to the beginning' }).click()
    await expect(page).toHaveURL(/\/discount$/)
  })
})

test('the pages have no accessibility violations', async ({ page, at }) => {
  await page.goto(at('oriel', '/discount'))
  const list = await new AxeBuilder({ page }).include('main').analyze()
  expect(list.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.getByRole('link', { name: 'Your first deposit, doubled' }).click()
  await expect(page.getByRole('region', { name: 'A worked example' })).toBeVisible()
  const offer = await new AxeBuilder({ page }).include('main').analyze()
  expect(offer.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
