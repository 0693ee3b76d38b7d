import { parseUnits } from '@oriel/core/money'
import { patient } from '@oriel/core/testing/patience'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fairnessHolds, showSeed } from './fair.ts'
import { booksAgree, press, sitDown, stage } from './seat.ts'

type Result = 'win' | 'loss' | 'push'
const ROUNDS_MAX = 60
const TILES_APART = 7
/** Free spins are told one by one. */
const TOLD_MS = patient(60_000)

const phase = (page: Page) => stage(page).getAttribute('data-phase')

/** Does one step and waits until it was told and shown. */
async function answered(page: Page, step: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/player\/(round|step)$/)
  await step()
  await answer
  await expect(stage(page)).toHaveAttribute('data-phase', /open|idle/, { timeout: TOLD_MS })
}

/** One whole round from rest to rest; gives what came of it. */
type PlayOnce = (page: Page) => Promise<void>

const INSTANT: readonly (readonly [title: string, button: RegExp])[] = [
  ['triple-sevens', /^Spin for/],
  ['jade-ascent', /^Spin for/],
  ['koi-ponds', /^Spin for/],
  ['dice', /^Roll\b(?! (over|under))/],
  ['limbo', /^Play/],
  ['plinko', /^Drop/],
]

const STEPPED: readonly (readonly [title: string, play: PlayOnce])[] = [
  [
    'mines',
    async (page) => {
      await answered(page, () => press(page, /^Start/))
      for (let tile = 0; tile < 3 && (await phase(page)) === 'open'; tile += 1) {
        await answered(page, () =>
          page
            .locator('.tile')
            .nth(tile * TILES_APART)
            .click(),
        )
      }
      if ((await phase(page)) === 'open') await press(page, /^Cash out/)
    },
  ],
  [
    'hi-lo',
    async (page) => {
      await answered(page, () => press(page, /^Deal/))
      const guess = page.getByRole('button', { name: /^(Higher|Lower) or same/, disabled: false })
      await answered(page, () => guess.first().click())
      if ((await phase(page)) === 'open') await press(page, /^Cash out/)
    },
  ],
  [
    'jacks',
    async (page) => {
      await answered(page, () => press(page, /^Deal/))
      await press(page, /^Draw/)
    },
  ],
]

type Played = { readonly seen: ReadonlySet<Result>; readonly roundId: string }

/** Plays until a win and a loss were seen; the books agree with the screen after each round. */
async function playBoth(page: Page, playOnce: PlayOnce): Promise<Played> {
  const seen = new Set<Result>()
  let roundId = ''
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/player/round') || !answer.ok()) return
    const { data } = (await answer.json()) as { data: { round: { round_id: string } } }
    roundId = data.round.round_id
  })
  for (let round = 0; round < ROUNDS_MAX && !(seen.has('win') && seen.has('loss')); round += 1) {
    await playOnce(page)
    await expect(stage(page)).toHaveAttribute('data-phase', 'idle', { timeout: TOLD_MS })
    await expect(stage(page)).toHaveAttribute('data-result', /win|loss|push/)
    seen.add((await stage(page).getAttribute('data-result')) as Result)
  }
  return { seen, roundId }
}

test.describe.configure({ timeout: patient(180_000) })

/** On a phone one of each layout in every run; the rest of the games in `.ci/full`. */
const ON_PHONE: ReadonlySet<string> = new Set(['jade-ascent', 'mines'])

const GAMES: readonly (readonly [title: string, play: PlayOnce])[] = [
  ...INSTANT.map(
    ([title, button]) =>
      [title, (page: Page) => answered(page, () => press(page, button))] as const,
  ),
  ...STEPPED,
]

async function playToBothEnds(page: Page, title: string, playOnce: PlayOnce): Promise<void> {
  const seated = await sitDown(page, title, { money: '1000' })
  await expect(stage(page)).toHaveAttribute('data-phase', 'idle')
  const { seen, roundId } = await playBoth(page, playOnce)
  expect([...seen]).toEqual(expect.arrayContaining(['win', 'loss']))
  await booksAgree(page, seated)
  await showSeed(page)
  await fairnessHolds(page, roundId)
}

for (const [title, playOnce] of GAMES) {
  const what = `${title}: played to a win and to a loss, the books agree and the round can be checked`
  test(what, { tag: ON_PHONE.has(title) ? '@phone' : [] }, async ({ page }) => {
    await playToBothEnds(page, title, playOnce)
    expect(page.isClosed()).toBe(false)
  })
  if (ON_PHONE.has(title)) continue
  test(`${what}, on a phone`, { tag: ['@only-phone', '@full'] }, async ({ page }) => {
    await playToBothEnds(page, title, playOnce)
    expect(page.isClosed()).toBe(false)
  })
}

test('mines: a reload during a round comes back to it', async ({ page }) => {
  const seated = await sitDown(page, 'mines')
  await press(page, /^Start/)
  await expect(stage(page)).toHaveAttribute('data-phase', 'open')
  const before = await seated.balance()
  await page.reload()
  await expect(stage(page)).toHaveAttribute('data-phase', 'open')
  expect(await seated.balance()).toBe(before)
})

test('a connection that breaks while a round is asked for: the round is played once, and shown', async ({
  page,
  troubles,
}) => {
  const seated = await sitDown(page, 'triple-sevens')
  await expect(stage(page)).toHaveAttribute('data-phase', 'idle')
  let cuts = 0
  await page.route('**/player/round', async (route) => {
    cuts += 1
    // The studio plays it, and nobody hears of it.
    if (cuts === 1) await route.fetch().catch(() => {})
    return cuts === 1 ? route.abort('connectionreset') : route.continue()
  })
  await press(page, /^Spin for/)
  await expect(stage(page)).toHaveAttribute('data-result', /win|loss|push/)
  expect(cuts).toBeGreaterThan(1)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')])
  const paid = parseUnits((await stage(page).getAttribute('data-payout')) ?? '') ?? -1n
  expect(await seated.balance()).toBe(990_000n + paid)
})

test('an address that was used opens nothing, and says what to do', async ({ page, browser }) => {
  await sitDown(page, 'dice')
  await expect(stage(page)).toHaveAttribute('data-phase', 'idle')
  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await second.goto(page.url())
  await expect(second.getByText(/used|again from the lobby/i).first()).toBeVisible()
  await elsewhere.close()
})
