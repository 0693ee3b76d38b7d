import path from 'node:path'
import { chromiumLaunch } from '@oriel/dev-world/chromium'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

/** Secure, as passkeys want it; nothing is ever asked for outside of the test. */
const ORIGIN = 'https://stage.test'
/** A machine with much to do is slow; what is right comes in the end. */
const PATIENCE_MS = 15_000

type File = { readonly body: string; readonly contentType: string }

const PAGE: File = {
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stage</title>
<div id="root"></div><script type="module" src="/scenes.js"></script>`,
}

/** The scenes as one script: the parts themselves, without the server and the styles. */
async function bundle(): Promise<ReadonlyMap<string, File>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'scenes.tsx'),
        output: { entryFileNames: 'scenes.js', chunkFileNames: '[name].js' },
      },
    },
  })
  if (!('output' in result)) throw new Error('the scenes were not bundled')
  const scripts = result.output.flatMap((file): [string, File][] =>
    'code' in file
      ? [[`/${file.fileName}`, { body: file.code, contentType: 'text/javascript' }]]
      : [],
  )
  return new Map([...scripts, ['/', PAGE]])
}

/** Opens parts in a real browser. What a page complains of fails the test that opened it. */
export function useStage(): {
  /** `at` is where the page's own router begins. */
  readonly open: (scene: string, at?: string) => Promise<Page>
} {
  let browser: Browser
  let files: ReadonlyMap<string, File>
  const complaints: string[] = []
  beforeAll(async () => {
    ;[browser, files] = await Promise.all([chromium.launch(chromiumLaunch), bundle()])
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })
  return {
    async open(scene, at = '/') {
      const context = await browser.newContext()
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (line) => {
        if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
      })
      await page.route(`${ORIGIN}/**`, (route) => {
        const file = files.get(new URL(route.request().url()).pathname)
        return file ? route.fulfill(file) : route.fulfill({ status: 204 })
      })
      await page.goto(`${ORIGIN}/?${new URLSearchParams({ scene, at }).toString()}`)
      await page.locator('[data-scene]').waitFor({ state: 'attached' })
      return page
    },
  }
}
