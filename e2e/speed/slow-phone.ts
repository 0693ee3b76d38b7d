import type { CDPSession, Page } from '@playwright/test'

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, a processor four times slower. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4

export type Loaded = { readonly type: string; readonly url: string; readonly bytes: number }

/** Makes the page slow, and counts what comes over its line. */
export async function slowPhone(page: Page): Promise<{ loaded: Loaded[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch)
  return { loaded: count(session) }
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

/** Until no byte has come for a while and the browser has nothing to do. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
  )
}
