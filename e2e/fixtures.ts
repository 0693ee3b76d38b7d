import { expect, test as base, type APIResponse, type Page } from '@playwright/test'
import { openDatabase, type Database } from '@oriel/db/database'
import { VISITOR_HEADER } from '@oriel/dev-world/edge'
import { somewhere } from './somewhere.ts'

type Fixtures = {
  /** The same database the running apps use, for arranging through use cases. */
  database: Database
  /** The address of a site of the world. */
  at: (host: 'oriel' | 'second', path?: string) => string
  /** Asks without a browser. Node does not know *.localhost, so the host goes as a header. */
  ask: (host: 'oriel' | 'second', path: string, data?: unknown) => Promise<APIResponse>
  /** Whether bulletins may pop up at home. In other journeys they were closed before. */
  bulletinsPopUp: boolean
  /** Console errors and uncaught errors of the page; none may be left at the end. */
  troubles: string[]
}

/** Comes from a network of its own. News at home were closed before, where they may not pop up. */
export async function arrive(page: Page, bulletinsPopUp = false): Promise<void> {
  await page.context().setExtraHTTPHeaders({ [VISITOR_HEADER]: somewhere() })
  if (bulletinsPopUp) return
  await page.addInitScript(() => {
    // In a frame of another house nothing is kept, and nothing pops up.
    if (window.origin !== 'null' && window === window.top)
      sessionStorage.setItem('popUpDiscountModalCloseTime', '900000000000000')
  })
}

/** Notes console errors and uncaught errors of a page. */
export function noteTroubles(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names between the braces
  database: async ({}, use) => {
    const url = process.env['WORLD_DATABASE_URL'] ?? ''
    const database = openDatabase({ url, name: 'e2e', max: 2 })
    await use(database)
    await database.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names between the braces
  at: async ({}, use) => {
    await use((host, path = '/') => {
      return `http://${host}.localhost:${process.env['WORLD_EDGE_PORT']}${path}`
    })
  },
  ask: async ({ playwright }, use) => {
    const port = process.env['WORLD_EDGE_PORT']
    const client = await playwright.request.newContext()
    await use((host, path, data) =>
      client.fetch(`http://127.0.0.1:${port}${path}`, {
        method: data === undefined ? 'GET' : 'POST',
        headers: { host: `${host}.localhost:${port}` },
        maxRedirects: 0,
        ...(data === undefined ? {} : { data }),
      }),
    )
    await client.dispose()
  },
  bulletinsPopUp: [false, { option: true }],
  page: async ({ page, bulletinsPopUp }, use) => {
    await arrive(page, bulletinsPopUp)
    await use(page)
  },
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = []
      noteTroubles(page, troubles)
      await use(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
