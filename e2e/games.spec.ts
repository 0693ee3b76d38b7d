import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { violationsOf } from './violations.ts'

const LIST = '/slotgame?gt_id=2&gp_id=GPOR&house='
/** A studio with more slots than a page has. */
const LONG = LIST.replace('GPOR', 'GPMI')
const ROOM = LIST.replace('/slotgame', '/gameRoom')
/** Over a small page, where nothing moves behind the window. */
const SEARCH = '/gameHall/8?modal=search'
const tiles = (page: Page) => page.locator('.game-grid .game-tile')
const titles = (page: Page) => page.locator('.game-grid .game-tile-title').allTextContents()
const named = (page: Page, role: 'link' | 'navigation', name: string) =>
  page.getByRole(role, { name, exact: true })

test('[S1.006, S2.008, S2.009, S2.032, S2.021, S2.022] a guest walks through the categories; bare ones lead home, unknown ones are a 404', async ({
  page,
  at,
  ask,
  troubles,
}) => {
  for (const path of ['/gameHall', '/slotgame', '/slotgame?from=letter']) {
    const answer = await ask('oriel', path)
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/'])
  }
  await page.goto(at('oriel', '/gameHall/2'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots')
  await expect(page.getByText('Classic reels and video slots')).toBeVisible()
  await expect(page.getByText(/^Games by Oriel Studio, NORTHWIND/)).toBeVisible()
  await expect(page).toHaveTitle('Slots: all providers | Oriel')
  for (const name of ['Hot games', 'New games', 'All games']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
  }

  await test.step('a provider in maintenance stays in its place and says from when to when', async () => {
    const card = page.getByRole('link', { name: /^POLARIS · NORTH/ })
    await expect(card).toContainText(/\d\d:\d\d – .*\d\d:\d\d \(UTC-4\)/)
    await card.click()
    await expect(page.getByText('POLARIS is under maintenance')).toBeVisible()
    await expect(tiles(page).first()).toContainText('Maintenance')
    await tiles(page).first().getByRole('link').click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Play' })).toBeDisabled()
    await page.goto(at('oriel', '/gameHall/2'))
  })

  await named(page, 'navigation', 'Game categories').getByRole('link', { name: 'Arena' }).click()
  await expect(page).toHaveURL(/\/gameHall\/8$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arena')

  for (const path of ['/gameHall/slots', '/slotgame?gt_id=2&gp_id=GPXX&house=']) {
    expect((await ask('oriel', path)).status()).toBe(404)
  }
  const missing = await page.goto(at('oriel', '/gameHall/99'))
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('This category or studio is not available')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(at('oriel'))
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([])
})

test('[S2.012, S2.028, S2.029, S3.022] the list of a provider, by tag, to its end, and its crash games', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', LONG))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mirador')
  await expect(tiles(page)).toHaveCount(60)
  const all = Number((await page.locator('.hall-heading-note').textContent())?.match(/\d+/)?.[0])
  expect(all).toBeGreaterThan(60)
  await page.locator('.game-listing-end').scrollIntoViewIfNeeded()
  await expect(tiles(page)).toHaveCount(all)
  await expect(page.locator('.game-listing-end')).toHaveCount(0)

  const tags = named(page, 'navigation', 'Filter by tag')
  await tags.getByRole('link', { name: 'Hot' }).click()
  await expect(page).toHaveURL(/tag=hot/)
  await expect.poll(() => tiles(page).count()).toBeLessThan(all)
  const shown = await tiles(page).count()
  await expect(page.locator('.game-grid .tag', { hasText: 'Hot' })).toHaveCount(shown)
  await page.goBack()
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(shown)

  await page.goto(at('oriel', `${LIST}&isCrashGame=1`))
  await expect(page.locator('.hall-heading-note')).toHaveText(/^Crash · /)
  expect(await titles(page)).toContain('Comet')
})

test(
  '[S3.023, S6.006] a guest searches a list, opens a game, and is asked to log in for playing, hearts and own lists',
  { tag: '@phone' },
  async ({ page, at, isMobile }) => {
    await page.goto(at('oriel', LIST))
    const field = page.getByRole('searchbox', { name: 'Search in Oriel Studio' })
    await field.fill('drgon vigil')
    await expect(page.getByText('1 game found')).toBeVisible()
    expect(await titles(page)).toEqual(["Dragon's Vigil"])
    await expect(page).toHaveURL(/q=drgon\+vigil/)
    await field.fill('zzzzzz')
    await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(field).toHaveValue('')
    await expect(tiles(page)).toHaveCount(12)

    const tabs = named(page, 'navigation', 'Game lists')
    await tabs.getByRole('link', { name: 'Last played' }).click()
    await expect(page).toHaveURL(/tab=last_play/)
    await expect(page.getByText('Log in to see your last played games')).toBeVisible()
    await tabs.getByRole('link', { name: 'My favourites' }).click()
    await expect(page).toHaveURL(/tab=my_favorite/)
    await page.locator('.state-block').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog').getByLabel('Account name')).toBeVisible()
    await expect(tiles(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await tabs.getByRole('link', { name: 'All games' }).click()
    await expect(tiles(page)).toHaveCount(12)

    const tile = tiles(page).first()
    await tile.getByRole('link').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toHaveText('Jade Ascent')
    await expect(dialog.getByRole('definition').filter({ hasText: 'Slots' })).toBeVisible()
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Play' }).click()
    const question = page.getByRole('alertdialog', { name: 'Please log in' })
    await question.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The link itself leads to the list, for who opens it in another tab.
    await expect(tile.getByRole('link')).toHaveAttribute('href', LIST)
    if (isMobile) await tile.getByRole('link').click()
    const place = isMobile ? page.getByRole('dialog') : tile
    await place.getByRole('button', { name: 'Favourite: Jade Ascent' }).click()
    await expect(page.getByRole('dialog').getByLabel('Account name')).toBeVisible()
  },
)

test('[S8.022] the second site shows its own categories; a list that fails shows the server’s message and can be read again', async ({
  page,
  at,
}) => {
  await page.goto(at('second', '/gameHall/2'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nổ hũ')
  await expect(page.getByText('Slot cổ điển và video slot')).toBeVisible()
  await tiles(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' })).toBeVisible()

  await page.goto(at('second', LIST))
  // The server itself refuses: the browser asks in a currency that this site does not have.
  await page.route('**/api/games/lobby', (route) => {
    const asked = route.request().postDataJSON() as Record<string, unknown>
    return route.continue({ postData: { ...asked, currency: 'USD' } })
  })
  await page.locator('.lobby-filters a').last().click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Trang này chưa hỗ trợ loại tiền này.')
  await page.unroute('**/api/games/lobby')
  await alert.getByRole('button', { name: 'Thử lại' }).click()
  await expect(tiles(page).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test(
  '[S2.030, S2.031] the game room is for slots on a desktop, where the site has it',
  { tag: '@phone' },
  async ({ page, at, ask, isMobile }) => {
    await page.goto(at('oriel', ROOM))
    if (isMobile) return expect(page).toHaveURL(at('oriel', LIST))
    const stage = page.getByRole('region', { name: 'Jade Ascent' })
    await expect(stage.getByRole('button', { name: 'Play' })).toBeVisible()
    await page.getByRole('link', { name: /^Koi Ponds/ }).click()
    await expect(page.getByRole('region', { name: 'Koi Ponds' })).toBeVisible()
    await expect(page).toHaveURL(/game=\d+/)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Koi Ponds' })).toBeVisible()

    // Neither a provider without a room, nor another category, nor a site that has it turned off.
    const elsewhere = [
      ['oriel', ROOM.replace('GPOR', 'GPNW'), LIST.replace('GPOR', 'GPNW')],
      ['oriel', ROOM.replace('gt_id=2', 'gt_id=6'), LIST.replace('gt_id=2', 'gt_id=6')],
      ['second', ROOM, LIST],
    ] as const
    for (const [host, path, location] of elsewhere) {
      const answer = await ask(host, path)
      expect([answer.status(), answer.headers()['location']]).toEqual([302, location])
    }
  },
)

test('the search shows popular games first, then what is typed, by category and tag; a late answer never replaces a newer one', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', SEARCH))
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('combobox', { name: 'Game or studio' })
  const options = dialog.getByRole('option')
  await expect(field).toBeFocused()
  await expect(options).toHaveCount(8)
  await field.fill('gold')
  const found = dialog.getByRole('status').first()
  await expect(found).toHaveText(/^\d+ games found$/)
  const count = Number((await found.textContent())?.match(/\d+/)?.[0])
  await expect(options).toHaveCount(8)
  await dialog.getByRole('button', { name: `Show all ${count}` }).click()
  await expect(options).toHaveCount(count)
  await dialog.getByRole('button', { name: 'Slots' }).click()
  await dialog.getByRole('button', { name: 'New', exact: true }).click()
  // Two filters are two answers: the list has settled when only what was asked for is left.
  const slots = options.filter({ hasText: 'Slots' })
  await expect
    .poll(async () => {
      const [all, wanted] = [await options.count(), await slots.count()]
      return all === wanted && all < count
    })
    .toBe(true)
  await field.fill('qqqqqq')
  await expect(dialog.getByText('Nothing found for “qqqqqq”')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Popular games' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear filters' }).click()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/games/search', async (route) => {
    const { text } = route.request().postDataJSON() as { text: string }
    if (text === 'koi') await held
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest('**/api/games/search')
  await field.fill('koi')
  await asked
  await field.fill('jade ascent')
  await expect(options.first()).toContainText('Jade Ascent')
  letGo()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(options.first()).toContainText('Jade Ascent')

  await field.fill('baccarat')
  await expect(options.first()).toContainText('Baccarat')
  await options.first().click()
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('Baccarat')
})
