import { money } from '@oriel/core/money'
import { siteId } from '@oriel/core/id'
import { contributeToJackpot } from '@oriel/domain/jackpot'
import { createLedger } from '@oriel/ledger/ledger'
import { expect, test } from '../fixtures.ts'

const ORIEL = siteId(1)

test('[S2.001, S2.062, S1.007] home shows banners that lead where they say', async ({
  page,
  at,
}) => {
  const answer = await page.goto(at('oriel'))
  expect(answer?.status()).toBe(200)
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const first = carousel.getByRole('link').first()
  await expect(carousel).toContainText('Jade Ascent')
  await expect(first).toHaveAttribute('href', /\/slotgame\?gt_id=2&gp_id=GPOR/)
  // The first slide is whole before any script has run.
  expect(await answer?.text()).toContain('Jade Ascent')
})

test('the carousel turns, stands under the focus, and can be stopped', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(at('oriel'))
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const stop = carousel.getByRole('button', { name: 'Stop the slides' })
  await stop.click()
  await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible()
  await carousel.getByRole('tab', { name: '3 of 4' }).click()
  await expect(carousel.getByRole('tab', { name: '3 of 4' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(carousel.getByText('Comet', { exact: true })).toBeVisible()
})

test('[S2.066, S3.035, S9.029] the jackpot has ten digits and moves when the server says so', async ({
  page,
  at,
  database,
}) => {
  await page.goto(at('oriel'))
  const jackpot = page.getByRole('img', { name: /^Jackpot: \$/ })
  const label = async () => (await jackpot.getAttribute('aria-label')) ?? ''
  await expect(jackpot.locator('.odometer-cell:not(.odometer-part)')).toHaveCount(10)
  const before = await label()
  // The page hears of it once its socket is there, so it is told until it has.
  const house = { database, ledger: createLedger(database) }
  let number = 0
  await expect
    .poll(
      async () => {
        number += 1
        const cause = { kind: 'test', id: `${crypto.randomUUID()}-${number}` }
        const amount = money(10_000n, 'USD')
        await contributeToJackpot(house, { siteId: ORIEL, amount, cause })
        return label()
      },
      { intervals: [700] },
    )
    .not.toBe(before)
})

test('[S3.023, S1.006] favourites and last played are a member’s; a guest reads why', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel'))
  for (const name of ['My favourites', 'Last played']) {
    await page.getByText(name, { exact: true }).first().click()
    await expect(page.getByText(/^Log in to see/)).toBeVisible()
  }
  await page.getByText('All games', { exact: true }).first().click()
  await expect(page.getByText(/^Log in to see/)).toBeHidden()
})

test('[S2.085, S1.040] the language selector shows flags, Chinese and English among them', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/?modal=preferences'))
  const dialog = page.getByRole('dialog', { name: 'Language and currency' })
  for (const name of ['简体中文', '中文(繁體)', 'English']) {
    const option = dialog.getByRole('button', { name })
    await expect(option).toBeVisible()
    await expect(option.locator('svg.flag')).toBeVisible()
  }
  await expect(dialog.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a change of currency and of data use is kept', async ({ page, at, context }) => {
  await page.goto(at('oriel', '/?modal=preferences'))
  await page.getByRole('dialog').getByText('฿ THB').click()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'ccy')?.value)
    .toBe('THB')
  await page.goto(at('oriel', '/?modal=preferences'))
  await page.getByRole('dialog').getByRole('switch', { name: 'Save data' }).click()
  await expect(page.locator('html[data-low-data]')).toHaveCount(1)
  await expect(page.locator('img[src$=".svg"]').first()).toBeVisible()
})

test('[S9.009] one page gives way to the next in about 100 ms', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    // oxlint-disable-next-line typescript/unbound-method -- the proxy passes its element on
    Element.prototype.animate = new Proxy(Element.prototype.animate, {
      apply(animate, element: Element, args: [Keyframe[], number]) {
        if (element.id === 'content') seen.push(args[1])
        return Reflect.apply(animate, element, args)
      },
    })
  })
  await page.goto(at('oriel'))
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  await expect.poll(seen).toEqual([100])
})
