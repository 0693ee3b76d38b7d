import AxeBuilder from '@axe-core/playwright'
import { ORIEL } from '@oriel/dev-world/cast'
import { findMember } from '@oriel/domain/member'
import { openSession } from '@oriel/domain/session'
import type { Database } from '@oriel/db/database'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ bulletinsPopUp: true })

/** Of the cast; no other journey signs her in, and who has two sessions has one. */
const ACCOUNT = 'meilin'

const popup = (page: Page) => page.getByRole('dialog', { name: 'News from Oriel' })
/** It waits until the page is idle, so it may take a while on a busy machine. */
const untilShown = (page: Page) => expect(popup(page)).toBeVisible({ timeout: 25_000 })
const closeTime = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('popUpDiscountModalCloseTime'))

test('[S2.064, S2.074, S3.077, S4.049, S4.052] bulletins pop up once the page is calm, and once per session', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel'))
  await expect(popup(page)).toHaveCount(0)
  await untilShown(page)
  const tabs = popup(page).getByRole('tab')
  await expect(tabs).toHaveText(['Welcome to the house', 'Mondays belong to the reels'])
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  expect(Number(await closeTime(page))).toBeGreaterThan(Date.now() - 60_000)
  const read = page.waitForResponse((answer) => answer.url().endsWith('/api/arks/web/bulletin'))
  await page.reload()
  await read
  await expect(popup(page)).toHaveCount(0)
})

test('[S4.050] what is newer than the close time shows again', async ({ page, at }) => {
  await page.goto(at('oriel', '/faq'))
  await page.evaluate(() => sessionStorage.setItem('popUpDiscountModalCloseTime', '1000'))
  await page.goto(at('oriel'))
  await untilShown(page)
  await expect(popup(page)).toBeVisible()
})

test('a bulletin leads to its offer, and the window goes', async ({ page, at }) => {
  await page.goto(at('oriel'))
  await untilShown(page)
  await popup(page).getByRole('tab', { name: 'Mondays belong to the reels' }).click()
  await popup(page).getByRole('link', { name: 'See the offer' }).click()
  await expect(page).toHaveURL(/\/discount\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday on the reels')
  await expect(popup(page)).toHaveCount(0)
  // It has been seen, so it does not come again at home.
  await expect.poll(() => closeTime(page)).not.toBeNull()
})

async function signIn(page: Page, database: Database): Promise<void> {
  const member = await findMember(database.rows, ORIEL, ACCOUNT)
  if (!member) throw new Error(`nobody is called ${ACCOUNT}`)
  const session = await openSession(database, { siteId: ORIEL, memberId: member.id }, new Date())
  await page.evaluate(
    ({ token, id, binding }) => {
      Object.assign(localStorage, { token, member_id: id })
      document.cookie = `__Host-sb=${binding}; Path=/; Secure; SameSite=Strict`
    },
    { token: session.token, id: member.id, binding: session.binding },
  )
}

test('[S4.054] for a member, closing hides the bulletins and reads them again', async ({
  page,
  at,
  database,
  isMobile,
}) => {
  // One session per member: the other project would end it.
  test.skip(isMobile, 'one session per member: the other project would end it')
  await page.goto(at('oriel', '/faq'))
  await signIn(page, database)
  await page.goto(at('oriel'))
  await untilShown(page)
  const paths: string[] = []
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname
    if (path.startsWith('/api/arks/web/bulletin')) paths.push(path)
  })
  await popup(page).getByRole('button', { name: 'Do not show again until it changes' }).click()
  await expect
    .poll(() => paths)
    .toEqual(['/api/arks/web/bulletin/member/hide', '/api/arks/web/bulletin/member'])
  await expect(popup(page)).toHaveCount(0)
})

test.describe('the news', () => {
  test.use({ bulletinsPopUp: false })
  test('[S2.065, S2.073] are the history of bulletins, also of those that are over', async ({
    page,
    at,
  }) => {
    await page.goto(at('oriel', '/?modal=news'))
    const news = page.getByRole('dialog', { name: 'News' })
    await expect(news.getByRole('heading', { name: 'Mondays belong to the reels' })).toBeVisible()
    await expect(news.getByRole('heading', { name: 'New felt in the east wing' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(news).toHaveCount(0)
  })

  test('say what went wrong, and try again', async ({ page, at, troubles }) => {
    await page.route('**/api/arks/web/bulletin/history', (route) => route.abort())
    await page.goto(at('oriel', '/?modal=news'))
    const news = page.getByRole('dialog', { name: 'News' })
    await expect(news.getByRole('alert')).toContainText('network error')
    await page.unroute('**/api/arks/web/bulletin/history')
    await news.getByRole('button', { name: 'Retry' }).click()
    await expect(news.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect(troubles.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
  })
})

test.describe('the service agreement', () => {
  test.use({ bulletinsPopUp: false })
  test('[S2.075] opens as a window, with its version', async ({ page, at }) => {
    await page.goto(at('oriel', '/?modal=protocol'))
    const window = page.getByRole('dialog', { name: 'Service agreement' })
    await expect(window).toContainText('By opening an account you confirm that')
    await expect(window).toContainText(/Version \d+, /)
    await window.getByRole('link', { name: 'terms of use' }).click()
    await expect(page).toHaveURL(/\/main\/terms$/)
    await expect(window).toHaveCount(0)
  })
})
