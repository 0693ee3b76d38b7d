import type { Page } from '@playwright/test'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../hold-back.ts'
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

/** The server answers a launch with this, as it would in trouble. */
const answerPlay = (page: Page, json: object) =>
  page.route('**/api/member/game/play1', (route) => route.fulfill({ json }))
const said = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages about your game' })).toContainText(text)
/** Two slots of one list. */
const KOI = { name: 'Koi Ponds', gtId: 2 }
/** Of the pair of provider and type that the seeded site opens in a modal. */
const WHALE = { name: 'Whale Whisper', gtId: 2 }

test('[S3.068, S4.028, S4.030, S4.038, S4.044, S5.054, S8.015, S8.017] refuses a second launch of the same game while it is starting, while it is open and while it is being left', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  const launch = await holdBack(page, '**/api/member/game/play1')
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, JADE)])
  await expect(popup).toHaveURL(/\/loading\?press=/)
  await expect(popup.getByText('Preparing your session')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('waitingWindow'))).toBe('gameWindow')
  await pressPlay(page, JADE)
  await said(page, 'Your game is starting')
  launch.letGo()
  await popup.waitForURL(/studio\.localhost/)
  await expect(async () => {
    await pressPlay(page, JADE)
    await said(page, 'This game is already open.')
  }).toPass()
  expect(page.context().pages()).toHaveLength(2)

  const leave = await holdBack(page, '**/api/member/game/leave1')
  await popup.close()
  await leave.asked
  await pressPlay(page, JADE)
  await said(page, 'Your last game is still closing')
  leave.letGo()
  await comesHome(database, member, PURSE)
  const windows = () => page.context().pages().length
  // The page clears its flag when it next reads where the play stands.
  await expect(async () => {
    if (windows() === 1) await pressPlay(page, JADE)
    await expect.poll(windows, { timeout: 2_000 }).toBe(2)
  }).toPass()
  const [, again] = page.context().pages()
  await again?.waitForURL(/studio\.localhost/)
  await again?.close()
  await comesHome(database, member, PURSE)
})

test(
  '[S4.031, S8.018] another game waits on a phone, and takes the window on a desktop',
  { tag: '@phone' },
  async ({ page, at, database, isMobile }) => {
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
      await expect.poll(() => game.url()).toMatch(/studio.*koi-ponds/)
    }
    await game.close()
    await comesHome(database, member, PURSE)
  },
)

test('[S2.087, S3.069, S8.012, S8.013, S8.014] maintenance closes the window and says until when; any other refusal is told in the server’s words, and the next launch is free', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  const data = { start_at: '2026-11-15T07:00:00Z', end_at: '2026-11-15T09:00:00Z' }
  await answerPlay(page, { code: 203, message: 'maintenance', data })
  const [closed] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, JADE)])
  const box = page.getByRole('alertdialog', { name: 'Oriel Studio is under maintenance' })
  await expect(box).toContainText('Dear customer')
  await expect(box).toContainText('03:00')
  await expect(box).toContainText('05:00')
  await expect(box.getByRole('link', { name: 'Customer service' })).toBeVisible()
  await expect.poll(() => closed.isClosed()).toBe(true)
  const kept = await page.evaluate(() => localStorage.getItem('maintain_interval'))
  expect(JSON.parse(kept ?? '')).toEqual({
    start_at: '2026-11-15T07:00:00.000Z',
    end_at: '2026-11-15T09:00:00.000Z',
  })
  await box.getByRole('button', { name: 'OK' }).click()
  await answerPlay(page, { code: 203, message: '', data: { start_at: null, end_at: null } })
  await pressPlay(page, JADE)
  await expect(box).toContainText('Please try again later.')
  await box.getByRole('button', { name: 'OK' }).click()

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

test(
  '[S2.014, S2.081, S4.036, S4.046] a blocked window: the game opens in the page on a desktop and in the same tab on a phone, and is left from there; on a desktop the site’s pairs open in a modal',
  { tag: '@phone' },
  async ({ page, at, database, isMobile }) => {
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', listOf(JADE)))
    await page.evaluate(() => (window.open = () => null))
    await pressPlay(page, JADE)
    const question = page.getByRole('dialog', { name: 'Your browser blocked the game window' })
    await question.getByRole('button', { name: 'Open here' }).click()
    if (isMobile) {
      // There the same tab goes to the game, and the way back leaves it.
      await page.waitForURL(/studio\.localhost/)
      await page.goto(at('oriel', '/close'))
      await expect(page).toHaveURL(at('oriel', '/'))
      return comesHome(database, member, PURSE)
    }
    await expect(page).toHaveURL(/\/play$/)
    const frame = page.frameLocator('iframe[data-game]')
    await expect(frame.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'idle')
    expect(await available(database, member)).toBe(0n)
    await page.getByRole('button', { name: 'Leave game' }).click()
    await expect(page).toHaveURL(/slotgame/)
    await comesHome(database, member, PURSE)

    await page.goto(at('oriel', listOf(WHALE, 'GPQG')))
    await pressPlay(page, WHALE)
    const inModal = page.locator('iframe[data-game]')
    const modal = page.getByRole('dialog', { name: WHALE.name }).filter({ has: inModal })
    const game = modal.frameLocator('iframe[data-game]')
    await expect(game.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'idle')
    expect(page.context().pages()).toHaveLength(1)
    expect(await available(database, member)).toBe(0n)
    await modal.getByRole('button', { name: 'Leave game' }).click()
    await expect(modal).toHaveCount(0)
    await comesHome(database, member, PURSE)
    await expect(page.getByTestId('balance')).toHaveText('$1,000.00')
  },
)

test('[S2.015, S4.046] a launch stopped while it starts closes the window, and the money comes back', async ({
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
  await expect(popup.getByText('Moving your balance to the game')).toBeVisible()
  await pressAway(popup, 'Cancel and return money')
  await comesHome(database, member, PURSE)
  // What we cut ourselves, and nothing else.
  expect(troubles.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})
