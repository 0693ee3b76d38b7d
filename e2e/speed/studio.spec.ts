import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { press, sitDown, stage } from '../studio/seat.ts'
import { atLeast, atMost } from './bounds.ts'
import { settled, slowPhone } from './slow-phone.ts'

/** All that comes over the line until one can play: script, styles, words, fonts and pictures. */
const FIRST_LOAD_BYTES = 350_000
/** What of it is code and words. */
const CODE_BYTES = 150_000
const FRAMES_PER_SECOND = 30
const WATCHED_MS = 2_000

/** One of each kind at every run; the rest by `SPEED=all pnpm speed`. */
const ALWAYS: ReadonlySet<string> = new Set(['jade-ascent', 'comet', 'roulette'])
const GAMES: readonly (readonly [title: string, act: ((page: Page) => Promise<void>) | null])[] = [
  ['triple-sevens', (page) => press(page, /^Spin for/)],
  ['jade-ascent', (page) => press(page, /^Spin for/)],
  ['koi-ponds', (page) => press(page, /^Spin for/)],
  ['plinko', (page) => press(page, /^Drop/)],
  ['dice', (page) => press(page, /^Roll\b(?! (over|under))/)],
  ['limbo', (page) => press(page, /^Play/)],
  ['mines', (page) => press(page, /^Start/)],
  ['hi-lo', (page) => press(page, /^Deal/)],
  ['jacks', (page) => press(page, /^Deal/)],
  ['comet', null],
  ['baccarat', null],
  ['dragon-tiger', null],
  ['roulette', null],
  ['sic-bo', null],
  ['fast-5d', null],
  ['fast-3', null],
  ['keno', null],
  ['gasing', null],
  ['derby', null],
  ['esport', null],
]

for (const [title, act] of GAMES) {
  const tag = ALWAYS.has(title) ? [] : ['@more']
  test(`${title} is light, and moves smoothly`, { tag }, async ({ page }) => {
    const { loaded } = await slowPhone(page)
    await sitDown(page, title)
    await expect(stage(page)).toHaveAttribute('data-phase', /idle|betting|running|settled/, {
      timeout: 60_000,
    })
    await settled(page)
    const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0)
    const code = loaded
      .filter(({ type }) => ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type))
      .reduce((sum, one) => sum + one.bytes, 0)
    // A shared round moves by itself while it runs; the others when they are played.
    if (act) await act(page)
    else await expect(stage(page)).toHaveAttribute('data-phase', 'running', { timeout: 90_000 })
    const frames = await page.evaluate(framesPerSecond, WATCHED_MS)
    atMost(`speed.studio ${title} bytes`, bytes, FIRST_LOAD_BYTES)
    atMost(`speed.studio ${title} code_bytes`, code, CODE_BYTES)
    atLeast(`speed.studio ${title} frames`, frames, FRAMES_PER_SECOND)
  })
}

/** Runs in the page: how often the browser asked for a picture. */
function framesPerSecond(ms: number): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    let frames = 0
    const count = (now: number): void => {
      if (now - start >= ms) resolve(Math.round((frames * 1000) / (now - start)))
      else {
        frames += 1
        requestAnimationFrame(count)
      }
    }
    requestAnimationFrame(count)
  })
}
