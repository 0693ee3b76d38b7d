import type { CDPSession, Locator, Page } from '@playwright/test'

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, a processor four times slower. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4
/** What the piece of work below takes where the budget was set, on a quiet machine. */
const USUAL_MS = 15
const SAMPLES = 40

export type Loaded = { readonly type: string; readonly url: string; readonly bytes: number }

/** Makes the page slow, and counts what comes over its line. */
export async function slowPhone(page: Page): Promise<{ loaded: Loaded[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: await throttle(page) })
  await page.addInitScript(watch)
  return { loaded: count(session) }
}

/** The phone is as fast as ever, however slow the machine that plays it is at the moment. */
async function throttle(page: Page): Promise<number> {
  const took = await page.evaluate(timeWork, SAMPLES)
  return Math.min(SLOWER, Math.max(1, (SLOWER * USUAL_MS) / took))
}

/** Runs in the page: the median time of a fixed piece of work, such as rendering does. */
function timeWork(samples: number): number {
  const work = () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => ({ key: `k${(at * 7_919) % 20_000}` }))
    const known = new Map(rows.map((row) => [row.key, row]))
    rows.sort((left, right) => (left.key < right.key ? -1 : 1))
    return JSON.stringify(rows.slice(0, 5_000)).length + known.size
  }
  const times = Array.from({ length: samples }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.toSorted((left, right) => left - right)[Math.floor(samples / 2)] ?? 0
}

function count(session: CDPSession): Loaded[] {
  const loaded: Loaded[] = []
  const asked = new Map<string, { type: string; url: string }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, { type, url: response.url })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId)
    if (known) loaded.push({ ...known, bytes: encodedDataLength })
  })
  return loaded
}

type Watched = { largestMs: number; shift: number; interactionMs: number }

/** Runs in the page before anything else: what a visitor would feel, by the browser's own count. */
function watch(): void {
  const felt: Watched = { largestMs: 0, shift: 0, interactionMs: 0 }
  Object.assign(window, { felt })
  const observe = (type: string, note: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true, ...more })
  observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    felt.largestMs = startTime
  })
  observe(
    'layout-shift',
    (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) felt.shift += entry.value
    },
  )
  const heard = (entry: PerformanceEntry & { interactionId: number }) => {
    if (entry.interactionId) felt.interactionMs = Math.max(felt.interactionMs, entry.duration)
  }
  observe('event', heard, { durationThreshold: 16 })
}

export const feltBy = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { felt: Watched }).felt)

const EVENT_SHOWN_MS = 1_500

/**
 * A tap and what comes of it, with nobody else asking the page anything meanwhile: to look for a
 * name in it takes its one thread as long as the tap does.
 */
export async function feltAfter(page: Page, target: Locator): Promise<Watched> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to tap')
  await settled(page)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await new Promise((resolve) => setTimeout(resolve, EVENT_SHOWN_MS))
  return feltBy(page)
}

/** Until no byte has come for a while and the browser has nothing to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
  )
}

/** Figures stand in the report of the run. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)
