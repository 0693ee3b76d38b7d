import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { atLeast, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { duel, type Target } from './lib/http-load.ts'
import { readMarkup } from './lib/markup.ts'
import { buildApp, ensureBuilt, siteFolder } from './lib/site-build.ts'

const FLOOR_RENDERED = 0.75
const FLOOR_CACHED = 5
const PLACEHOLDERS_MAX = 2

const HEADERS = { 'x-forwarded-host': 'oriel.localhost', 'accept-language': 'en-US,en;q=0.9' }
const bareFolder = path.resolve(import.meta.dirname, 'bare-site')

/** The home page rendered by our site, against a bare router app with the same markup. */
export const benchSsr = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    ensureBuilt()
    const api = await ground.app('api')
    const env = { API_URLS: `http://127.0.0.1:${api.port}` }
    const rendered = await ground.app('site', { ...env, PAGE_CACHE_MS: '0' })
    const cached = await ground.app('site', { ...env, PAGE_CACHE_MS: '2000' })
    const ours = targetOf(rendered.port, rendered.pid())
    const bare = await startBare(ground, await pageOf(ours))
    return [
      atLeast('ssr.rendered', await duel(ground, 'ssr.rendered', { ours, bare }), FLOOR_RENDERED),
      atLeast(
        'ssr.cached',
        await duel(ground, 'ssr.cached', {
          ours: targetOf(cached.port, cached.pid()),
          bare: ours,
        }),
        FLOOR_CACHED,
      ),
    ]
  })

/** Builds a bare app that renders the same elements, and serves it the framework's own way. */
async function startBare(ground: Ground, page: string): Promise<Target> {
  const made = path.join(bareFolder, 'build')
  mkdirSync(made, { recursive: true })
  const markup = readMarkup(page)
  writeFileSync(path.join(made, 'markup.json'), JSON.stringify(markup))
  buildApp(bareFolder, siteFolder)
  const child = await ground.child('bare/site.ts')
  const port = await child.ask<number>({})
  const target = targetOf(port, child.pid)
  const [count, bareCount] = [elementsIn(page), elementsIn(await pageOf(target))]
  say(`ssr: ours ${count} elements in the body, bare ${bareCount}`)
  // A streamed page carries a placeholder or two of the router's own.
  if (Math.abs(count - bareCount) > PLACEHOLDERS_MAX)
    throw new Error('ssr: the two pages differ in their markup')
  return target
}

const targetOf = (port: number, pid: number): Target => ({
  url: `http://127.0.0.1:${port}/`,
  pid,
  method: 'GET',
  headers: HEADERS,
})

async function pageOf({ url, headers }: Target): Promise<string> {
  const answer = await fetch(url, { headers: { ...headers } })
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

/** Opening tags of the body, the router's own scripts left out. */
const elementsIn = (page: string): number =>
  JSON.stringify(readMarkup(page)).match(/"tag":/g)?.length ?? 0
