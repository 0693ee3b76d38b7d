import { publishUnbuiltOffers } from '@oriel/dev-world/testing/unbuilt-offers'
import { expect, test } from '../fixtures.ts'
import { openOwnSite } from '../own-site.ts'

test.use({ javaScriptEnabled: false })

test('without a script, questions open, offers and games are read to the end, and lists are searched', async ({
  page,
  at,
  context,
  database,
}) => {
  // More offers than one part of the list holds.
  const own = await openOwnSite(database)
  await publishUnbuiltOffers(database, own.site.id, new Date())
  // Without a script the page cannot look at its width: the server goes by what it knows.
  for (const url of [at('oriel'), own.at()]) {
    await context.addCookies([{ name: 'layout_mode', value: 'desktop', url }])
  }
  await test.step('questions', async () => {
    await page.goto(at('oriel', '/faq'))
    await page.getByText('How do I see what I have spent?').click()
    await expect(page.getByText('While you play, our games show')).toBeVisible()
  })
  await test.step('offers', async () => {
    const headings = page.locator('.offers > li').getByRole('heading')
    await page.goto(own.at('/discount'))
    const shown = await headings.allTextContents()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/\/discount\?after=/)
    const rest = await headings.allTextContents()
    expect(rest.length).toBeGreaterThan(0)
    expect(rest.filter((title) => shown.includes(title))).toEqual([])
    await page.getByRole('link', { name: 'Back to the beginning' }).click()
    await expect(page).toHaveURL(/\/discount$/)
  })
  await test.step('games', async () => {
    const LIST = '/slotgame?gt_id=2&gp_id=GPOR&house='
    const tiles = page.locator('.game-grid .game-tile')
    await page.goto(at('oriel', LIST.replace('GPOR', 'GPMI')))
    await expect(tiles).toHaveCount(60)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/after=/)
    await expect.poll(() => tiles.count()).toBeLessThan(60)
    await page.goto(at('oriel', LIST))
    await page.getByRole('searchbox').fill('koi')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/q=koi/)
    await expect(tiles.first()).toContainText('Koi')
    await tiles.first().getByRole('link').click()
    await expect(page).toHaveURL(at('oriel', LIST))
  })
})
