import { patient } from '@oriel/core/testing/patience'
import type { Page } from '@playwright/test'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { restsAt } from '../rests.ts'
import { accountButton, signIn } from '../sign-in.ts'
import { press, stage } from '../studio/seat.ts'
import { placeBet } from '../studio/slip.ts'
import {
  available,
  BACCARAT,
  COMET,
  comesHome,
  JADE,
  listOf,
  makePlayer,
  openWindowOf,
  PURSE,
  SPORT,
  type Listed,
} from './player.ts'

test.describe.configure({ timeout: patient(300_000) })

const ROUND_MS = patient(60_000)
/** A flight of two hundred times takes so long; the next one takes bets. */
const FLIGHT_MS = patient(120_000)
const isPlayOf = (page: Page) => page.evaluate(() => localStorage.getItem('isPlay'))

/** The game's own sign of how much there is, in ten-thousandths. */
async function shownIn(game: Page): Promise<bigint> {
  const text = await game.getByText('Balance', { exact: true }).locator('..').innerText()
  const [, whole = '', cents = ''] = /\$([\d,]+)\.(\d\d)/.exec(text) ?? []
  return BigInt(whole.replaceAll(',', '') + cents) * 100n
}

/** What one does in each game: one round, from rest to rest. */
const ROUNDS: readonly (readonly [game: Listed, play: (game: Page) => Promise<void>])[] = [
  [
    JADE,
    async (game) => {
      await expect(stage(game)).toHaveAttribute('data-phase', 'idle', { timeout: ROUND_MS })
      const answer = game.waitForResponse(/\/player\/round$/)
      await press(game, /^Spin for/)
      await answer
      await expect(stage(game)).toHaveAttribute('data-phase', 'idle', { timeout: ROUND_MS })
    },
  ],
  [
    COMET,
    async (game) => {
      const place = game.locator('[data-place="A"]')
      await expect(stage(game)).toHaveAttribute('data-phase', 'betting', { timeout: FLIGHT_MS })
      const answer = game.waitForResponse(/\/player\/bet$/)
      await place.getByRole('button', { name: /^Bet/ }).click()
      await answer
      await expect(place).toHaveAttribute('data-result', /out|lost/, { timeout: FLIGHT_MS })
    },
  ],
  [
    BACCARAT,
    async (game) => {
      await expect(stage(game)).toHaveAttribute('data-phase', 'betting', { timeout: ROUND_MS })
      await game.locator('[data-spot="player"]').first().click()
      const answer = game.waitForResponse(/\/player\/bet$/)
      await game.locator('[data-act="place"]').click()
      await answer
      await expect(stage(game)).toHaveAttribute('data-phase', 'settled', { timeout: ROUND_MS })
    },
  ],
  [
    SPORT,
    async (game) => {
      await expect(stage(game)).toHaveAttribute('data-phase', 'idle', { timeout: ROUND_MS })
      // The match is still to come: the bet waits, and its stake is gone from here.
      const price = game.locator('.row[data-phase="coming"] .price[data-selection^="win:"]').last()
      await expect.poll(() => placeBet(game, price), { timeout: ROUND_MS }).not.toBeNull()
      await expect.poll(() => shownIn(game)).toBeLessThan(PURSE)
    },
  ],
]

for (const [listed, play] of ROUNDS) {
  // A slot is played at once; the others wait for their round.
  const tag = listed === JADE ? '@phone' : '@waits'
  const title = `[S1.015, S3.067, S4.039] ${listed.name}: from the lobby to the game and back, to the unit`
  test(title, { tag }, async ({ page, at, database }) => {
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', listOf(listed)))
    const game = await openWindowOf(page, listed)
    await expect.poll(() => isPlayOf(page)).toBe('1')
    // All of it is at the table.
    expect(await available(database, member)).toBe(0n)
    await play(game)
    const left = await restsAt(() => shownIn(game))
    await game.close()
    await comesHome(database, member, left)
    await expect.poll(() => isPlayOf(page)).toBe('0')
    const dollars = `$${(left / 10_000n).toLocaleString('en-US')}.`
    await expect(page.getByTestId('balance')).toContainText(dollars)
  })
}

test('[S2.016, S4.021, S4.046] the lobby address in the window of a game closes the window and brings the money home', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  const game = await openWindowOf(page, JADE)
  await expect(stage(game)).toHaveAttribute('data-phase', 'idle', { timeout: ROUND_MS })
  await game.goto(at('oriel', '/close')).catch(() => {})
  await expect.poll(() => game.isClosed()).toBe(true)
  await comesHome(database, member, PURSE)
  // Nothing is said of a session that somebody else ended.
  expect(await restsAt(() => page.getByRole('dialog').count())).toBe(0)
})

test('[S4.047] a tab that is closed during a game and come back to: the money is home', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  await openWindowOf(page, JADE)
  const { context } = { context: page.context() }
  // As a browser that dies: nothing is said at the end.
  await page.route('**/api/member/game/leave1', (route) => route.abort())
  const other = await context.newPage()
  await page.close()
  await other.goto(at('oriel', '/faq'))
  await expect.poll(() => isPlayOf(other)).toBe('0')
  await comesHome(database, member, PURSE)
})

test('[S4.046] a page that is closed leaves its game', async ({ page, at, database }) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  const game = await openWindowOf(page, JADE)
  const other = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await comesHome(database, member, PURSE)
  expect(await available(database, member)).toBe(PURSE)
  await game.close()
  await other.close()
})

test('[S4.013] a member who logs out during a game is asked first, may stay, and leaves the game', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await signIn(page, at('oriel', listOf(JADE)), member.account)
  const game = await openWindowOf(page, JADE)
  await page.bringToFront()
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('A game is still open')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('dialog', { name: member.account })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => game.isClosed()).toBe(true)
  await comesHome(database, member, PURSE)
})
