import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { atLeast, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { duel, rateOf, type Target } from './lib/http-load.ts'
import { countElements, readBody, type Page } from './lib/markup.ts'
import { buildApp, ensureBuilt } from './lib/app-build.ts'

const RENDER_FLOOR = 0.75
const CACHE_FLOOR = 5
const CACHED_PER_SECOND_FLOOR = 3_000

const bareFolder = path.join(import.meta.dirname, 'bare-site')
/** Each browser takes pages pressed; renderings are compared without, so that only they differ. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const HEADERS = { 'accept-language': 'en-US,en;q=0.9', accept: 'text/html' }

/** Our home page, rendered for each visit, against the same elements on a bare React Router. */
export const benchSsr = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    ensureBuilt('site')
    const api = await ground.app('api')
    const origin = `http://127.0.0.1:${api.port}`
    const start = async (keptMs: number): Promise<Target> => {
      const env = { API_URLS: origin, PAGE_CACHE_MS: String(keptMs), SITE_ENV_URL: origin }
      const site = await ground.app('site', env)
      return targetAt(site.port, site.pid())
    }
    const ours = await start(0)
    const bare = await startBare(ground, ours)
    const rendering = await duel(ground, 'ssr.render', { ours, bare })
    const kept = await start(2_000)
    const cached = await duel(ground, 'ssr.cache_hit', { ours: kept, bare: ours })
    const perSecond = await rateOf(ground, { ...kept, headers: { ...HEADERS, ...BROWSER } })
    return [
      atLeast('ssr.render', rendering, RENDER_FLOOR),
      atLeast('ssr.cache_hit', cached, CACHE_FLOOR),
      atLeast('ssr.cached_per_second', perSecond, CACHED_PER_SECOND_FLOOR, 0),
    ]
  })

const targetAt = (port: number, pid: number): Target => ({
  url: `http://127.0.0.1:${port}/`,
  pid,
  method: 'GET',
  headers: HEADERS,
})

/** Reads our page, builds a bare app that renders the same, and checks that it does. */
async function startBare(ground: Ground, ours: Target): Promise<Target> {
  const html = await read(ours.url)
  const body = readBody(html)
  const page: Page = {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    body,
    ...(await loaderData(ours.url)),
  }
  const file = path.join(ground.folder, 'page.json')
  writeFileSync(file, JSON.stringify(page))
  process.env['BARE_PAGE'] = file
  buildApp(bareFolder, import.meta.dirname)
  const child = await ground.child('bare/site.ts')
  const port = await child.ask<number>({ build: path.join(bareFolder, 'build/server/index.js') })
  const target = targetAt(port, child.pid)
  const bareHtml = await read(target.url)
  const [wanted, got] = [countElements(body), countElements(readBody(bareHtml))]
  if (wanted !== got) throw new Error(`ours has ${wanted} elements and bare has ${got}`)
  say(`ssr: ${wanted} elements; ours ${html.length} and bare ${bareHtml.length} characters`)
  return target
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { headers: HEADERS })
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

/** What our own loaders gave for the page: the bare one carries the same. */
async function loaderData(url: string): Promise<Pick<Page, 'rootData' | 'homeData'>> {
  const { data } = JSON.parse(await read(`${url}_payload.json`)) as {
    data: Readonly<Record<string, unknown>>
  }
  const { root, ...pages } = data
  return { rootData: root, homeData: Object.values(pages)[0] }
}
