import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { betOnAll, endsOf, HALVES, phaseIs, placed, ROUND_MS, spotOf, type Table } from './bets.ts'
import { fairnessHolds } from './fair.ts'
import { booksAgree, sitDown } from './seat.ts'

const ROUNDS_MAX = 4

test.describe.configure({ timeout: ROUNDS_MAX * ROUND_MS })

async function playBoth(page: Page, title: string, spots: readonly string[]): Promise<void> {
  const seated = await sitDown(page, title, { money: '1000' })
  const seen = new Set<string>()
  for (let round = 0; round < ROUNDS_MAX && !(seen.has('won') && seen.has('lost')); round += 1) {
    const roundId = await betOnAll(page, spots)
    for (const end of await endsOf(page, spots)) seen.add(end)
    await booksAgree(page, seated)
    if (round === 0) await fairnessHolds(page, roundId)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['won', 'lost']))
}

// A journey at a table is mostly waiting: all wait together.
for (const tables of HALVES) {
  const titles = tables.map(([title]) => title).join(', ')
  test(
    `${titles}: bets are won and lost, the books agree, rounds can be checked`,
    { tag: '@waits' },
    async ({ browser, troubles }) => {
      const play = ([title, ...spots]: Table) =>
        test.step(title, async () => {
          const context = await browser.newContext()
          const page = await context.newPage()
          page.on('pageerror', (error) => troubles.push(`${title}: ${error.message}`))
          await playBoth(page, title, spots)
          await context.close()
        })
      const ended = await Promise.allSettled(tables.map(play))
      const failed = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
      expect(failed).toEqual([])
    },
  )
}

/** How a bet of the comet ended, as soon as its place says so. */
async function endOf(place: Locator): Promise<string> {
  let end = ''
  const read = async () => (end = (await place.getAttribute('data-result')) ?? '')
  await expect.poll(read, { timeout: ROUND_MS, intervals: [100] }).toMatch(/out|lost/)
  return end
}

test(
  'comet: one bet leaves at 1.01×, the other is lost, and the books agree',
  { tag: ['@waits', '@phone'] },
  async ({ page }) => {
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
      // Watched from here on: where the second bet comes a flight later, the next flight clears it.
      const ofA = endOf(a)
      await placed(page, () => b.getByRole('button', { name: /^Bet/ }).click())
      seen.add(await ofA).add(await endOf(b))
      await booksAgree(page, seated)
      if (flight === 0) await fairnessHolds(page, roundId)
    }
    expect([...seen].toSorted()).toEqual(['lost', 'out'])
  },
)

test(
  'a table that is left and come back to shows the bet that was placed',
  { tag: ['@waits', '@phone'] },
  async ({ page }) => {
    const seated = await sitDown(page, 'roulette')
    await phaseIs(page, 'settled')
    await phaseIs(page, 'betting')
    await spotOf(page, 'red').click()
    await placed(page, () => page.locator('[data-act="place"]').click())
    const staked = await seated.balance()
    await page.reload()
    await expect(spotOf(page, 'red')).toHaveAccessibleName(/Placed/)
    expect(await seated.balance()).toBe(staked)
  },
)
