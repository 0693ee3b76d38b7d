import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

/** Over a small page, where nothing moves behind the window. */
const DEMOS = '/gameHall/8?modal=demo-list'
const SEARCH = '/gameHall/8?modal=search'

test('[S2.079, S7.031, S7.032] the demo list: halls, providers and what can be tried', async ({
  page,
  at,
  isMobile,
}) => {
  const halls = page.waitForRequest('**/api/demo/gt_games')
  const games = page.waitForRequest('**/api/demo/gp_games')
  await page.goto(at('oriel', DEMOS))
  const device = isMobile ? 1 : 0
  expect((await halls).postDataJSON()).toMatchObject({ currency: 'USD', support_device: device })
  expect((await games).postDataJSON()).toEqual({
    currency: 'USD',
    device,
    gp_id: 'GPOR',
    game_type_id: 2,
    house: '',
  })
  const dialog = page.getByRole('dialog', { name: 'Demo games' })
  await expect(dialog.getByRole('tab', { name: /^Slots/ })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('radio', { name: /^Oriel Studio/ })).toBeChecked()
  const list = dialog.getByRole('list', { name: 'Demos by Oriel Studio' })
  await expect(list.getByRole('button', { name: 'Try demo Jade Ascent' })).toBeEnabled()
})

test('keyboard only, from the search to the game that can be tried', async ({ page, at }) => {
  await page.goto(at('oriel', SEARCH))
  await expect(page.getByRole('combobox', { name: 'Game or studio' })).toBeFocused()
  await page.keyboard.type('fortune ingots')
  await expect(page.getByRole('option').first()).toContainText('Fortune Ingots')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  const game = page.getByRole('dialog', { name: 'Fortune Ingots' })
  await expect(game).toBeVisible()
  const tryDemo = game.getByRole('button', { name: 'Try demo' })
  for (let tabs = 0; tabs < 10; tabs += 1) {
    if (await tryDemo.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(tryDemo).toBeFocused()
  const asked = page.waitForRequest('**/api/demo/play')
  await page.keyboard.press('Enter')
  expect((await asked).postDataJSON()).toMatchObject({ game_type: 2 })
})

test('keyboard only, through the halls and providers of the demo list', async ({ page, at }) => {
  await page.goto(at('oriel', DEMOS))
  const demos = page.getByRole('dialog', { name: 'Demo games' })
  await demos.getByRole('tab', { name: /^Slots/ }).focus()
  await page.keyboard.press('ArrowRight')
  const second = demos.getByRole('tab').nth(1)
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(demos.getByRole('radio', { name: /^Oriel Studio/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(demos.getByRole('radio', { name: /^Oriel Studio/ })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the second house shows the demos of its own providers', async ({ page, at }) => {
  await page.goto(at('second', '/gameHall/2?modal=demo-list'))
  const dialog = page.getByRole('dialog', { name: 'Trò chơi thử' })
  await expect(dialog.getByRole('tab').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Chơi thử/ }).first()).toBeVisible()
})

test('a list of demos that fails shows the message and can be read again', async ({
  page,
  at,
  troubles,
}) => {
  await page.route('**/api/demo/gp_games', (route) => route.abort())
  await page.goto(at('oriel', DEMOS))
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('network error')
  await page.unroute('**/api/demo/gp_games')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Jade Ascent' })).toBeVisible()
  expect(new Set(troubles.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']))
})

test('the demo list has nothing to complain about', async ({ page, at }) => {
  await page.goto(at('oriel', DEMOS))
  // The cards behind the window can be tried too, and are there before it.
  const list = page.getByRole('dialog').getByRole('button', { name: /^Try demo/ })
  await expect(list.first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
