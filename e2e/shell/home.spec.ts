import { money } from '@oriel/core/money'
import { siteId } from '@oriel/core/id'
import { contributeToJackpot } from '@oriel/domain/jackpot'
import { createLedger } from '@oriel/ledger/ledger'
import { expect, test } from '../fixtures.ts'

const ORIEL = siteId(1)
// A worker would answer for the files that a step takes away.
test.use({ serviceWorkers: 'block' })

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

test('[S2.084, S2.090, S4.108, S4.109, S7.006, S7.007, S7.016, S8.116, S9.008, S9.009, S9.011, S9.083] footer links, customer service, the button to the top, a page that gives way in about 100 ms, the operator’s reasons to log in, news of a newer build, and one reload for a file that is gone', async ({
  page,
  at,
  troubles,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen: unknown[] = []
    const idle: number[] = []
    Object.assign(window, { seen, idle })
    window.requestIdleCallback = new Proxy(window.requestIdleCallback, {
      apply(ask, self, [run, options]: Parameters<typeof requestIdleCallback>) {
        const noted: typeof run = (deadline) => {
          idle.push(performance.now())
          run(deadline)
        }
        return Reflect.apply(ask, self, [noted, options])
      },
    })
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
  const service = page.locator('.floats a[href="/main/contact"]')
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

  await test.step('the login window shows what the operator has written for it', async () => {
    await page.getByRole('button', { name: 'Log in' }).first().click()
    const reasons = page.getByRole('dialog').locator('.auth-reasons').getByRole('listitem')
    await expect(reasons).toHaveText([
      'Everything here is play money',
      'Try games for free',
      'Safer play',
    ])
  })

  await test.step('a page looks for a newer build about a second after it is idle', async () => {
    // The page before looks for itself, and may be about to.
    await page.goto('about:blank')
    const asked: string[] = []
    await page.route('**/builds/**', (route) => {
      const { pathname, search } = new URL(route.request().url())
      asked.push(pathname + search)
      return route.fulfill({ json: { id: 'zzzz', timestamp: Date.now() } })
    })
    await page.goto(at('oriel'))
    await expect(page.getByRole('region', { name: 'A new version is ready' })).toBeVisible()
    expect(asked).toEqual([
      expect.stringMatching(/^\/builds\/latest\.json\?\d+$/),
      '/builds/meta/zzzz.json',
    ])
    const waited = await page.evaluate(() => {
      const { idle } = window as unknown as { idle: number[] }
      const looks = performance.getEntriesByType('resource')
      const first = looks.find(({ name }) => name.includes('/builds/latest.json'))
      return (first?.startTime ?? 0) - (idle[0] ?? Number.POSITIVE_INFINITY)
    })
    // About is within a fifth.
    expect(waited).toBeGreaterThanOrEqual(800)
    await page.unroute('**/builds/**')
  })

  await test.step('a file that is gone costs one reload, and within ten seconds no second', async () => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    const flag = () => page.evaluate(() => Number(sessionStorage.getItem('chunk_reload_until')))
    /** Once it looks for builds, every part of the page is there. */
    const open = async () => {
      const isWhole = page.waitForRequest('**/builds/latest.json*')
      await page.goto(at('oriel'))
      await isWhole
      documents.length = 0
    }
    await page.route(/\/assets\/faq-[^/]*\.js$/, (route) => route.abort())
    await open()
    const from = Date.now()
    await footer.getByRole('link', { name: 'FAQ' }).click()
    // It goes on to the next page, or stays where it is if that was not yet known.
    await expect.poll(() => documents).toEqual([expect.stringMatching(/^\/(?:faq)?$/)])
    await expect(footer).toBeVisible()
    const until = await flag()
    expect(until).toBeGreaterThanOrEqual(from + 10_000)
    expect(until).toBeLessThanOrEqual(Date.now() + 10_000)
    expect(documents).toHaveLength(1)

    await open()
    const still = (ms: number) => sessionStorage.setItem('chunk_reload_until', String(ms))
    const own = Date.now() + 9_000
    await page.evaluate(still, own)
    await footer.getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('.error-screen')).toContainText('500')
    expect(await flag()).toBe(own)
    expect(documents).toEqual([])
    // The browser reports each file that is gone, and the page the error it shows.
    expect(troubles.splice(0).length).toBeGreaterThan(0)
  })
})
