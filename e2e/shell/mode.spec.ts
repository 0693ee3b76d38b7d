import { devices } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test(
  '[S1.005, S1.025, S2.019, S2.035, S3.073, S3.079] a rail for desktops, a tab bar for phones; home keeps the site’s name and opens the window its address names, once',
  { tag: '@phone' },
  async ({ page, at, context, isMobile }) => {
    await page.goto(at('oriel', '/fastDeposit'))
    expect(new URL(page.url()).pathname).toBe('/')
    const flag = (await context.cookies()).find(({ name }) => name === 'isFastDeposit')
    expect(flag).toMatchObject({ value: 'true', path: '/' })
    await expect(page.locator('html')).toHaveAttribute('data-mode', isMobile ? 'mobile' : 'desktop')
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(page.locator('nav.rail')).toHaveCount(isMobile ? 0 : 1)
    await expect(tabs).toHaveCount(isMobile ? 1 : 0)
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('site_name'), localStorage.getItem('isV3Ver')])
    await expect.poll(kept).toEqual(['Oriel', '1'])

    await page.goto(at('oriel', '/?modal=preferences'))
    await expect(page.getByRole('dialog', { name: 'Language and currency' })).toBeVisible()
    await expect(page).toHaveURL(at('oriel'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('a wrong guess of the server is put right before anything is drawn', async ({
  browser,
  at,
}) => {
  // A narrow window of a desktop is what is guessed wrong.
  const { userAgent } = devices['Desktop Chrome']
  const context = await browser.newContext({ userAgent, viewport: { width: 600, height: 800 } })
  const page = await context.newPage()
  const documents: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'document') documents.push(answer.url())
  })
  await page.goto(at('oriel'))
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'mobile')
  expect(documents).toHaveLength(2)
  await page.goto(at('oriel', '/?again'))
  expect(documents).toHaveLength(3)
  await context.close()
})

test('[S1.026, S9.003, S9.013, S9.014] the layout follows the width 1,000 ms after it settled, under an overlay that closes 400 ms late', async ({
  page,
  at,
  context,
}) => {
  await page.addInitScript(() => {
    window.addEventListener(
      'resize',
      () => (document.documentElement.dataset['seen'] = innerWidth.toString()),
    )
  })
  await page.clock.install()
  await page.goto(at('oriel'))
  const html = page.locator('html')
  const settled = async () =>
    (await context.cookies()).find(({ name }) => name === 'layout_mode')?.value
  await page.waitForFunction(() => localStorage.getItem('site_name') !== null)
  // From here on the clock of the page stands, and goes only as far as it is told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(html).toHaveAttribute('data-seen', '992')
  await page.clock.runFor(999)
  await page.setViewportSize({ width: 991, height: 900 })
  await expect(html).toHaveAttribute('data-seen', '991')
  await page.clock.runFor(999)
  expect(await settled()).toBeUndefined()
  await page.clock.runFor(1)
  expect(await settled()).toBe('mobile')

  const overlay = page.locator('output.loading-overlay')
  await expect(html).toHaveAttribute('data-mode', 'mobile')
  await expect(overlay).toHaveText('Loading…')
  await page.clock.runFor(399)
  await expect(overlay).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(overlay).toHaveCount(0)
  await page.clock.resume()
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(html).toHaveAttribute('data-mode', 'desktop')
  await expect(page.locator('nav.rail')).toBeVisible()
})

test(
  '[S2.036, S2.037] appPage shows one part of the page, for an app around it; header=false and footer=false hide them on a phone',
  { tag: '@phone' },
  async ({ page, at, isMobile }) => {
    const [header, main, footer] = ['header.header', 'main', 'footer.footer'].map((part) =>
      page.locator(part),
    )
    if (!header || !main || !footer) throw new Error('a page has three parts')
    await page.goto(at('oriel', '/?appPage=header'))
    await expect(header).toBeVisible()
    await expect(main).toHaveCount(0)
    await expect(footer).toHaveCount(0)
    await page.goto(at('oriel', '/?appPage=content'))
    await expect(main).toBeVisible()
    await expect(header).toHaveCount(0)
    await page.goto(at('oriel', '/?appPage=footer'))
    await expect(footer).toBeVisible()
    await expect(main).toHaveCount(0)
    await page.goto(at('oriel', '/?header=false&footer=false'))
    await expect(main).toBeVisible()
    await expect(header).toHaveCount(isMobile ? 0 : 1)
    await expect(footer).toHaveCount(isMobile ? 0 : 1)
  },
)

test(
  '[S3.064] a phone shows each of the eight themes in its own way',
  { tag: '@only-phone' },
  async ({ page, at }) => {
    const looks = {
      rail: '.hall-board',
      grid: '.hall-icons',
      tabs: '.hall-tabs',
      cards: '.hall-cards',
    }
    const seen = new Set<string>()
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await page.goto(at('oriel', `/?template=H5_${number}`))
      const html = page.locator('html')
      seen.add((await html.getAttribute('data-theme')) ?? '')
      const layout = (await html.getAttribute('data-layout')) as keyof typeof looks
      await expect(page.locator(looks[layout])).toBeVisible()
    }
    expect(seen.size).toBe(8)
  },
)
