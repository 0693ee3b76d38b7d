import { patient } from '@oriel/core/testing/patience'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { PACE } from '../pace.ts'
import { fairnessHolds } from './fair.ts'
import { booksAgree, sitDown, stage } from './seat.ts'
import { placeBet } from './slip.ts'

/** At the pace of the journeys a football match is over so long after it began. */
const MATCH_MS = patient((6 * 60_000) / Number(PACE['STUDIO_MATCH_PACE']))
const LATEST_MINUTE = 45

test.describe.configure({ timeout: MATCH_MS * 5 })

/** The match on the list that is over first of those that leave time for three bets. */
async function findMatch(page: Page, known: ReadonlySet<string>): Promise<string> {
  const live = page.locator('.row[data-sport="football"][data-phase="live"]')
  let found = { minute: -1, fixture: '' }
  for (const row of await live.all()) {
    const minute = Number(/(\d+)/.exec(await row.innerText())?.[1] ?? 0)
    const fixture = (await row.getAttribute('data-fixture')) ?? ''
    const isBetter = minute <= LATEST_MINUTE && minute > found.minute
    if (isBetter && !known.has(fixture)) found = { minute, fixture }
  }
  return found.fixture
}

/** On home, draw and away. A match that takes no bet any more leaves its bets and is left. */
async function betThreeWays(page: Page): Promise<string[]> {
  const known = new Set<string>()
  for (;;) {
    let fixture = ''
    const find = async () => (fixture = await findMatch(page, known))
    // A studio that has just opened publishes its first matches before they begin.
    await expect.poll(find, { timeout: MATCH_MS }).not.toBe('')
    known.add(fixture)
    const rounds = await betOn(page, fixture)
    if (rounds) return rounds
  }
}

async function betOn(page: Page, fixture: string): Promise<string[] | null> {
  const prices = page.locator(`.row[data-fixture="${fixture}"] .price[data-selection^="win:"]`)
  const rounds: string[] = []
  for (const way of [0, 1, 2]) {
    const bet = () => placeBet(page, prices.nth(way))
    // A goal pauses prices for some seconds; a match that is decided has none.
    const round = (await bet()) ?? (await bet())
    if (round === null) return null
    rounds.push(round)
  }
  return rounds
}

test(
  'a match is bet on in play three ways: one wins, two lose, and it can be checked',
  { tag: '@waits' },
  async ({ page }) => {
    const seated = await sitDown(page, 'sport', { money: '1000' })
    await expect(stage(page)).toHaveAttribute('data-phase', 'idle')
    const rounds = await betThreeWays(page)
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
  },
)
