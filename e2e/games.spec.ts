import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

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

test('[S1.006, S2.008, S2.009, S2.032] a guest walks through the halls', async ({ page, at }) => {
  await page.goto(at('oriel', '/gameHall/2'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots')
  await expect(page.getByText('Reels with published odds')).toBeVisible()
  await expect(page.getByText(/^Games by Oriel Studio, NORTHWIND/)).toBeVisible()
  await expect(page).toHaveTitle('Slots: all providers | Oriel')
  for (const name of ['Hot games', 'New games', 'All games']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
  }
  await named(page, 'navigation', 'Game halls').getByRole('link', { name: 'Arena' }).click()
  await expect(page).toHaveURL(/\/gameHall\/8$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arena')
})

test('a provider in maintenance stays in its place and says from when to when', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/gameHall/2'))
  const card = page.getByRole('link', { name: /^POLARIS · NORTH/ })
  await expect(card).toContainText(/\d\d:\d\d – .*\d\d:\d\d \(UTC-4\)/)
  await card.click()
  await expect(page.getByText('POLARIS is under maintenance')).toBeVisible()
  await expect(tiles(page).first()).toContainText('Maintenance')
  await tiles(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play' })).toBeDisabled()
})

test('[S2.021, S2.022] bare halls and lists are the home page', async ({ ask }) => {
  for (const path of ['/gameHall', '/slotgame', '/slotgame?from=letter']) {
    const answer = await ask('oriel', path)
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/'])
  }
})

test('a hall or a provider the site does not have is not found, and shows the way home', async ({
  page,
  at,
  troubles,
}) => {
  for (const path of ['/gameHall/99', '/gameHall/slots', '/slotgame?gt_id=2&gp_id=GPXX&house=']) {
    const answer = await page.goto(at('oriel', path))
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('The hall or studio is not offered')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(at('oriel'))
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([])
})

test('[S2.012, S2.028, S3.022] the list of a provider, by tag and to its end', async ({
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
})

test('[S3.023] the tabs all_game, my_favorite and last_play; guests are asked to log in', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', LIST))
  const tabs = named(page, 'navigation', 'Which games')
  await tabs.getByRole('link', { name: 'Last played' }).click()
  await expect(page).toHaveURL(/tab=last_play/)
  await expect(page.getByText('Log in to see what you played last')).toBeVisible()
  await tabs.getByRole('link', { name: 'My favourites' }).click()
  await expect(page).toHaveURL(/tab=my_favorite/)
  await expect(tiles(page)).toHaveCount(0)
  await page.locator('.state-block').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await tabs.getByRole('link', { name: 'All games' }).click()
  await expect(tiles(page)).toHaveCount(12)
})

test('searching within a list forgives a slip; what is not there can be cleared', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', LIST))
  const field = page.getByRole('searchbox', { name: 'Search in Oriel Studio' })
  await field.fill('drgon vigil')
  await expect(page.getByText('1 game found')).toBeVisible()
  expect(await titles(page)).toEqual(['Dragon\u2019s Vigil'.replace('\u2019', "'")])
  await expect(page).toHaveURL(/q=drgon\+vigil/)
  await field.fill('zzzzzz')
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(field).toHaveValue('')
  await expect(tiles(page)).toHaveCount(12)
})

test('[S2.029] isCrashGame shows the crash games of a provider', async ({ page, at }) => {
  await page.goto(at('oriel', '/slotgame?gt_id=2&gp_id=GPOR&house=&isCrashGame=1'))
  await expect(page.locator('.hall-heading-note')).toHaveText(/^Crash · /)
  expect(await titles(page)).toContain('Comet')
})

test('[S8.022] a list that fails shows the server’s message, and can be read again', async ({
  page,
  at,
}) => {
  await page.goto(at('second', LIST))
  // The server itself refuses: the browser asks in a currency that this site does not have.
  await page.route('**/api/games/lobby', (route) => {
    const asked = route.request().postDataJSON() as Record<string, unknown>
    return route.continue({ postData: { ...asked, currency: 'USD' } })
  })
  const tags = page.locator('.lobby-filters a')
  await tags.last().click()
  await expect(page.getByRole('alert')).toContainText('Trang này chưa hỗ trợ loại tiền này.')
  await page.unroute('**/api/games/lobby')
  await page.getByRole('alert').getByRole('button', { name: 'Thử lại' }).click()
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a tile opens the window of its game; playing and the heart need a member', async ({
  page,
  at,
  isMobile,
}) => {
  await page.goto(at('oriel', LIST))
  await tiles(page).first().getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText('Jade Ascent')
  await expect(dialog.getByRole('definition').filter({ hasText: 'Slots' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Play' }).click()
  const question = page.getByRole('alertdialog', { name: 'Please log in' })
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The link itself leads to the list, for whoever opens it elsewhere.
  await expect(tiles(page).first().getByRole('link')).toHaveAttribute('href', LIST)
  if (isMobile) return
  await tiles(page).first().getByRole('button', { name: 'Favourite: Jade Ascent' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[S2.030, S2.031] the game room is the desktop’s, for slots, where the site has it', async ({
  page,
  at,
  isMobile,
}) => {
  await page.goto(at('oriel', ROOM))
  if (isMobile) return expect(page).toHaveURL(at('oriel', LIST))
  const stage = page.getByRole('region', { name: 'Jade Ascent' })
  await expect(stage.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.getByRole('link', { name: /^Koi Ponds/ }).click()
  await expect(page.getByRole('region', { name: 'Koi Ponds' })).toBeVisible()
  await expect(page).toHaveURL(/game=\d+/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Koi Ponds' })).toBeVisible()

  // Neither a provider without a room, nor another hall, nor a site that has it turned off.
  await page.goto(at('oriel', ROOM.replace('GPOR', 'GPNW')))
  await expect(page).toHaveURL(/\/slotgame\?gt_id=2&gp_id=GPNW/)
  await page.goto(at('oriel', ROOM.replace('gt_id=2', 'gt_id=6')))
  await expect(page).toHaveURL(/\/slotgame\?gt_id=6/)
  await page.goto(at('second', ROOM))
  await expect(page).toHaveURL(at('second', LIST))
})

test('search: what many play first, then what is typed, by hall and tag', async ({ page, at }) => {
  await page.goto(at('oriel', SEARCH))
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('combobox', { name: 'Game or studio' })
  const options = dialog.getByRole('option')
  await expect(field).toBeFocused()
  await expect(options).toHaveCount(8)
  await field.fill('gold')
  await expect(dialog.getByRole('status').first()).toHaveText(/^\d+ games found$/)
  const count = Number((await dialog.getByRole('status').first().textContent())?.match(/\d+/)?.[0])
  await expect(options).toHaveCount(8)
  await dialog.getByRole('button', { name: `Show all ${count}` }).click()
  await expect(options).toHaveCount(count)
  await dialog.getByRole('button', { name: 'Slots' }).click()
  await dialog.getByRole('button', { name: 'New', exact: true }).click()
  // Two filters are two answers: the list has settled when all that is left is what was asked for.
  const slots = options.filter({ hasText: 'Slots' })
  await expect
    .poll(async () => {
      const [all, wanted] = [await options.count(), await slots.count()]
      return all === wanted && all < count
    })
    .toBe(true)

  await field.fill('qqqqqq')
  await expect(dialog.getByText('Nothing found for “qqqqqq”')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Many play these' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear filters' }).click()
  await field.fill('baccarat')
  await expect(options.first()).toContainText('Baccarat')
  await options.first().click()
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText('Baccarat')
})

test('an answer that comes late does not take the place of a newer one', async ({ page, at }) => {
  await page.goto(at('oriel', SEARCH))
  const field = page.getByRole('combobox', { name: 'Game or studio' })
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
  await expect(page.getByRole('option').first()).toContainText('Jade Ascent')
  letGo()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByRole('option').first()).toContainText('Jade Ascent')
})

test('the second house shows its own halls in its own words', async ({ page, at }) => {
  await page.goto(at('second', '/gameHall/2'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nổ hũ')
  await expect(page.getByText('Quay hũ với tỷ lệ công khai')).toBeVisible()
  await tiles(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' })).toBeVisible()
})

test('windows with a game and with a search have nothing to complain about', async ({
  page,
  at,
}) => {
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }
  await page.goto(at('oriel', LIST))
  await tiles(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await check()).toEqual([])
  await page.goto(at('oriel', SEARCH))
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await check()).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('halls and lists can be read, filtered, searched and leafed through', async ({
    page,
    at,
    context,
    isMobile,
  }) => {
    // Nothing can look at the width here, so the server is told, as a phone's name would.
    const value = isMobile ? 'mobile' : 'desktop'
    await context.addCookies([{ name: 'layout_mode', value, url: at('oriel') }])
    await page.goto(at('oriel', LONG))
    await expect(tiles(page)).toHaveCount(60)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/after=/)
    await expect.poll(() => tiles(page).count()).toBeLessThan(60)
    await page.goto(at('oriel', LIST))
    await page.getByRole('searchbox').fill('koi')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/q=koi/)
    await expect(tiles(page).first()).toContainText('Koi')
    await tiles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(at('oriel', LIST))
  })
})
