import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { LOCALE_COOKIE, type Locale } from '@oriel/core/locale'
import { type Theme, themes } from '@oriel/core/site-settings'
import { chromiumLaunch } from '@oriel/dev-world/chromium'
import { type BrowserContext, chromium, type Page } from '@playwright/test'

/** One of each kind of writing: Latin, tall stacks, square signs, and the tallest stacks. */
const LOCALES: readonly Locale[] = ['en_US', 'ta_IN', 'zh_CN', 'my_MM']
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
const WINDOWS = [
  'dialog',
  'sheet',
  'drawer',
  'danger',
  'login',
  'register',
  'verify',
  'toast',
  'tooltip',
]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const [folder, base = 'http://localhost:3000'] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('usage: node packages/ui/tools/photograph.ts <folder> [base url]\n')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })

async function show(context: BrowserContext, theme: Theme, locale: Locale): Promise<Page> {
  await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: base }])
  const page = await context.newPage()
  await page.goto(`${base}/gallery?theme=${theme}`)
  await page.locator('.carousel[data-state=ready]').waitFor()
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
  })
  return page
}

/** What axe finds wrong, one line each. */
async function judge(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))
}

/** The windows one after another, each as it stands open. */
async function photographWindows(page: Page, name: string): Promise<void> {
  for (const window of WINDOWS) {
    const opener = page.locator(`[data-open=${window}]`)
    await (window === 'tooltip' ? opener.hover() : opener.click())
    await page.locator('.dialog, .sheet, .toast, .tooltip').first().waitFor()
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.ready)))
    await page.screenshot({ path: path.join(String(folder), `${name}-${window}.png`) })
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
    await page.locator('.dialog, .sheet, .toast, .tooltip').first().waitFor({ state: 'detached' })
  }
}

const browser = await chromium.launch(chromiumLaunch)
let wrong = 0
for (const [screen, look] of Object.entries(SCREENS)) {
  for (const theme of themes) {
    for (const locale of LOCALES) {
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
      const page = await show(context, theme, locale)
      const name = `${screen}-${theme}-${locale}`
      await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true })
      // Colours and names of roles do not change with the language.
      const problems = locale === 'en_US' ? await judge(page) : []
      for (const problem of problems) process.stdout.write(`${name} ${problem}\n`)
      wrong += problems.length
      if (locale === 'en_US' && screen === 'desktop') await photographWindows(page, name)
      await context.close()
    }
  }
}
await browser.close()
process.stdout.write(`photographs in ${folder}, axe problems=${wrong}\n`)
process.exitCode = wrong === 0 ? 0 : 1
