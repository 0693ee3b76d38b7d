import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromiumLaunch } from '@oriel/dev-world/chromium'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../src')
/** As the site answers, so that what its policy would drop fails here first. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
].join('; ')

type File = { body: string; type: string }
/** Stands for every picture. */
const PICTURE: File = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' }
const STYLES = '<link rel="stylesheet" href="/stage.css">'
const html = (body: string): File => ({
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stage</title>${STYLES}${body}`,
  type: 'text/html',
})

/** The scenes as the site would bundle them: what loads later stands in files of its own. */
async function bundle(): Promise<Map<string, File>> {
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
    'code' in file ? [[`/${file.fileName}`, { body: file.code, type: 'text/javascript' }]] : [],
  )
  return new Map([
    ...scripts,
    ['/', html('<div id="root"></div><script type="module" src="/scenes.js"></script>')],
    ['/stage.css', { body: styles(), type: 'text/css' }],
  ])
}

/** The styles in the layers of a page, and the few measures that utilities would bring. */
function styles(): string {
  const own = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!tailwind|fonts).*\.css$/.test(name),
  )
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8')
  const layered = own.map((name) => {
    const text = read(path.join(SOURCES, name))
    // As tailwind.css puts them in; those that come by themselves name their layer.
    return text.includes('@layer') ? text : `@layer components {\n${text}}`
  })
  return ['@layer base, components;', ...layered, read('stage.css')].join('\n')
}

const serve = (files: ReadonlyMap<string, File>): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://stage')
      const { body, type } = files.get(pathname) ?? PICTURE
      response.setHeader('content-security-policy', POLICY)
      response.setHeader('content-type', `${type}; charset=utf-8`)
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

/** A machine with much to do is slow; what is right comes in the end. */
const PATIENCE_MS = 15_000

/** Asks again until the answer is as expected: a page changes a moment after what changes it. */
export const soon = <Answer>(ask: () => Answer | Promise<Answer>) =>
  expect.poll(ask, { timeout: PATIENCE_MS })

type OpenOptions = {
  reducedMotion?: boolean
  /** Holds the page's clock; move it with `page.clock`. */
  holdClock?: boolean
}
export type Stage = {
  /** One of the scenes. */
  open: (scene: string, options?: OpenOptions) => Promise<Page>
  /** Markup as the server writes it, in a page whose scripts do not run. */
  show: (markup: string) => Promise<Page>
}

/** Opens components in a real browser. What a page complains of fails the test that opened it. */
export function useStage(): Stage {
  let browser: Browser
  let files: Map<string, File>
  let server: Server
  const complaints: string[] = []
  beforeAll(async () => {
    ;[browser, files] = await Promise.all([chromium.launch(chromiumLaunch), bundle()])
    server = await serve(files)
  })
  afterAll(async () => {
    await browser.close()
    server.close()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })
  const address = (place: string): string =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${place}`

  async function newPage(reducedMotion: boolean, javaScriptEnabled: boolean): Promise<Page> {
    const page = await browser.newPage({
      viewport: { width: 800, height: 600 },
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      javaScriptEnabled,
    })
    page.setDefaultTimeout(PATIENCE_MS)
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (line) => {
      if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
    })
    return page
  }
  return {
    async open(scene, { reducedMotion = false, holdClock = false } = {}) {
      const page = await newPage(reducedMotion, true)
      if (holdClock) {
        await page.clock.install({ time: 0 })
        await page.clock.pauseAt(1_000)
      }
      await page.goto(address(`/?scene=${scene}`))
      await page.locator('[data-scene]').waitFor()
      return page
    },
    async show(markup) {
      const page = await newPage(false, false)
      files.set('/markup', html(markup))
      await page.goto(address('/markup'))
      return page
    },
  }
}
