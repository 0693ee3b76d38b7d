import type { Page } from '@playwright/test'
import type { Database } from '@oriel/db/database'
import { patient } from '@oriel/core/testing/patience'
import { ORIEL } from '@oriel/dev-world/cast'
import { tellHeldWin } from '@oriel/dev-world/story/queue'
import { keepLetters } from '@oriel/domain/dead-letter'
import { openHidden } from '../envelope.ts'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signInWithCode } from './desk.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** Who sees most, and who sees the rest. */
const WALKERS = ['rosa.lind', 'noah.weiss'] as const

/** What is shown to somebody who is not signed in. */
const GUESTS = ['/sign-in', '/invitation']

/** Screens that no rail and no row leads to. */
const OTHERS = [
  '/me',
  '/oriel/letters/new',
  '/oriel/letters?view=one',
  '/oriel/letters?view=templates',
]

/** Every route of the office, as it must be among the screens that were walked. */
const ROUTES: readonly RegExp[] = [
  /\/sign-in$/,
  /\/invitation$/,
  /\/me$/,
  /proposals$/,
  /proposals\/\d+$/,
  /announcements$/,
  /announcements\/[^/]+$/,
  /recommend$/,
  /letters$/,
  /letters\?open=/,
  /letters\/new$/,
  /bulk$/,
  /bulk\/[^/]+$/,
  /envelopes$/,
  /envelopes\/[0-9a-f-]{36}$/,
  /exports$/,
  /switches$/,
  /roulette$/,
  /providers$/,
  /providers\/[^/]+$/,
  /payments$/,
  /settlements$/,
  /queues\/withdrawals$/,
  /queues\/arrivals$/,
  /queues\/cases$/,
  /queues\/held$/,
  /queues\/held\/[^/]+$/,
  /queues\/dead-letters\/[^/]+$/,
  /members$/,
  /members\/[0-9a-f-]{36}/,
  /staff$/,
  /audit$/,
]
const HOUR_MS = 3_600_000
/** No other journey tells of this one. */
const LETTER = 7_002

/** A screen that has answered: it has a title, and nothing in it is still being read. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(office(path))
  // What opens over its list on a phone has the title; the list behind it is not told meanwhile.
  const title = page.getByRole('heading', { level: 1 })
  await expect(title.or(page.getByRole('dialog').getByRole('heading').first())).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function troublesOf(page: Page, path: string): Promise<string[]> {
  const troubles: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await open(page, path)
    const { width } = size
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) troubles.push(`${path} at ${width}: ${wide} wide`)
    const found = await violationsOf(page)
    troubles.push(...found.map((one) => `${path} at ${width}: ${one}`))
  }
  await page.setViewportSize(SIZES[0])
  await page.evaluate(() => void (document.documentElement.dataset['mode'] = 'dark'))
  const dark = await violationsOf(page)
  return [...troubles, ...dark.map((one) => `${path} in the dark: ${one}`)]
}

/** Every screen of the rail, and of each list its first row. */
async function pathsOf(page: Page): Promise<string[]> {
  const rail = page.getByRole('navigation').getByRole('link')
  const screens = await rail.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const lists = [...new Set(screens)].filter((path) => path.startsWith('/oriel'))
  const rows: string[] = []
  for (const path of lists) {
    await open(page, path)
    const row = page.locator('table a[href^="/oriel"]').first()
    if ((await row.count()) > 0) rows.push((await row.getAttribute('href')) ?? path)
  }
  return [...lists, ...rows]
}

/** Two wins wait for people, and a letter died: other journeys may have left nothing behind. */
async function fillQueues(database: Database): Promise<void> {
  for (const _win of ['to be proposed', 'to be looked at']) {
    await tellHeldWin(database, await makePerson(database), new Date())
  }
  const letter = { consumer: 'play', subject: 'event.1.1.play.started', error: 'cannot be read' }
  const died = { number: LETTER, siteId: ORIEL, at: new Date(), body: '{"name":"play.started"}' }
  await keepLetters(database.rows, [{ ...letter, ...died }])
}

/** So that a proposal waits for somebody. */
async function proposeRelease(maker: Page): Promise<void> {
  await signInWithCode(maker, 'pham.ha')
  await open(maker, '/oriel/queues/held')
  await maker.keyboard.press('n')
  await expect(maker.getByRole('button', { name: /^Let go/ })).toBeVisible()
  await maker.keyboard.press('a')
  await expect(maker.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await maker.keyboard.type('looked at the round with the provider')
  await maker.keyboard.press('Control+Enter')
  await expect(maker.getByText(/^PR-\d+ is made/)).toBeVisible()
}

test('every screen is whole and without barriers on a desk, a small one and a phone @full', async ({
  browser,
  database,
  troubles: errors,
}) => {
  // Three widths of some sixty screens, each looked at by axe.
  test.setTimeout(patient(900_000))
  await openHidden(database, { siteId: ORIEL, currency: 'GP' }, HOUR_MS)
  await fillQueues(database)
  const maker = await openDesk(browser, errors)
  await proposeRelease(maker)
  await maker.context().close()
  const guest = await openDesk(browser, errors)
  const troubles: string[] = []
  for (const path of GUESTS) troubles.push(...(await troublesOf(guest, path)))
  await guest.context().close()
  const seen = new Set<string>(GUESTS)
  for (const account of WALKERS) {
    const page = await openDesk(browser, errors)
    await signInWithCode(page, account)
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
    const paths = [...OTHERS, ...(await pathsOf(page))].filter((path) => !seen.has(path))
    for (const path of paths) {
      seen.add(path)
      troubles.push(...(await troublesOf(page, path)))
    }
    await page.context().close()
  }
  expect(seen.size).toBeGreaterThan(15)
  const walked = [...seen]
  expect(ROUTES.filter((one) => !walked.some((path) => one.test(path)))).toEqual([])
  expect(troubles).toEqual([])
})
