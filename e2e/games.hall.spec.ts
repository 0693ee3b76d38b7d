import type { Locator, Page } from '@playwright/test'
import { ORIEL } from '@oriel/dev-world/cast'
import { pastPlay } from '@oriel/dev-world/testing/past-play'
import { enter } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { violationsOf } from './violations.ts'

const LIST = '/slotgame?gt_id=2&gp_id=GPOR&house='
const STORE = '**/api/arks/web/member-games/favorite/store'
const tiles = (page: Page) => page.locator('.game-grid .game-tile')
const titles = (page: Page) => page.locator('.game-grid .game-tile-title').allTextContents()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game lists' }).getByRole('link', { name })

/** The heart of the first game of a list: on its tile, or on a phone in its window. */
async function firstHeart(page: Page): Promise<Locator> {
  const tile = tiles(page).first()
  await expect(tile).toBeVisible()
  const own = tile.getByRole('button', { name: /^Favourite: / })
  if ((await own.count()) > 0) return own
  await tile.getByRole('link').click()
  return page.getByRole('dialog').getByRole('button', { name: /^Favourite: / })
}

test(
  '[S1.016] a favourite is kept in the list, after a reload and among the favourites; a refused one goes back and can be tried again',
  { tag: '@phone' },
  async ({ page, at, database, troubles }) => {
    const member = await makePerson(database)
    await enter(page, database, member, at('oriel'))
    await page.goto(at('oriel', `${LIST}&tab=my_favorite`))
    await expect(page.getByText('No favourites yet')).toBeVisible()
    await page.getByRole('link', { name: 'Find games' }).click()
    await expect(page).toHaveURL(/\/gameHall\/2$/)

    await page.goto(at('oriel', LIST))
    const [name] = await titles(page)
    await page.route(STORE, (route) => route.abort('connectionreset'))
    const heart = await firstHeart(page)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Escape')
    const notice = page.getByRole('region', { name: /^Could not update favourites: / })
    await expect(notice).toBeVisible()
    expect(await violationsOf(page, '[aria-live=polite]')).toEqual([])
    await page.unroute(STORE)
    const stored = page.waitForResponse(STORE)
    await notice.getByRole('button', { name: 'Retry' }).click()
    expect(((await (await stored).json()) as { code: number }).code).toBe(100)
    await expect(notice).toHaveCount(0)
    troubles.splice(0)
    await page.reload()
    await expect(tiles(page).first().getByLabel('Favourite', { exact: true })).toHaveCount(1)

    await tab(page, 'My favourites').click()
    await expect(tiles(page)).toHaveCount(1)
    expect(await titles(page)).toEqual([name])
    const again = await firstHeart(page)
    await expect(again).toHaveAttribute('aria-pressed', 'true')
    await again.press('Enter')
    await expect(again).toHaveAttribute('aria-pressed', 'false')
    const left = () =>
      database.rows
        .selectFrom('member_favourites')
        .select('game_id')
        .where('member_id', '=', member.id)
        .execute()
    await expect.poll(left).toEqual([])
  },
)

test('[S1.017] what a member played last stands at home and in the lists, newest first; hot games stand there for everybody', async ({
  page,
  at,
  database,
}) => {
  await page.goto(at('oriel'))
  const hot = page.getByRole('region', { name: 'Hot games' }).locator('.game-tile')
  await expect(hot.first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Last played' })).toHaveCount(0)

  const member = await makePerson(database)
  const games = await database.rows
    .selectFrom('games as g')
    .innerJoin('game_names as n', 'n.game_id', 'g.id')
    .select(['g.id', 'n.name'])
    .where('n.language', '=', 'en_US')
    .where('g.provider_id', '=', 'GPOR')
    .where('g.type_id', '=', 2)
    .where('g.on_desktop', '=', true)
    .where('g.on_mobile', '=', true)
    .where('g.currencies', 'is', null)
    .orderBy('g.rank', 'desc')
    .limit(2)
    .execute()
  const played = [...games, ...games.slice(0, 1)]
  for (const [index, game] of played.entries()) {
    const when = new Date(Date.now() - (played.length - index) * 60_000)
    const past = { siteId: ORIEL, memberId: member.id, gameId: game.id, at: when }
    await pastPlay(database, past)
  }
  await enter(page, database, member, at('oriel'))
  await page.goto(at('oriel'))
  const rail = page.getByRole('region', { name: 'Last played' })
  await expect(rail.locator('.game-tile')).toHaveCount(2)
  expect(await rail.locator('.game-tile-title').allTextContents()).toEqual(
    games.map(({ name }) => name),
  )
  await page.goto(at('oriel', `${LIST}&tab=last_play`))
  await expect(tiles(page)).toHaveCount(2)
  expect(await titles(page)).toEqual(games.map(({ name }) => name))
  await page.goto(at('oriel', '/slotgame?gt_id=2&gp_id=GPTE&house=&tab=last_play'))
  await expect(page.getByText('No games played yet')).toBeVisible()
})
