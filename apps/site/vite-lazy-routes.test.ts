import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { guarded } from './vite-lazy-routes.ts'

type Load = (route: { id: string; module: string }, known: object) => Promise<unknown>

/** The router as installed, changed as the build changes it, and run. */
async function loader(kind: 'production' | 'development'): Promise<Load> {
  const main = createRequire(import.meta.url).resolve('react-router')
  const dist = main.slice(0, main.lastIndexOf(`${path.sep}dist${path.sep}`))
  const file = path.join(dist, 'dist', kind, 'lib/dom/ssr/routeModules.js')
  const code = guarded(readFileSync(file, 'utf8'))
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const module = (await import(/* @vite-ignore */ address)) as { loadRouteModule: Load }
  return module.loadRouteModule
}

afterEach(() => void vi.unstubAllGlobals())

test.each(['production', 'development'] as const)(
  '[S8.116] a page that does not load is told to the guard and not reloaded (%s)',
  async (kind) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = await loader(kind)
    let reloads = 0
    const page = Object.assign(new EventTarget(), {
      location: { reload: () => void (reloads += 1) },
    })
    vi.stubGlobal('window', page)
    const gone = { id: 'pages/faq', module: 'data:text/javascript,throw new Error("gone")' }

    let told = 0
    page.addEventListener('vite:preloadError', () => void (told += 1), { once: true })
    const known = {}
    const shown = (await load(gone, known)) as { default: () => void }
    expect(shown.default).toThrow('gone')
    expect(known).toEqual({})

    const taken = new Promise<void>((resolve) => {
      page.addEventListener('vite:preloadError', (event) => {
        event.preventDefault()
        resolve()
      })
    })
    let settled = false
    const settle = () => void (settled = true)
    void load(gone, {}).then(settle, settle)
    await taken
    // All that follows the event has had its turn by then.
    await new Promise(setImmediate)
    expect([settled, told, reloads]).toEqual([false, 1, 0])
  },
)

test('a page that loads is handed on', async () => {
  const load = await loader('production')
  const there = { id: 'pages/faq', module: 'data:text/javascript,export const name = "faq"' }
  expect(await load(there, {})).toMatchObject({ name: 'faq' })
})

test('a router that reloads in another way stops the build', () => {
  expect(() => guarded('location.reload()')).toThrow(/no longer reloads/)
})
