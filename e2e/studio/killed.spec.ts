import { patient } from '@oriel/core/testing/patience'
import type { Page, Response } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { betOnAll, endsOf, HALVES, phaseIs, ROUND_MS, type Table } from './bets.ts'
import { startOwnStudio, type OwnStudio } from './own-studio.ts'
import { booksAgree, press, sitDown, stage, type Seated } from './seat.ts'

/** The others' journeys go on while it dies. */
let own: OwnStudio
test.beforeAll(async () => {
  own = await startOwnStudio()
})
test.afterAll(() => own.stop())

const dataOf = async (answered: Promise<Response>): Promise<Record<string, unknown>> =>
  ((await (await answered).json()) as { data: Record<string, unknown> }).data

// One after the other, and one that fails does not take the rest along.
test.describe.configure({ timeout: patient(240_000), mode: 'default' })

/** One death for each path through the server in every run; the rest of the games in `.ci/full`. */
const ALWAYS: ReadonlySet<string> = new Set(['baccarat', 'mines', 'triple-sevens'])
const tagOf = (title: string) => (ALWAYS.has(title) ? [] : ['@full'])

/** What a dead studio makes a browser complain about. */
const letGo = (troubles: string[]) => {
  expect(
    troubles.splice(0).filter((text) => !/ERR_|WebSocket|502|Failed to load/.test(text)),
  ).toEqual([])
}

/** Five pages are drawn by the processor. */
const SMALL = { viewport: { width: 390, height: 844 } }

/** Somebody who bets at one table in every round, until the one after which it ended. */
type Regular = { readonly title: string; readonly page: Page; hasBet: boolean }

async function playOn(
  regular: Regular,
  seated: Seated,
  spots: readonly string[],
  isKilled: () => boolean,
): Promise<void> {
  const { page } = regular
  while (!isKilled()) {
    await betOnAll(page, spots)
    regular.hasBet = true
    await endsOf(page, spots)
    regular.hasBet = false
  }
  await booksAgree(page, seated)
}

// First of all: the tables of new books begin together, so that one death meets all their rounds.
for (const tables of HALVES) {
  const titles = tables.map(([title]) => title).join(', ')
  const tag = tagOf(tables[0]?.[0] ?? '')
  test(
    `${titles}: killed while their rounds run, they go on and pay`,
    { tag },
    async ({ browser, troubles }) => {
      let isKilled = false
      const regulars: Regular[] = []
      const play = async ([title, ...spots]: Table) => {
        const context = await browser.newContext(SMALL)
        const regular: Regular = { title, page: await context.newPage(), hasBet: false }
        regulars.push(regular)
        regular.page.on('pageerror', (error) => troubles.push(`${title}: ${error.message}`))
        const seated = await sitDown(regular.page, title, { money: '1000', studio: own.address })
        await playOn(regular, seated, spots, () => isKilled)
        await context.close()
      }
      const played = Promise.allSettled(tables.map(play))
      const without = () =>
        tables.filter(([title]) => !regulars.some((one) => one.title === title && one.hasBet))
      await expect.poll(without, { timeout: ROUND_MS, intervals: [100] }).toEqual([])
      isKilled = true
      await own.kill()
      const failed = (await played).filter(({ status }) => status === 'rejected')
      expect(failed).toEqual([])
      letGo(troubles)
    },
  )
}

const STEPPED = [
  ['mines', /^Start/],
  ['hi-lo', /^Deal/],
  ['jacks', /^Deal/],
] as const

for (const [title, begin] of STEPPED) {
  test(
    `${title}: killed during a round, it goes on from the same state`,
    { tag: tagOf(title) },
    async ({ page, troubles }) => {
      const seated = await sitDown(page, title, { studio: own.address })
      await phaseIs(page, 'idle')
      const begun = page.waitForResponse(/\/player\/round$/)
      await press(page, begin)
      const { round } = await dataOf(begun)
      await phaseIs(page, 'open')
      const staked = await seated.balance()
      await own.kill()
      const told = page.waitForResponse(/\/player\/state$/)
      await page.reload()
      const { open_round } = await dataOf(told)
      expect(open_round).toEqual(round)
      await phaseIs(page, 'open')
      await expect(stage(page)).toContainText('Your round continues where you left off.')
      expect(await seated.balance()).toBe(staked)
      letGo(troubles)
    },
  )
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
  test(
    `${title}: killed as it answers, the round is played once and shown`,
    { tag: tagOf(title) },
    async ({ page, troubles }) => {
      const seated = await sitDown(page, title, { studio: own.address })
      await phaseIs(page, 'idle')
      const killed: Promise<void>[] = []
      await page.route('**/player/round', async (route) => {
        if (killed.length > 0) return route.continue()
        // It is written, and nobody hears of it.
        await route.fetch().catch(() => {})
        killed.push(own.kill())
        return route.abort('connectionreset')
      })
      await press(page, button)
      await expect(stage(page)).toHaveAttribute('data-result', /win|loss|push/, {
        timeout: patient(60_000),
      })
      expect(killed).toHaveLength(1)
      await killed[0]
      await booksAgree(page, seated)
      letGo(troubles)
    },
  )
}

test('the sportsbook: killed with a bet taken before the match, bet and money are as they were', async ({
  page,
  troubles,
}) => {
  const seated = await sitDown(page, 'sport', { studio: own.address })
  await phaseIs(page, 'idle')
  const match = page.locator('.row[data-sport="football"][data-phase="coming"]').nth(1)
  await match.locator('.price[data-selection^="win:"]').first().click()
  const answered = page.waitForResponse(/\/player\/slip$/)
  await page.locator('[data-act="place"]').click()
  const slip = await dataOf(answered)
  expect(slip['is']).toBe('placed')
  const bet = page.locator(`.bet[data-round="${String(slip['round_id'])}"]`)
  const openBets = () => page.getByRole('button', { name: 'My bets' }).first().click()
  await openBets()
  await expect(bet).toHaveAttribute('data-status', 'open')
  const [told, staked] = [await bet.innerText(), await seated.balance()]
  expect(staked).toBe(990_000n)
  await own.kill()
  await page.reload()
  await phaseIs(page, 'idle')
  await openBets()
  await expect(bet).toHaveAttribute('data-status', 'open')
  expect(await bet.innerText()).toBe(told)
  expect(await seated.balance()).toBe(staked)
  await booksAgree(page, seated)
  letGo(troubles)
})

test('comet: killed in flight, a bet that leaves by itself is paid', async ({ page, troubles }) => {
  const seated = await sitDown(page, 'comet', { studio: own.address })
  const place = page.locator('[data-place="A"]')
  await place.getByRole('switch').check()
  await phaseIs(page, /settled|running/)
  await phaseIs(page, 'betting')
  await place.getByRole('button', { name: /^Bet/ }).click()
  await phaseIs(page, /running|settled/)
  await own.kill()
  await expect(place).toHaveAttribute('data-result', /out|lost/, { timeout: ROUND_MS })
  await booksAgree(page, seated)
  letGo(troubles)
})
