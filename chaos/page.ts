import { chromiumLaunch } from '@oriel/dev-world/chromium'
import { chromium, type Browser, type Page } from '@playwright/test'

/** What the page noticed since it was last asked. */
type Noticed = {
  /** `id version` of every announcement event that came over its socket, and when. */
  events: [key: string, at: number][]
  /** How often one announcement stood in the marquee twice at the same moment. */
  duplicates: number
}

export type OpenPage = {
  readonly name: string
  /** `id text` of every announcement in the marquee, in its order. */
  shown(): Promise<string[]>
  takeNoticed(): Promise<Noticed>
}

declare global {
  interface Window {
    noticed: Noticed
    /** Whether the server has answered a join: from then on events come. */
    joined: boolean
  }
}

const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'mobile', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
] as const

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch)

/** Two real pages with a witness inside, each hearing the events of its board. */
export async function openPages(browser: Browser, url: string): Promise<OpenPage[]> {
  const pages: OpenPage[] = []
  for (const { name, ...size } of SIZES) {
    // Without a graphics card a moving line costs more than all apps together, so it stands still.
    const context = await browser.newContext({ ...size, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.addInitScript(witness)
    await page.goto(url)
    await page.waitForFunction(() => window.joined)
    pages.push(watch(name, page))
  }
  return pages
}

const watch = (name: string, page: Page): OpenPage => ({
  name,
  shown: () =>
    page
      .locator('[data-announcement-id]')
      .evaluateAll((items) =>
        items.map((item) => `${item.getAttribute('data-announcement-id')} ${item.textContent}`),
      ),
  takeNoticed: () =>
    page.evaluate(() => {
      const { noticed } = window
      window.noticed = { events: [], duplicates: 0 }
      return noticed
    }),
})

/** Runs inside the page before its own code: listens at its socket and looks at its marquee. */
function witness(): void {
  window.noticed = { events: [], duplicates: 0 }
  window.joined = false
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return
        // The first two digits are socket.io's: 43 answers what we asked, 42 tells an event.
        if (data.startsWith('43')) window.joined = true
        if (!data.startsWith('42["announcement-changed"')) return
        const [, { announcement }] = JSON.parse(data.slice(2))
        window.noticed.events.push([`${announcement.id} ${announcement.version}`, Date.now()])
      })
    }
  }
  const look = () => {
    const items = [...document.querySelectorAll('[data-announcement-id]')]
    const ids = new Set(items.map((item) => item.getAttribute('data-announcement-id')))
    if (ids.size < items.length) window.noticed.duplicates += 1
  }
  const begin = () => {
    const what = { childList: true, subtree: true, characterData: true, attributes: true }
    const attributeFilter = ['data-announcement-id']
    new MutationObserver(look).observe(document, { ...what, attributeFilter })
  }
  begin()
}
