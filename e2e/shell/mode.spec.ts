import { devices } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const isDesktop = (project: string) => project === 'desktop'

test('[S1.005, S1.025] one layout per page: a rail for desks, a tab bar for phones', async ({
  page,
  at,
}, { project }) => {
  await page.goto(at('oriel'))
  const rail = page.locator('nav.rail')
  const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
  const mode = page.locator('html')
  await expect(mode).toHaveAttribute('data-mode', project.name)
  await expect(rail).toHaveCount(isDesktop(project.name) ? 1 : 0)
  await expect(tabs).toHaveCount(isDesktop(project.name) ? 0 : 1)
})

test('a wrong guess of the server is put right before anything is drawn', async ({
  browser,
  at,
  isMobile,
}) => {
  // A narrow window of a desktop is what is guessed wrong.
  test.skip(isMobile, 'a phone is guessed right')
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

test('[S1.026, S9.013, S9.014] the layout follows the width a second after it settled', async ({
  page,
  at,
}, { project }) => {
  // A phone does not change its width.
  test.skip(!isDesktop(project.name), 'a phone does not change its width')
  // The browser's own clock: ours stands while it draws.
  await page.addInitScript(() => {
    const times = { resized: 0, changed: 0 }
    Object.assign(window, { times })
    window.addEventListener('resize', () => (times.resized = performance.now()))
    const note = () => (times.changed ||= performance.now())
    const filter = { subtree: true, attributeFilter: ['data-mode'] }
    new MutationObserver(note).observe(document, filter)
  })
  await page.goto(at('oriel'))
  const html = page.locator('html')
  await page.setViewportSize({ width: 992, height: 900 })
  await page.setViewportSize({ width: 991, height: 900 })
  await expect(html).toHaveAttribute('data-mode', 'mobile')
  const waited = await page.evaluate(() => {
    const { times } = window as unknown as { times: { resized: number; changed: number } }
    return times.changed - times.resized
  })
  expect(waited).toBeGreaterThanOrEqual(1_000)
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(html).toHaveAttribute('data-mode', 'desktop')
  await expect(page.locator('nav.rail')).toBeVisible()
})

test('[S2.036] appPage shows one part of the page, for an app around it', async ({ page, at }) => {
  await page.goto(at('oriel', '/?appPage=header'))
  await expect(page.locator('header.header')).toBeVisible()
  await expect(page.locator('main')).toHaveCount(0)
  await expect(page.locator('footer.footer')).toHaveCount(0)
  await page.goto(at('oriel', '/?appPage=content'))
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('header.header')).toHaveCount(0)
  await page.goto(at('oriel', '/?appPage=footer'))
  await expect(page.locator('footer.footer')).toBeVisible()
  await expect(page.locator('main')).toHaveCount(0)
})

test('[S2.037] header=false and footer=false hide them on mobile', async ({ page, at }, {
  project,
}) => {
  await page.goto(at('oriel', '/?header=false&footer=false'))
  await expect(page.locator('main')).toBeVisible()
  const shown = isDesktop(project.name) ? 1 : 0
  await expect(page.locator('header.header')).toHaveCount(shown)
  await expect(page.locator('footer.footer')).toHaveCount(shown)
})

test('[S3.064] a phone shows each of the eight themes in its own way', async ({ page, at }, {
  project,
}) => {
  // These are the looks of phones.
  test.skip(isDesktop(project.name), 'these are the looks of phones')
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
})

test('[S2.019, S3.079] /fastDeposit leaves its flag and goes home', async ({
  page,
  at,
  context,
}) => {
  await page.goto(at('oriel', '/fastDeposit'))
  expect(new URL(page.url()).pathname).toBe('/')
  const flag = (await context.cookies()).find(({ name }) => name === 'isFastDeposit')
  expect(flag).toMatchObject({ value: 'true', path: '/' })
})

test('[S3.073] the browser keeps the name of the site and its version', async ({ page, at }) => {
  await page.goto(at('oriel'))
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('site_name'), localStorage.getItem('isV3Ver')])
  await expect.poll(kept).toEqual(['Oriel', '1'])
})

test('[S2.035] home opens the window that the query modal names, once', async ({ page, at }) => {
  await page.goto(at('oriel', '/?modal=preferences'))
  await expect(page.getByRole('dialog', { name: 'Language and currency' })).toBeVisible()
  await expect(page).toHaveURL(at('oriel'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
