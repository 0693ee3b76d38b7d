import { money } from '@oriel/core/money'
import { siteId } from '@oriel/core/id'
import { contributeToJackpot } from '@oriel/domain/jackpot'
import { createLedger } from '@oriel/ledger/ledger'
import { expect, test } from '../fixtures.ts'

const ORIEL = siteId(1)

test(
  '[S1.006, S1.007, S2.001, S2.062, S2.066, S3.023, S3.028, S3.035, S9.029] home shows banners that lead where they say, a carousel that stops, a jackpot that moves, and asks guests to log in for their own lists',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const answer = await page.goto(at('oriel'))
    expect(answer?.status()).toBe(200)
    // The first slide is whole before any script has run.
    expect(await answer?.text()).toContain('Jade Ascent')
    const carousel = page.getByRole('region', { name: 'Highlights' })
    await expect(carousel).toContainText('Jade Ascent')
    await expect(carousel.getByRole('link').first()).toHaveAttribute(
      'href',
      /\/slotgame\?gt_id=2&gp_id=GPOR/,
    )
    await carousel.getByRole('button', { name: 'Stop the slides' }).click()
    await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible()
    const third = carousel.getByRole('tab', { name: '3 of 4' })
    await third.click()
    await expect(third).toHaveAttribute('aria-selected', 'true')
    await expect(carousel.getByText('Comet', { exact: true })).toBeVisible()

    await test.step('the jackpot has ten digits and moves when the server says so', async () => {
      const jackpot = page.getByRole('img', { name: /^Jackpot: \$/ })
      const label = async () => (await jackpot.getAttribute('aria-label')) ?? ''
      await expect(jackpot.locator('.odometer-cell:not(.odometer-part)')).toHaveCount(10)
      const before = await label()
      // The page hears of it once its socket is there, so it is told until it has.
      const house = { database, ledger: createLedger(database) }
      const contribute = async () => {
        const cause = { kind: 'test', id: crypto.randomUUID() } as const
        const amount = money(10_000n, 'USD')
        await contributeToJackpot(house, { siteId: ORIEL, amount, cause })
        return label()
      }
      await expect.poll(contribute, { intervals: [700] }).not.toBe(before)
    })

    await test.step('favourites and last played are a member’s; a guest reads why', async () => {
      for (const name of ['My favourites', 'Last played']) {
        await page.getByText(name, { exact: true }).first().click()
        await expect(page.getByText(/^Log in to see/)).toBeVisible()
      }
      await page.getByText('All games', { exact: true }).first().click()
      await expect(page.getByText(/^Log in to see/)).toBeHidden()
    })
  },
)

test('[S2.084, S2.090, S9.009, S9.083] footer links, customer service, the button to the top, and a page that gives way in about 100 ms', async ({
  page,
  at,
}) => {
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
  const footer = page.locator('footer.footer')
  const terms = footer.getByRole('link', { name: 'Terms of use' })
  await expect(terms).toHaveAttribute('href', /\/main\//)
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.some((address) => address.startsWith('/faq/'))).toBe(true)
  expect(addresses.some((address) => address.startsWith('/main/'))).toBe(true)
  const service = page.locator('a[href^="https://support."]').first()
  await expect(service).toHaveAttribute('target', '_blank')
  await expect(service).toHaveAttribute('rel', /noopener/)

  const top = page.getByRole('button', { name: 'Back to top' })
  await expect(top).toHaveAttribute('inert')
  await page.evaluate(() => window.scrollTo(0, 1_400))
  await expect(top).not.toHaveAttribute('inert')
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await footer.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  await expect.poll(seen).toEqual([100])
})
