import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { betOnAll, endsOf, phaseIs, placed, ROUND_MS } from './studio/bets.ts'
import { booksAgree, press, sitDown, stage } from './studio/seat.ts'
import { placeBet } from './studio/slip.ts'

/**
 * One journey for each kind of game, while the studio's own lane is unchanged since it passed: the
 * studio as it is built and started here still plays.
 */
test.describe.configure({ timeout: ROUND_MS * 3 })

async function answered(page: Page, name: RegExp): Promise<void> {
  const answer = page.waitForResponse(/\/player\/(round|step)$/)
  await press(page, name)
  await answer
}

for (const [kind, title, button] of [
  ['a slot', 'triple-sevens', /^Spin for/],
  ['an instant game', 'dice', /^Roll\b(?! (over|under))/],
] as const) {
  test(`${kind}, ${title}: one round, and the books agree`, async ({ page }) => {
    const seated = await sitDown(page, title)
    await phaseIs(page, 'idle')
    await answered(page, button)
    await phaseIs(page, 'idle')
    await expect(stage(page)).toHaveAttribute('data-result', /win|loss|push/)
    await booksAgree(page, seated)
  })
}

test('a stepped game, mines: a round is begun, opened and ended, and the books agree', async ({
  page,
}) => {
  const seated = await sitDown(page, 'mines')
  await phaseIs(page, 'idle')
  await answered(page, /^Start/)
  await phaseIs(page, 'open')
  const stepped = page.waitForResponse(/\/player\/step$/)
  await page.locator('.tile').first().click()
  await stepped
  await phaseIs(page, /open|idle/)
  if ((await stage(page).getAttribute('data-phase')) === 'open') await answered(page, /^Cash out/)
  await expect(stage(page)).toHaveAttribute('data-result', /win|loss|push/)
  await booksAgree(page, seated)
})

for (const [kind, title, ...spots] of [
  ['a table', 'roulette', 'red', 'black'],
  ['a draw', 'fast-3', 'big', 'small'],
  ['a race', 'derby', 'top-three:1', 'top-three:2'],
] as const) {
  test(
    `${kind}, ${title}: bets are settled, and the books agree`,
    { tag: '@waits' },
    async ({ page }) => {
      const seated = await sitDown(page, title)
      await betOnAll(page, spots)
      expect(await endsOf(page, spots)).toHaveLength(spots.length)
      await booksAgree(page, seated)
    },
  )
}

test(
  'a crash game, comet: a bet ends, and the books agree',
  { tag: '@waits' },
  async ({ page }) => {
    const seated = await sitDown(page, 'comet')
    const place = page.locator('[data-place="A"]')
    await place.getByRole('switch').check()
    await phaseIs(page, /settled|running/)
    await phaseIs(page, 'betting')
    await placed(page, () => place.getByRole('button', { name: /^Bet/ }).click())
    await expect(place).toHaveAttribute('data-result', /out|lost/, { timeout: ROUND_MS })
    await booksAgree(page, seated)
  },
)

test('the sportsbook: a bet on a coming match is taken, and the books agree', async ({ page }) => {
  const seated = await sitDown(page, 'sport')
  await phaseIs(page, 'idle')
  const price = page.locator('.row[data-phase="coming"] .price[data-selection^="win:"]').last()
  await expect.poll(() => placeBet(page, price), { timeout: ROUND_MS }).not.toBeNull()
  expect(await seated.balance()).toBe(990_000n)
})
