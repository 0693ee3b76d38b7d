import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { PACE } from '../pace.ts'
import { fairnessHolds } from './fair.ts'
import { booksAgree, sitDown, stage } from './seat.ts'

/** At the pace of the journeys a football match is over so long after it began. */
const MATCH_MS = (6 * 60_000) / Number(PACE['STUDIO_MATCH_PACE'])
const LATEST_MINUTE = 45

test.describe.configure({ timeout: MATCH_MS * 3 })

/** The match on the list that is over first of those that leave time for three bets. */
async function findMatch(page: Page): Promise<Locator> {
  const live = page.locator('.row[data-sport="football"][data-phase="live"]')
  // A studio that has just opened publishes its first matches before they begin.
  await expect(live.first()).toBeVisible({ timeout: MATCH_MS / 2 })
  let found = { minute: -1, fixture: '' }
  for (const row of await live.all()) {
    const minute = Number(/(\d+)/.exec(await row.innerText())?.[1] ?? 0)
    const fixture = (await row.getAttribute('data-fixture')) ?? ''
    if (minute <= LATEST_MINUTE && minute > found.minute) found = { minute, fixture }
  }
  return page.locator(`.row[data-fixture="${found.fixture}"]`)
}

/** Picks one of home, draw and away; a goal in these seconds makes it another try. */
async function betOn(page: Page, match: Locator, at: number): Promise<string> {
  for (;;) {
    const price = match.locator('.price[data-selection^="win:"]').nth(at)
    await expect(price).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 })
    await price.click()
    await page.getByRole('combobox').selectOption('any')
    const answered = page.waitForResponse(/\/player\/slip$/)
    await page.locator('[data-act="place"]').click()
    const { data } = (await (await answered).json()) as { data?: { is: string; round_id: string } }
    if (data?.is === 'placed') return data.round_id
    await price.click()
  }
}

test('a match is bet on in play three ways: one wins, two lose, and it can be checked', async ({
  page,
}) => {
  const seated = await sitDown(page, 'sport', { money: '1000' })
  await expect(stage(page)).toHaveAttribute('data-phase', 'idle')
  const match = await findMatch(page)
  const rounds: string[] = []
  for (const way of [0, 1, 2]) rounds.push(await betOn(page, match, way))
  await booksAgree(page, seated)
  await page.getByRole('button', { name: 'My bets' }).first().click()
  const ends: string[] = []
  for (const round of rounds) {
    const bet = page.locator(`.bet[data-round="${round}"]`)
    await expect(bet).toHaveAttribute('data-status', 'settled', { timeout: MATCH_MS })
    ends.push((await bet.locator('[data-state]').getAttribute('data-state')) ?? '')
  }
  // One match in four hundred is abandoned: all stakes come back then.
  expect([
    ['lost', 'lost', 'won'],
    ['void', 'void', 'void'],
  ]).toContainEqual(ends.toSorted())
  await booksAgree(page, seated)
  await fairnessHolds(page, rounds[0] ?? '')
})
