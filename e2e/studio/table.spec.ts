import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fairnessHolds } from './fair.ts'
import { booksAgree, sitDown, stage } from './seat.ts'

/** Spots of which some win and some lose in nearly every round. */
const TABLES: readonly (readonly [title: string, ...spots: string[]])[] = [
  ['baccarat', 'player', 'banker'],
  ['dragon-tiger', 'dragon', 'tiger'],
  ['roulette', 'red', 'black'],
  ['sic-bo', 'big', 'small'],
  ['fast-5d', 'big:a', 'small:a'],
  ['fast-3', 'big', 'small'],
  ['gasing', 'red', 'blue'],
  ['derby', 'top-three:1', 'top-three:2', 'top-three:3', 'top-three:4'],
  ['esport', 'match:ember', 'match:tide'],
  ['keno', 'pick:1', 'pick:2', 'pick:3', 'pick:4', 'pick:5', 'pick:6'],
]
/** By what it does: "Place" is also what Fast 5D calls its columns. */
const PLACE = '[data-act="place"]'
const ROUNDS_MAX = 4
const ROUND_MS = 120_000

test.describe.configure({ timeout: ROUNDS_MAX * ROUND_MS, mode: 'parallel' })

const spotOf = (page: Page, spot: string) => page.locator(`[data-spot="${spot}"]`).first()
const endOf = (page: Page, spot: string) =>
  page.locator(`:is([data-spot="${spot}"], [data-bet="${spot}"])[data-end]`).first()
const phaseIs = (page: Page, phase: string | RegExp) =>
  expect(stage(page)).toHaveAttribute('data-phase', phase, { timeout: ROUND_MS })

type Played = { readonly ends: readonly string[]; readonly roundId: string }

/** Lays a chip; in Keno a number is chosen first and made a line of. */
async function lay(page: Page, spot: string): Promise<void> {
  const [, number] = /^pick:(\d+)$/.exec(spot) ?? []
  await spotOf(page, number ?? spot).click()
  if (number !== undefined) await page.locator('.picker-add').click()
}

/** Bets on all from the moment bets are open, and says what became of each. */
async function playRound(page: Page, spots: readonly string[]): Promise<Played> {
  await phaseIs(page, /running|settled/)
  await phaseIs(page, 'betting')
  for (const spot of spots) await lay(page, spot)
  const roundId = await placed(page, () => page.locator(PLACE).click())
  await phaseIs(page, 'settled')
  const ends: string[] = []
  for (const spot of spots) {
    await expect(endOf(page, spot)).toHaveAttribute('data-end', /won|lost|back/)
    ends.push((await endOf(page, spot).getAttribute('data-end')) ?? '')
  }
  return { ends, roundId }
}

/** Does what places a bet, and gives the number the studio gave it. */
async function placed(page: Page, act: () => Promise<void>): Promise<string> {
  const answered = page.waitForResponse(/\/player\/bet$/)
  await act()
  const { data } = (await (await answered).json()) as { data: { round_id: string } }
  return data.round_id
}

async function playBoth(page: Page, title: string, spots: readonly string[]): Promise<void> {
  const seated = await sitDown(page, title, { money: '1000' })
  const seen = new Set<string>()
  for (let round = 0; round < ROUNDS_MAX && !(seen.has('won') && seen.has('lost')); round += 1) {
    const { ends, roundId } = await playRound(page, spots)
    for (const end of ends) seen.add(end)
    await booksAgree(page, seated)
    if (round === 0) await fairnessHolds(page, roundId)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['won', 'lost']))
}

// A journey at a table is mostly waiting: all wait together.
test('every table: bets are won and lost, the books agree, and the round can be checked', async ({
  browser,
  troubles,
}) => {
  const play = ([title, ...spots]: (typeof TABLES)[number]) =>
    test.step(title, async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      page.on('pageerror', (error) => troubles.push(`${title}: ${error.message}`))
      await playBoth(page, title, spots)
      await context.close()
    })
  const ended = await Promise.allSettled(TABLES.map(play))
  const failed = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
  expect(failed).toEqual([])
})

test('comet: one bet leaves at 1.01×, the other is lost, and the books agree', async ({ page }) => {
  const seated = await sitDown(page, 'comet', { money: '1000' })
  const [a, b] = ['A', 'B'].map((place) => page.locator(`[data-place="${place}"]`))
  if (!a || !b) throw new Error('two places to bet from')
  const seen = new Set<string>()
  for (let flight = 0; flight < ROUNDS_MAX && seen.size < 2; flight += 1) {
    await a.getByRole('switch').check()
    await a.getByRole('textbox').last().fill('1.01')
    await a.getByRole('textbox').last().press('Enter')
    await phaseIs(page, 'betting')
    const roundId = await placed(page, () => a.getByRole('button', { name: /^Bet/ }).click())
    await b.getByRole('button', { name: /^Bet/ }).click()
    await expect(b).toHaveAttribute('data-result', 'lost', { timeout: 120_000 })
    await expect(a).toHaveAttribute('data-result', /out|lost/)
    seen.add('lost').add((await a.getAttribute('data-result')) ?? '')
    await booksAgree(page, seated)
    if (flight === 0) await fairnessHolds(page, roundId)
  }
  expect([...seen].toSorted()).toEqual(['lost', 'out'])
})

test('a table that is left and come back to shows the bet that was placed', async ({ page }) => {
  const seated = await sitDown(page, 'roulette')
  await phaseIs(page, 'settled')
  await phaseIs(page, 'betting')
  await spotOf(page, 'red').click()
  await placed(page, () => page.locator(PLACE).click())
  const staked = await seated.balance()
  await page.reload()
  await expect(spotOf(page, 'red')).toHaveAccessibleName(/Placed/)
  expect(await seated.balance()).toBe(staked)
})
