import type { Page } from '@playwright/test'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { enterAt } from '../enter.ts'
import { claimOne } from '../envelope.ts'
import { expect, test } from '../fixtures.ts'
import { MEMBER_PAGES } from '../member-pages.ts'
import { makePerson } from '../people.ts'
import { controlsOn, linksOn, press, Ways } from './crawler.ts'

const PAGES_OF_A_KIND = 1
/** Its journeys prove it; here it would end the crawl. */
const LEFT_OUT = /log ?out|đăng xuất|退出|ออกจากระบบ/i
const ZONE = /UTC[+-]\d+(?::\d+)?/g

type Ask = (host: 'oriel' | 'second', path: string) => Promise<{ status(): number }>
type Found = { readonly problems: string[]; readonly zones: Set<string>; pressed: number }

/** Follows every link and presses one control of each kind, from page to page. */
async function crawl(
  page: Page,
  host: 'oriel' | 'second',
  { at, ask, first }: { at: (path: string) => string; ask: Ask; first: readonly string[] },
): Promise<Found> {
  const found: Found = { problems: [], zones: new Set(), pressed: 0 }
  const ways = new Ways(first, PAGES_OF_A_KIND)
  const asked = new Set<string>()
  const kinds = new Set<string>()
  for (let path = ways.next(); path !== undefined; path = ways.next()) {
    await open(page, at(path))
    for (const zone of (await page.locator('main').innerText()).match(ZONE) ?? []) {
      found.zones.add(zone)
    }
    for (const { href, text } of await linksOn(page)) {
      if (asked.has(href)) continue
      asked.add(href)
      const problem = await problemOf(href, host, ask)
      if (problem) found.problems.push(`${path}: "${text}" ${problem}`)
      if (href.startsWith('/') && !problem) ways.add(href)
    }
    for (const { kind, name } of await controlsOn(page)) {
      if (kinds.has(kind) || LEFT_OUT.test(name)) continue
      kinds.add(kind)
      found.pressed += 1
      const effect = await press(page, kind)
      if (effect === null) found.problems.push(`${path}: "${name}" does nothing`)
      await comeBack(page, at(path))
      await controlsOn(page)
    }
  }
  return found
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
}

/** To the page as it was: a window is closed, and where one went elsewhere it is opened again. */
async function comeBack(page: Page, url: string): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  const windows = page.locator('[role=dialog], [role=alertdialog]')
  if ((await windows.count()) > 0) await page.keyboard.press('Escape')
  const isHere = page.url() === url && (await windows.count()) === 0
  if (!isHere) await open(page, url)
}

async function problemOf(href: string, host: 'oriel' | 'second', ask: Ask): Promise<string | null> {
  if (/\.example\b/.test(href)) return `leads to ${href}`
  if (href === '' || href === '#') return 'leads nowhere'
  if (!href.startsWith('/')) return null
  const status = (await ask(host, href.split('#')[0] ?? href)).status()
  return status < 400 ? null : `leads to ${href}, which answers ${status}`
}

const WHO = {
  oriel: { site: ORIEL, currency: 'USD', language: 'en_US' },
  second: { site: SECOND, currency: 'VND', language: 'vi_VN' },
} as const

/** Two run each time, one on each layout; all eight in `.ci/full`. */
const ALWAYS = ['oriel member desktop', 'second guest phone']

for (const host of ['oriel', 'second'] as const) {
  for (const role of ['guest', 'member'] as const) {
    for (const layout of ['desktop', 'phone'] as const) {
      const name = `${host} ${role} ${layout}`
      const tag = [
        ...(layout === 'phone' ? ['@only-phone'] : []),
        ...(ALWAYS.includes(name) ? [] : ['@full']),
      ]
      test(
        `${name}: no dead end, no control without effect, no outside address, one time zone`,
        { tag },
        async ({ page, at, ask, database }) => {
          test.slow()
          // The question about cookies covers what it asks from; its own journey answers it.
          await page.context().addCookies([{ name: 'consent', value: 'denied', url: at(host) }])
          const first = ['/']
          if (role === 'member') {
            const member = await makePerson(database, WHO[host])
            const envelope = await claimOne(database, member)
            await enterAt(page, database, member, at(host))
            first.push(...MEMBER_PAGES, '/fairness', `/fairness?envelope=${envelope}`)
          }
          const found = await crawl(page, host, { at: (path) => at(host, path), ask, first })
          expect(found.problems).toEqual([])
          expect(found.pressed).toBeGreaterThan(10)
          // A member's pages name it; a guest may see no time at all.
          if (role === 'member') expect(found.zones.size).toBe(1)
          else expect(found.zones.size).toBeLessThanOrEqual(1)
        },
      )
    }
  }
}

test('the crawl tells a button that does nothing from one that does', async ({ page }) => {
  // A page of ours loads more when it rests, which would answer in place of the button.
  await page.setContent(`<button>Dead</button>
    <button onclick="this.setAttribute('aria-expanded', 'true')">Alive</button>`)
  const controls = await controlsOn(page)
  const kindOf = (name: string) => controls.find((one) => one.name === name)?.kind ?? ''
  expect(await press(page, kindOf('Dead'))).toBeNull()
  expect(await press(page, kindOf('Alive'))).toContain('aria-expanded')
})
