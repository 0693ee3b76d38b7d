import type { Page } from '@playwright/test'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { pressAway } from '../press-away.ts'
import {
  available,
  COMET,
  comesHome,
  JADE,
  listOf,
  makePlayer,
  openWindowOf,
  pressPlay,
  pressPlayByKey,
  PURSE,
} from './player.ts'

test.describe.configure({ timeout: 120_000 })

/** The server answers a launch with this, as it would in trouble. */
const answerPlay = (page: Page, json: object) =>
  page.route('**/api/member/game/play1', (route) => route.fulfill({ json }))
const said = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages about your game' })).toContainText(text)
/** Two slots of one list. */
const KOI = { name: 'Koi Ponds', gtId: 2 }

test('[S4.028] [S4.030] [S5.054] [S8.015] [S8.017] twice the same: starting, and then open already', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/member/game/play1', async (route) => {
    await held
    await route.continue()
  })
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, JADE)])
  await expect(popup.getByText('Reserving your place')).toBeVisible()
  await pressPlay(page, JADE)
  await said(page, 'Your game is starting')
  letGo()
  await popup.waitForURL(/studio\.localhost/, { timeout: 40_000 })
  await expect(async () => {
    await pressPlay(page, JADE)
    await said(page, 'This game is already open.')
  }).toPass()
  expect(page.context().pages()).toHaveLength(2)
  await popup.close()
  await comesHome(database, member, PURSE)
})

test('[S4.031] [S8.018] another game: on a phone it waits, on a desktop it takes the window', async ({
  page,
  at,
  database,
  isMobile,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  const game = await openWindowOf(page, JADE)
  const first = game.url()
  await page.bringToFront()
  await pressPlayByKey(page, KOI)
  if (isMobile) {
    await said(page, 'Another game is open.')
    // The studio takes its token out of the address once it has read it.
    expect(game.url().split('#')[0]).toBe(first.split('#')[0])
  } else {
    await expect.poll(() => game.url(), { timeout: 60_000 }).toMatch(/studio.*koi-ponds/)
  }
  await game.close()
  await comesHome(database, member, PURSE)
})

test('[S2.087] [S8.012] [S8.013] [S3.069] a platform in maintenance: the window closes and a box says until when', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  const data = { start_at: '2026-11-15T07:00:00Z', end_at: '2026-11-15T09:00:00Z' }
  await answerPlay(page, { code: 203, message: 'maintenance', data })
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, JADE)])
  const box = page.getByRole('alertdialog', { name: 'Oriel Studio is under maintenance' })
  await expect(box).toContainText('Dear customer')
  await expect(box).toContainText('03:00')
  await expect(box).toContainText('05:00')
  await expect(box.getByRole('link', { name: 'Customer service' })).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
  const kept = await page.evaluate(() => localStorage.getItem('maintain_interval'))
  expect(JSON.parse(kept ?? '')).toEqual({
    start_at: '2026-11-15T07:00:00.000Z',
    end_at: '2026-11-15T09:00:00.000Z',
  })
  await box.getByRole('button', { name: 'OK' }).click()
  await answerPlay(page, { code: 203, message: '', data: { start_at: null, end_at: null } })
  await pressPlay(page, JADE)
  await expect(box).toContainText('as soon as the work is done')
})

test('[S8.014] [S8.020] any other answer is told in the server’s words, and the next press is free', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  await answerPlay(page, { code: 106, message: 'Not for this account.', data: null })
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, JADE)])
  await said(page, 'Not for this account.')
  await expect(popup.getByRole('alert')).toContainText('Not for this account.')
  await pressAway(popup, 'Back to the lobby')
  await page.unroute('**/api/member/game/play1')
  const game = await openWindowOf(page, JADE)
  await game.close()
  await comesHome(database, member, PURSE)
})

test('a window that the browser stopped: the game opens here, and is left by its bar', async ({
  page,
  at,
  database,
  isMobile,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  await page.evaluate(() => (window.open = () => null))
  await pressPlay(page, JADE)
  const question = page.getByRole('dialog', { name: 'Your browser stopped the game window' })
  await question.getByRole('button', { name: 'Open here' }).click()
  if (isMobile) {
    // [S4.035] There the same tab goes to the game, and the way back leaves it.
    await page.waitForURL(/studio\.localhost/, { timeout: 40_000 })
    await page.goto(at('oriel', '/close'))
    await expect(page).toHaveURL(at('oriel', '/'))
    return comesHome(database, member, PURSE)
  }
  await expect(page).toHaveURL(/\/play$/, { timeout: 40_000 })
  const frame = page.frameLocator('iframe[data-game]')
  await expect(frame.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'idle')
  expect(await available(database, member)).toBe(0n)
  await page.getByRole('button', { name: 'Leave game' }).click()
  await expect(page).toHaveURL(/slotgame/)
  return comesHome(database, member, PURSE)
})

test('[S2.015] [S4.046] stopped while it starts: the window closes and the money comes back', async ({
  page,
  at,
  database,
  troubles,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(COMET)))
  // Of the page and of the window, from its first question on.
  await page.context().route('**/api/member/game/state', (route) => route.abort())
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, COMET)])
  await expect(popup.getByText('Bringing your balance to the game')).toBeVisible()
  await pressAway(popup, 'Stop and bring the money back')
  await comesHome(database, member, PURSE)
  // What we cut ourselves, and nothing else.
  expect(troubles.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})
