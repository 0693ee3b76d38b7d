import type { Page } from '@playwright/test'
import { enter } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { restsAt } from './rests.ts'
import { violationsOf } from './violations.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'News from Oriel' })
const closeTime = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('popUpDiscountModalCloseTime'))

/** Opens home. Bulletins are read when the page has become calm, and pop up at once if they do. */
async function openCalmHome(page: Page, url: string, path: string): Promise<unknown> {
  const read = page.waitForResponse((answer) => answer.url().endsWith(path))
  await page.goto(url)
  return (await read).request().postDataJSON()
}
const FOR_GUESTS = '/api/arks/web/bulletin'

test.describe('bulletins at home', () => {
  test.use({ bulletinsPopUp: true })

  test('[S2.064, S2.074, S3.077, S4.049, S4.050, S4.052, S6.002, S7.024] pop up once the page is calm, once per session, and again when newer than the close time', async ({
    page,
    at,
  }) => {
    const asked = await openCalmHome(page, at('oriel'), FOR_GUESTS)
    expect(asked).toMatchObject({ display_device: 1 })
    expect(asked).not.toHaveProperty('display_location')
    await expect(popup(page).getByRole('tab')).toHaveText([
      'Welcome',
      'Play money for every new account',
    ])
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    const closedAt = Number(await closeTime(page))
    expect(closedAt).toBeGreaterThan(0)

    await openCalmHome(page, at('oriel'), FOR_GUESTS)
    expect(await restsAt(() => popup(page).count())).toBe(0)
    await page.evaluate(() => sessionStorage.setItem('popUpDiscountModalCloseTime', '1000'))
    await openCalmHome(page, at('oriel'), FOR_GUESTS)
    await expect(popup(page)).toBeVisible()

    await popup(page).getByRole('tab', { name: 'Play money for every new account' }).click()
    await popup(page).getByRole('link', { name: 'See the offer' }).click()
    await expect(page).toHaveURL(/\/discount\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with play money')
    await expect(popup(page)).toHaveCount(0)
    // Following its link counts as closing it.
    await expect.poll(async () => Number(await closeTime(page))).toBeGreaterThan(1_000)
  })

  test('[S4.054, S6.003, S7.024] for a member, closing hides the bulletins and reads them again', async ({
    page,
    at,
    database,
  }) => {
    await enter(page, database, await makePerson(database), at('oriel'))
    const asked = await openCalmHome(page, at('oriel'), `${FOR_GUESTS}/member`)
    expect(asked).toMatchObject({ display_location: 2 })
    await expect(popup(page)).toBeVisible()
    const paths: string[] = []
    const locations: unknown[] = []
    page.on('response', (answer) => {
      const path = new URL(answer.url()).pathname
      if (!path.startsWith(FOR_GUESTS)) return
      paths.push(path)
      locations.push(answer.request().postDataJSON().display_location)
    })
    await popup(page).getByRole('button', { name: 'Do not show again until updated' }).click()
    await expect.poll(() => paths).toEqual([`${FOR_GUESTS}/member/hide`, `${FOR_GUESTS}/member`])
    expect(locations).toEqual([2, 2])
    await expect(popup(page)).toHaveCount(0)
  })
})

test('[S2.065, S2.073, S2.075] news and the service agreement open as windows; news that fail can be read again', async ({
  page,
  at,
  troubles,
}) => {
  const history = '**/api/arks/web/bulletin/history'
  await page.route(history, (route) => route.abort())
  await page.goto(at('oriel', '/?modal=news'))
  const news = page.getByRole('dialog', { name: 'News' })
  await expect(news.getByRole('alert')).toContainText('network error')
  await page.unroute(history)
  await news.getByRole('button', { name: 'Retry' }).click()
  await expect(
    news.getByRole('heading', { name: 'Play money for every new account' }),
  ).toBeVisible()
  // Also those that are over.
  await expect(news.getByRole('heading', { name: 'Live tables are open again' })).toBeVisible()
  expect(troubles.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
  await page.keyboard.press('Escape')
  await expect(news).toHaveCount(0)

  await page.goto(at('oriel', '/?modal=protocol'))
  const agreement = page.getByRole('dialog', { name: 'Service agreement' })
  await expect(agreement).toContainText('By opening an account you confirm that')
  await expect(agreement).toContainText(/Version \d+, /)
  await agreement.getByRole('link', { name: 'terms of use' }).click()
  await expect(page).toHaveURL(/\/main\/terms$/)
  await expect(agreement).toHaveCount(0)
})
