import { expect, test } from './fixtures.ts'

/** Over a small page, where nothing moves behind the window. */
const DEMOS = '/gameHall/8?modal=demo-list'
const SEARCH = '/gameHall/8?modal=search'

test('[S2.079, S7.031, S7.032] the demo list shows categories, providers and demos, by pointer and by keyboard; a failed list can be read again', async ({
  page,
  at,
  troubles,
}) => {
  await page.route('**/api/demo/gp_games', (route) => route.abort())
  const halls = page.waitForRequest('**/api/demo/gt_games')
  await page.goto(at('oriel', DEMOS))
  expect((await halls).postDataJSON()).toMatchObject({ currency: 'USD', support_device: 0 })
  const dialog = page.getByRole('dialog', { name: 'Demo games' })
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('network error')
  await page.unroute('**/api/demo/gp_games')
  const games = page.waitForRequest('**/api/demo/gp_games')
  await alert.getByRole('button', { name: 'Retry' }).click()
  const asked = { currency: 'USD', device: 0, gp_id: 'GPOR', game_type_id: 2, house: '' }
  expect((await games).postDataJSON()).toEqual(asked)
  expect(new Set(troubles.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']))

  const slots = dialog.getByRole('tab', { name: /^Slots/ })
  const studio = dialog.getByRole('radio', { name: /^Oriel Studio/ })
  await expect(slots).toHaveAttribute('aria-selected', 'true')
  await expect(studio).toBeChecked()
  const list = dialog.getByRole('list', { name: 'Demos by Oriel Studio' })
  await expect(list.getByRole('button', { name: 'Try demo Jade Ascent' })).toBeEnabled()

  await slots.focus()
  await page.keyboard.press('ArrowRight')
  const second = dialog.getByRole('tab').nth(1)
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(slots).toHaveAttribute('aria-selected', 'true')
  await expect(studio).toBeChecked()
  await expect(list.getByRole('button', { name: 'Try demo Jade Ascent' })).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(studio).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(studio).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(at('second', '/gameHall/2?modal=demo-list'))
  const other = page.getByRole('dialog', { name: 'Trò chơi thử' })
  await expect(other.getByRole('tab').first()).toBeVisible()
  await expect(other.getByRole('button', { name: /^Chơi thử/ }).first()).toBeVisible()
})

test('a game is found and tried with the keyboard alone', async ({ page, at }) => {
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
