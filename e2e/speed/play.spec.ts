import { readEnv } from '@oriel/core/env'
import { testEnv } from '@oriel/core/testing/settings'
import type { Page } from '@playwright/test'
import { enter, enterAt, socketJoined } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { comesHome, JADE, listOf, makePlayer, openGame, PURSE } from '../play/player.ts'
import { press, stage, takeSeat } from '../studio/seat.ts'
import { spread } from '../wallet/spread.ts'
import { atMost } from './bounds.ts'
import { say, settled } from './slow-phone.ts'

const P95_MS = 3_000
/** So many that one of them may meet a machine that stands still. */
const LAUNCHES = 20
const BACKS = readEnv(testEnv).SPEED === 'all' ? 20 : 8
const READY_MS = 60_000
/** What the game alone takes where the budget was set, on a quiet machine. */
const USUAL_ALONE_MS = 600

type Told = { readonly p50: number; readonly p95: number }

/** The time below which nineteen of twenty lie; of few, the longest. */
function tell(name: string, times: readonly number[]): Told {
  const sorted = times.map(Math.round).toSorted((left, right) => left - right)
  const below = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  const told = { p50: below(0.5), p95: below(0.95) }
  say(`speed.play ${JSON.stringify({ name, ...told, times: sorted })}`)
  return told
}

const isPlayable = (game: Page): Promise<void> =>
  expect(stage(game)).toHaveAttribute('data-phase', 'idle', { timeout: READY_MS })

/** The same game by an address of the studio's own: all that the house has no part in. */
async function openAlone(page: Page): Promise<number> {
  const { url } = await takeSeat('jade-ascent')
  const game = await page.context().newPage()
  const openedAt = performance.now()
  await game.goto(url, { waitUntil: 'commit' })
  await isPlayable(game)
  const took = performance.now() - openedAt
  await game.close()
  return took
}

async function openFromList(page: Page): Promise<number> {
  await openGame(page, JADE)
  const play = page.getByRole('dialog', { name: JADE.name }).getByRole('button', { name: 'Play' })
  await expect(play).toBeEnabled()
  const pressedAt = performance.now()
  const [game] = await Promise.all([page.waitForEvent('popup'), play.first().press('Enter')])
  await isPlayable(game)
  const took = performance.now() - pressedAt
  await game.close()
  return took
}

test.describe.configure({ timeout: 600_000 })

test('from the press to a game that can be played', async ({ page, at, database }) => {
  const member = await makePlayer(database)
  await enter(page, database, member, at('oriel', '/'))
  const times: number[] = []
  const alone: number[] = []
  for (let count = 0; count < LAUNCHES; count += 1) {
    const joined = socketJoined(page)
    await page.goto(at('oriel', listOf(JADE)))
    // Who presses has seen the list before: nobody is as fast as a page that is still loading.
    await joined
    await settled(page)
    // The first of them finds nothing of the game kept in the browser.
    times.push(await openFromList(page))
    await comesHome(database, member, PURSE)
    alone.push(await openAlone(page))
  }
  // A machine that is slow today is slow with the game alone, too.
  const slowness = Math.max(1, tell('game alone', alone).p50 / USUAL_ALONE_MS)
  atMost('speed.play press_to_game_p95_ms', tell('press to game', times).p95, P95_MS * slowness)
})

test('from the press until three providers gave all back', async ({ page, at, database }) => {
  const times: number[] = []
  for (let count = 0; count < BACKS; count += 1) {
    // Everybody may press once in ten seconds; the page of the one before asks nothing any more.
    await page.goto('about:blank')
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
    await spread(database, member)
    const back = page.getByRole('button', { name: 'Return all to wallet' })
    await expect(back).toBeVisible()
    const pressedAt = performance.now()
    await press(page, /^Return all to wallet/)
    await expect(page.getByText('Your money is back in your wallet.').first()).toBeVisible()
    times.push(performance.now() - pressedAt)
    await comesHome(database, member, PURSE)
  }
  atMost('speed.play three_back_p95_ms', tell('three providers back', times).p95, P95_MS)
})
