import type { PageBytes } from './page-bytes.ts'

export type RenderedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: PageBytes
  /** What the page itself wants kept, such as a redirect that leaves a flag. */
  readonly cookies: readonly string[]
}

export type PageCache = {
  /** Gives the page of a key, rendering it once however many ask at the same time. */
  get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>
}

const PAGES_MAX = 2_000

/**
 * Pages are rendered for guests, so visitors with the same site, address, language, currency and
 * device see the same bytes. What changes later reaches them by events and re-reads.
 */
export function createPageCache(keptMs: number): PageCache {
  const pages = new Map<string, { until: number; page: Promise<RenderedPage> }>()
  return {
    get(key, render) {
      const now = performance.now()
      const known = pages.get(key)
      if (known && known.until > now) return known.page
      const page = render()
      if (keptMs === 0) return page
      if (pages.size >= PAGES_MAX) pages.clear()
      pages.set(key, { until: now + keptMs, page })
      const forget = () => pages.delete(key)
      // Only good pages are kept: an error page is for the one who met the error.
      page.then(({ status }) => status === 200 || forget(), forget)
      return page
    },
  }
}
