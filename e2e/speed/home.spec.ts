import { expect, test } from '../fixtures.ts'
import { atMost } from './bounds.ts'
import { feltAfter, feltBy, say, settled, slowPhone, type Loaded } from './slow-phone.ts'

/** The budget of the first view, in bytes as they come over the line and in milliseconds. */
/**
 * With what comes by itself once the page works: the socket, moving pictures, notices. What it
 * needs before that is held by `pnpm size`, at 170,000.
 */
const SCRIPT_BYTES = 180_000
const TOTAL_BYTES = 360_000
const LOW_DATA_BYTES = 200_000
const LARGEST_MS = 2_500
const SHIFT = 0.05
const INTERACTION_MS = 200

const sum = (loaded: readonly Loaded[], type?: string): number =>
  loaded.reduce((total, one) => total + (type && one.type !== type ? 0 : one.bytes), 0)

const LISTED = 25
const list = (loaded: readonly Loaded[]): void =>
  loaded
    .toSorted((left, right) => right.bytes - left.bytes)
    .slice(0, LISTED)
    .forEach(({ bytes, type, url }) => say(`  ${bytes} ${type} ${new URL(url).pathname}`))

/** Pictures are drawn and pages rendered once before: what is measured is the visitor's side. */
async function warm(page: import('@playwright/test').Page, url: string): Promise<void> {
  const context = await page.context().browser()?.newContext()
  const before = await context?.newPage()
  await before?.goto(url, { waitUntil: 'networkidle' })
  await context?.close()
}

test('the first view of a phone on a slow line keeps its budget', async ({ page, at }) => {
  await warm(page, at('oriel'))
  const { loaded } = await slowPhone(page)
  await page.goto(at('oriel'))
  await settled(page)
  const felt = await feltBy(page)
  const figures = {
    script: sum(loaded, 'Script'),
    total: sum(loaded),
    largest: Math.round(felt.largestMs),
    shift: Number(felt.shift.toFixed(4)),
  }
  list(loaded)
  atMost('speed.home script_bytes', figures.script, SCRIPT_BYTES)
  atMost('speed.home total_bytes', figures.total, TOTAL_BYTES)
  atMost('speed.home largest_ms', figures.largest, LARGEST_MS)
  atMost('speed.home shift', figures.shift, SHIFT)
})

test('opening the search and changing the hall answer at once', async ({ page, at }) => {
  await warm(page, at('oriel'))
  await slowPhone(page)
  await page.goto(at('oriel'))
  await settled(page)
  const hall = page.getByRole('tab', { name: 'Live casino' })
  const glass = page.getByRole('button', { name: 'Search' })
  const tab = await feltAfter(page, hall)
  await expect(hall).toHaveAttribute('aria-selected', 'true')
  await settled(page)
  const search = await feltAfter(page, glass)
  await expect(page.getByRole('combobox')).toBeVisible()
  expect(search.interactionMs).toBeGreaterThan(0)
  atMost('speed.interaction tab_ms', tab.interactionMs, INTERACTION_MS)
  atMost('speed.interaction all_ms', search.interactionMs, INTERACTION_MS)
  atMost('speed.interaction shift', search.shift, SHIFT)
})

test('who saves data loads little', async ({ page, at, context }) => {
  await warm(page, at('oriel'))
  await context.addCookies([{ name: 'low_data', value: '1', url: at('oriel') }])
  const { loaded } = await slowPhone(page)
  await page.goto(at('oriel'))
  await settled(page)
  list(loaded)
  atMost('speed.low_data total_bytes', sum(loaded), LOW_DATA_BYTES)
})
