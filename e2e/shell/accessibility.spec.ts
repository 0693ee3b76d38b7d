import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'

/** Twenty screens of a visitor, with windows open and in the scripts that need most room. */
const SCREENS: readonly (readonly [name: string, path: string, language?: string])[] = [
  ['home', '/'],
  ['home in Tamil', '/', 'ta_IN'],
  ['home in Burmese', '/', 'my_MM'],
  ['home in Chinese', '/', 'zh_CN'],
  ['a hall', '/gameHall/2'],
  ['another hall', '/gameHall/3'],
  ['a list of games', '/slotgame?gt_id=2&gp_id=GPOR&house='],
  ['crash games', '/slotgame?gt_id=10&gp_id=GPOR&house=&isCrashGame=1'],
  ['the game room', '/gameRoom?gt_id=2&gp_id=GPOR&house='],
  ['promotions', '/discount'],
  ['questions', '/faq'],
  ['sponsors', '/sponsor'],
  ['a page', '/main/fairness'],
  ['the app', '/app'],
  ['download', '/download'],
  ['search', '/?modal=search'],
  ['preferences', '/?modal=preferences'],
  ['menu', '/?modal=menu'],
  ['demo list', '/?modal=demo-list'],
  ['news', '/?modal=news'],
  ['not found', '/nowhere'],
]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const [name, path, language = 'en_US'] of SCREENS) {
  test(`accessibility: nothing to complain about on ${name}`, async ({
    page,
    at,
    context,
    troubles,
  }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: language, url: at('oriel') }])
    await page.goto(at('oriel', path))
    if (path.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    if (name === 'not found') troubles.splice(0)
  })
}

/** What a page moves while it comes up, as the browser counts it. */
const SHIFT_MAX = 0.05
const STEADY = ['/', '/gameHall/2', '/slotgame?gt_id=2&gp_id=GPOR&house=', '/discount', '/faq']

for (const path of STEADY) {
  test(`steadiness: nothing jumps on ${path}`, async ({ page, at }) => {
    await page.addInitScript(() => {
      const felt = { shift: 0 }
      Object.assign(window, { felt })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as Record<string, number>
          if (!hadRecentInput) felt.shift += value ?? 0
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(at('oriel', path))
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => (window as unknown as { felt: { shift: number } }).felt)
    expect(shift.shift).toBeLessThanOrEqual(SHIFT_MAX)
  })
}
