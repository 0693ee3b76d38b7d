import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { comesHome, JADE, listOf, makePlayer, openGame, PURSE } from '../play/player.ts'
import { press, stage } from '../studio/seat.ts'
import { MOVED_MS, spread } from '../wallet/spread.ts'
import { say } from './slow-phone.ts'

const P95_MS = 3_000
const TIMES = process.env['SPEED'] === 'all' ? 20 : 8
const READY_MS = 60_000

/** The time below which nineteen of twenty lie; of few, the longest. */
function p95(name: string, times: readonly number[]): number {
  const sorted = times.map(Math.round).toSorted((left, right) => left - right)
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  say(`speed.play ${JSON.stringify({ name, p95: value, times: sorted })}`)
  return value
}

test.describe.configure({ timeout: 600_000 })

test('from the press to a game that can be played', async ({ page, at, database }) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(JADE)))
  const times: number[] = []
  for (let count = 0; count < TIMES; count += 1) {
    await openGame(page, JADE)
    const play = page.getByRole('dialog', { name: JADE.name }).getByRole('button', { name: 'Play' })
    await expect(play).toBeEnabled()
    const pressedAt = performance.now()
    const [game] = await Promise.all([page.waitForEvent('popup'), play.first().press('Enter')])
    await expect(stage(game)).toHaveAttribute('data-phase', 'idle', { timeout: READY_MS })
    times.push(performance.now() - pressedAt)
    await game.close()
    await comesHome(database, member, PURSE)
    await page.goto(at('oriel', listOf(JADE)))
  }
  expect(p95('press to game', times)).toBeLessThan(P95_MS)
})

test('from the press until three providers gave all back', async ({ page, at, database }) => {
  const times: number[] = []
  for (let count = 0; count < TIMES; count += 1) {
    // Everybody may press once in ten seconds; the page of the one before asks nothing any more.
    await page.goto('about:blank')
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
    await spread(database, member)
    const back = page.getByRole('button', { name: 'Bring everything back' })
    await expect(back).toBeVisible()
    const pressedAt = performance.now()
    await press(page, /^Bring everything back/)
    await expect(page.getByText('Your money is back in your main wallet.').first()).toBeVisible({
      timeout: MOVED_MS,
    })
    times.push(performance.now() - pressedAt)
    await comesHome(database, member, PURSE)
  }
  expect(p95('three providers back', times)).toBeLessThan(P95_MS)
})
