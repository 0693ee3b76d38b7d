import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { grantDraws, spinRoulette } from '@oriel/domain/roulette'
import { createLedger } from '@oriel/ledger/ledger'
import type { Page } from '@playwright/test'
import { enterAt, enterLive } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { holdBack, holdSocket } from './hold-back.ts'
import { makePerson, worldKeys } from './people.ts'
import { violationsOf } from './violations.ts'

const DAY_MS = 86_400_000

const give = (database: Database, { siteId, id: memberId, currency }: Member, draws: number) => {
  const expires = new Date(Date.now() + DAY_MS)
  const given = { siteId, memberId, currency, cause: newId(), draws, expires }
  return database.transaction((work) => grantDraws(work, given))
}

/** Spins in this page and closes the alert; says how long the wheel turned, at most. */
async function spinOnce(page: Page): Promise<number> {
  const begun = Date.now()
  await page.getByRole('button', { name: /^Spin · / }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(/You won|No prize this time/)).toBeVisible()
  const took = Date.now() - begun
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
  return took
}

/** Counts how often the page turns the wheel: looked at in every frame, told by its root. */
const countTurns = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<Animation>()
    const look = (): void => {
      const wheel = document.querySelector('.roulette-turning')
      for (const motion of wheel?.getAnimations() ?? []) seen.add(motion)
      document.documentElement.dataset['turns'] = String(seen.size)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const turns = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['turns'] ?? 0))

test(
  '[S1.021, S2.078, S2.086, S4.061, S4.063, S4.064, S4.103] draws appear, are spun with and without the animation, and proven',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    const member = await makePerson(database)
    await countTurns(page)
    const icon = page.getByRole('button', { name: /^Lucky wheel, / })
    await enterLive(page, database, member, at('oriel'))
    await expect(icon).toHaveCount(0)
    await give(database, member, 3)
    await expect(icon).toHaveAccessibleName('Lucky wheel, 3 draws left')

    await icon.click()
    const wheel = page.getByRole('dialog', { name: 'Lucky wheel' })
    await expect(wheel.getByText('You have 3 draws left.')).toBeVisible()
    await expect(
      wheel.getByRole('row', { name: /^\$35\.50 \d left, then No prize 0\.0050$/ }),
    ).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    await test.step('with the animation the alert comes after the wheel stands', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(await spinOnce(page)).toBeGreaterThanOrEqual(1_500)
      expect(await turns(page)).toBe(1)
    })
    await test.step('without it the prize is there at once', async () => {
      await wheel.getByText('Skip the animation').click()
      await spinOnce(page)
      expect(await turns(page)).toBe(1)
    })
    await test.step('the spin is drawn again in this browser', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await wheel.getByText('Proof of the last spin').click()
      await wheel.getByRole('button', { name: 'Show the seed and draw again' }).click()
      await expect(wheel.getByText(/^Drawn again: .* It matches\.$/)).toBeVisible()
      await wheel.getByRole('link', { name: 'Check it step by step' }).click()
      await expect(page).toHaveURL(/\/fairness#/)
      await expect(page.getByText('The seed belongs to the hash shown before.')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  },
)

test(
  '[S8.064] who has no draws left is told so, also where the page does not know it yet',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    const member = await makePerson(database)
    await give(database, member, 1)
    // Nobody tells the page what happens elsewhere.
    await holdSocket(page)
    await enterAt(page, database, member, at('oriel'))
    await page.getByRole('button', { name: 'Lucky wheel, 1 draw left' }).click()
    const wheel = page.getByRole('dialog', { name: 'Lucky wheel' })
    await expect(wheel.getByRole('button', { name: 'Spin · 1 left' })).toBeVisible()
    // Nor does it hear of it by asking again.
    const again = await holdBack(page, '**/api/arks/web/activity/roulette')

    // Another device of theirs is quicker; whatever it wins in draws is used up, too.
    const tools = { database, ledger: createLedger(database), keys: worldKeys() }
    const who = { siteId: member.siteId, memberId: member.id }
    for (let left = 1; left > 0;) {
      const asked = { spinId: newId(), clientSeed: 'elsewhere' }
      left = expectDone(await spinRoulette(tools, who, asked)).remaining
    }
    await wheel.getByRole('button', { name: /^Spin · / }).click()
    const alert = page.getByRole('alertdialog', { name: 'No draws left' })
    await expect(alert.getByText('You have no draws left.')).toBeVisible()
    again.letGo()
    expect(await violationsOf(page)).toEqual([])
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(wheel.getByText('When you are given draws, they appear here.')).toBeVisible()
    await expect(wheel.getByRole('button', { name: /^Spin · / })).toHaveCount(0)
  },
)
