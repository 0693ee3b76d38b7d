import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { JADE, listOf, openGame, pressPlay } from './player.ts'

const isScrollLocked = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
  )

test('[S2.088, S5.050, S5.051, S5.052, S6.004, S6.008] a guest’s press on a real game asks to log in; who declines has the page back', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', listOf(JADE)))
  await pressPlay(page, JADE)
  const question = page.getByRole('alertdialog', { name: 'Please log in' })
  await expect(question).toBeVisible()
  await expect.poll(() => isScrollLocked(page)).toBe(true)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  }).toPass()
  expect(await isScrollLocked(page)).toBe(false)
  await pressPlay(page, JADE)
  await question.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog').getByLabel('Account name')).toBeFocused()
})

test(
  '[S1.012, S2.080, S3.070, S6.005, S7.030] a visitor tries a game without money; a studio that does not answer is reported',
  { tag: '@phone' },
  async ({ page, at, isMobile }) => {
    await page.goto(at('oriel', listOf(JADE)))
    const refusal = { code: 104, message: 'The studio does not answer.', data: null }
    await page.route('**/api/demo/play', (route) => route.fulfill({ json: refusal }))
    await openGame(page, JADE)
    await page.getByRole('button', { name: 'Try demo' }).last().click()
    await expect(page.getByText('The studio does not answer.').first()).toBeVisible()
    await expect(page.locator('iframe[data-game]')).toHaveCount(0)
    await page.unroute('**/api/demo/play')
    // On a phone the window stays and says so; a second demo would be shown in it.
    for (const other of page.context().pages()) if (other !== page) await other.close()
    await page.goto(at('oriel', listOf(JADE)))
    await openGame(page, JADE)
    const asked = page.waitForRequest('**/api/demo/play')
    const button = page.getByRole('dialog', { name: 'Jade Ascent' }).getByRole('button', {
      name: 'Try demo',
    })
    const demoIs = () => page.evaluate(() => localStorage.getItem('demoGameEnable'))
    if (isMobile) {
      const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
      await popup.waitForURL(/studio\.localhost/)
      await expect(popup.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'idle')
      expect(await demoIs()).toBe('1')
      await popup.close()
    } else {
      await button.click()
      const modal = page.getByRole('dialog', { name: 'Jade Ascent' })
      await expect(modal.getByText('Demo coins')).toBeVisible()
      const game = modal.frameLocator('iframe[data-game]')
      await expect(game.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'idle')
      expect(await demoIs()).toBe('1')
      await game
        .getByRole('button', { name: /^Spin for/ })
        .first()
        .click()
      await expect(game.locator('[data-result]').first()).toHaveAttribute(
        'data-result',
        /win|loss|push/,
      )
      await modal.getByRole('button', { name: 'Close' }).click()
      await expect(page.locator('iframe[data-game]')).toHaveCount(0)
    }
    await expect.poll(demoIs).toBe('0')
    expect((await asked).postDataJSON()).toEqual({
      currency: 'USD',
      device: isMobile ? 1 : 0,
      gp_id: 'GPOR',
      game_type: 2,
      game_code: 'e_jade-ascent',
      house: '',
    })
  },
)

test('[S2.014, S2.016, S4.047, S4.048] pages of a play without a game lead back to the lobby; a page that comes back from the cache with a game loads anew and leaves it', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/play'))
  await expect(page.getByText('No game is open')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(at('oriel', '/'))
  await page.goto(at('oriel', '/close'))
  await expect(page).toHaveURL(at('oriel', '/'))

  await page.goto(at('oriel', '/faq'))
  await expect(async () => {
    const loaded = page.waitForEvent('load', { timeout: 2_000 })
    await page.evaluate(() => {
      localStorage.setItem('isPlay', '1')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await loaded
  }).toPass()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isPlay'))).toBe('0')
})
