import { startApp, type App } from '@oriel/dev-world/app'
import { freePort } from '@oriel/dev-world/engine/process'
import type { Page, Response } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { booksAgree, press, sitDown, stage, theStudio } from './seat.ts'

/** A studio of this file's own, on the same books: the others' journeys go on while it dies. */
let own: App
let address = ''

test.beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  own = await startApp({
    name: 'studio',
    port,
    mode: 'built',
    folder: process.env['WORLD_FOLDER'] ?? '',
    env: { ...theStudio().env, STUDIO_URL: address },
  })
})
test.afterAll(() => own.stop())

/** Dies without a word, and is started again as an orchestrator would. */
async function kill(): Promise<void> {
  const before = own.pid()
  own.kill('SIGKILL')
  await expect.poll(async () => own.pid() !== before && (await own.isReady())).toBe(true)
}

const phaseIs = (page: Page, phase: string | RegExp) =>
  expect(stage(page)).toHaveAttribute('data-phase', phase, { timeout: 60_000 })

const dataOf = async (answered: Promise<Response>): Promise<Record<string, unknown>> =>
  ((await (await answered).json()) as { data: Record<string, unknown> }).data

// One after the other, and one that fails does not take the rest along.
test.describe.configure({ timeout: 150_000, mode: 'default' })

/** What a dead studio makes a browser complain about. */
const letGo = (troubles: string[]) => {
  expect(
    troubles.splice(0).filter((text) => !/ERR_|WebSocket|502|Failed to load/.test(text)),
  ).toEqual([])
}

const STEPPED = [
  ['mines', /^Start/],
  ['hi-lo', /^Deal/],
  ['jacks', /^Deal/],
] as const

for (const [title, begin] of STEPPED) {
  test(`${title}: killed in the middle of a round, it goes on from the same state`, async ({
    page,
    troubles,
  }) => {
    const seated = await sitDown(page, title, { studio: address })
    await phaseIs(page, 'idle')
    const begun = page.waitForResponse(/\/player\/round$/)
    await press(page, begin)
    const { round } = await dataOf(begun)
    await phaseIs(page, 'open')
    const staked = await seated.balance()
    await kill()
    const told = page.waitForResponse(/\/player\/state$/)
    await page.reload()
    const { open_round } = await dataOf(told)
    expect(open_round).toEqual(round)
    await phaseIs(page, 'open')
    await expect(stage(page)).toContainText('Your round goes on where it stood.')
    expect(await seated.balance()).toBe(staked)
    letGo(troubles)
  })
}

const INSTANT = [
  ['triple-sevens', /^Spin for/],
  ['jade-ascent', /^Spin for/],
  ['koi-ponds', /^Spin for/],
  ['dice', /^Roll\b(?! (over|under))/],
  ['limbo', /^Play/],
  ['plinko', /^Drop/],
] as const

for (const [title, button] of INSTANT) {
  test(`${title}: killed as it answers, the round is played once and shown`, async ({
    page,
    troubles,
  }) => {
    const seated = await sitDown(page, title, { studio: address })
    await phaseIs(page, 'idle')
    const killed: Promise<void>[] = []
    await page.route('**/player/round', async (route) => {
      if (killed.length > 0) return route.continue()
      // It is written, and nobody hears of it.
      await route.fetch().catch(() => {})
      killed.push(kill())
      return route.abort('connectionreset')
    })
    await press(page, button)
    await expect(stage(page)).toHaveAttribute('data-result', /win|loss|push/, { timeout: 30_000 })
    expect(killed).toHaveLength(1)
    await killed[0]
    await booksAgree(page, seated)
    letGo(troubles)
  })
}

test('roulette: killed with a bet on the table, the round is finished and paid', async ({
  page,
  troubles,
}) => {
  const seated = await sitDown(page, 'roulette', { studio: address })
  await phaseIs(page, /settled|betting/)
  await phaseIs(page, 'betting')
  await page.locator('[data-spot="red"]').first().click()
  const answered = page.waitForResponse(/\/player\/bet$/)
  await press(page, /^Place/)
  await answered
  await kill()
  await expect(stage(page)).toHaveAttribute('data-result', /win|loss|push/, { timeout: 60_000 })
  await booksAgree(page, seated)
  letGo(troubles)
})

test('comet: killed in flight, a bet that leaves by itself is paid', async ({ page, troubles }) => {
  const seated = await sitDown(page, 'comet', { studio: address })
  const place = page.locator('[data-place="A"]')
  await place.getByRole('switch').check()
  await phaseIs(page, /settled|running/)
  await phaseIs(page, 'betting')
  await place.getByRole('button', { name: /^Bet/ }).click()
  await phaseIs(page, /running|settled/)
  await kill()
  await expect(place).toHaveAttribute('data-result', /out|lost/, { timeout: 120_000 })
  await booksAgree(page, seated)
  letGo(troubles)
})
