import { locales } from '@oriel/core/locale'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../violations.ts'

// Each language brings a worker of its own; a crawl that changes it with every page ends in a
// browser that waits for one of them for ever.
test.use({ serviceWorkers: 'block' })

/** Screens of a visitor, with windows open and in the script that needs most room. */
const SCREENS: readonly (readonly [path: string, language?: string])[] = [
  ['/'],
  ['/', 'ta_IN'],
  ['/gameHall/2'],
  ['/gameHall/3'],
  ['/slotgame?gt_id=2&gp_id=GPOR&house='],
  ['/slotgame?gt_id=10&gp_id=GPOR&house=&isCrashGame=1'],
  ['/gameRoom?gt_id=2&gp_id=GPOR&house='],
  ['/discount'],
  ['/faq'],
  ['/sponsor'],
  ['/main/fairness'],
  ['/main/safer-play'],
  ['/app'],
  ['/download'],
  ['/?modal=search'],
  ['/?modal=preferences'],
  ['/?modal=menu'],
  ['/?modal=demo-list'],
  ['/?modal=news'],
  ['/nowhere'],
]
/** How much a page may move while it comes up, as the browser counts it. */
const SHIFT_MAX = 0.05
const STEADY = ['/', '/gameHall/2', '/slotgame?gt_id=2&gp_id=GPOR&house=', '/discount', '/faq']

/** Runs in the page, before anything is drawn. */
function countShift(): void {
  const felt = { shift: 0 }
  Object.assign(window, { felt })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as Record<string, number>
      if (!hadRecentInput) felt.shift += value ?? 0
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { felt: { shift: number } }).felt.shift)

type At = (host: 'oriel', path: string) => string

async function crawl(page: Page, at: At, screens: typeof SCREENS): Promise<void> {
  await page.addInitScript(countShift)
  for (const [path, language = 'en_US'] of screens) {
    await test.step(`${path} ${language}`, async () => {
      const url = at('oriel', '/')
      await page.context().addCookies([{ name: 'i18n_redirected', value: language, url }])
      await page.goto(at('oriel', path))
      const isWindow = path.includes('modal=')
      if (isWindow) await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForLoadState('networkidle')
      if (language === 'en_US' && STEADY.includes(path)) {
        expect.soft(await shiftOf(page), `${path} moves`).toBeLessThanOrEqual(SHIFT_MAX)
      }
      // The page behind a window is a screen of its own.
      const found = await violationsOf(page, isWindow ? '[role=dialog]' : undefined)
      expect.soft(found, `${path} in ${language}`).toEqual([])
    })
  }
}

test(
  'accessibility: axe finds nothing wrong on any screen of a visitor, and nothing jumps',
  { tag: '@phone' },
  async ({ page, at, troubles }) => {
    test.slow()
    await crawl(page, at, SCREENS)
    expect(troubles.splice(0).filter((text) => !text.includes('404'))).toEqual([])
  },
)

for (const path of ['/', '/gameHall/2', '/discount', '/?modal=register']) {
  test(
    `accessibility: axe finds nothing wrong on ${path} in any language`,
    { tag: ['@phone', '@full'] },
    async ({ page, at }) => {
      test.slow()
      await crawl(
        page,
        at,
        locales.map((locale) => [path, locale] as const),
      )
    },
  )
}
