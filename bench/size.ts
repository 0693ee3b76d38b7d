import { ensureBuilt } from './lib/app-build.ts'
import { atMost, conclude, say, type Figure } from './lib/figure.ts'
import {
  componentFileOf,
  firstLoadOf,
  lazyOf,
  readBuild,
  report,
  sumOf,
  type Build,
  type Route,
} from './lib/first-load.ts'

/** `pnpm size`: the JavaScript that a page loads before anybody touches it, compressed. */
const SITE_CEILING_BYTES = 170_000
const OFFICE_CEILING_BYTES = 250_000

process.exitCode = conclude([...(await measureSite()), ...(await measureOffice())])

async function measureSite(): Promise<Figure[]> {
  const build = await readBuild(ensureBuilt('site'))
  const home = Object.values(build.assets.routes).find(({ index }) => index)
  if (!home) throw new Error('the site has no home page')
  const first = firstLoadOf(build, home)
  report('loaded by the first page', build, first)
  report('loaded when the browser is idle', build, lazyOf(build, first))
  return [atMost('size.first_page', sumOf(build, first), SITE_CEILING_BYTES, 0)]
}

/** The way in, and the lists that people of the office work in. */
async function measureOffice(): Promise<Figure[]> {
  const build = await readBuild(ensureBuilt('office'))
  const signIn = Object.values(build.assets.routes).find((route) => route.path === 'sign-in')
  const lists = pagesOf(build).filter(isList)
  const sizes = lists.map((page) => ({ page, size: sumOf(build, firstLoadOf(build, page)) }))
  const [heaviest] = sizes.toSorted((left, right) => right.size - left.size)
  if (!signIn || !heaviest) throw new Error('the office has no way in, or no lists')
  report('loaded by the sign-in page of the office', build, firstLoadOf(build, signIn))
  report(`loaded by ${heaviest.page.id} of the office`, build, firstLoadOf(build, heaviest.page))
  const foreign = listForeign(build)
  for (const line of foreign) say(line)
  const signInSize = sumOf(build, firstLoadOf(build, signIn))
  return [
    atMost('size.office_sign_in', signInSize, OFFICE_CEILING_BYTES, 0),
    atMost('size.office_heaviest_list', heaviest.size, OFFICE_CEILING_BYTES, 0),
    atMost('size.office_foreign_pages', foreign.length, 0, 0),
  ]
}

/** What nothing else is shown in: a page, and no frame around pages. */
function pagesOf({ assets }: Build): Route[] {
  const routes = Object.values(assets.routes)
  const frames = new Set(routes.map(({ parentId }) => parentId))
  return routes.filter(({ id }) => !frames.has(id))
}

/** A list stands right under its site, as queues do; one thing of a list stands further down. */
function isList({ path = '' }: Route): boolean {
  return /^:site\/(queues\/:queue|[a-z-]+)$/.test(path)
}

/**
 * Code of a page that another page loads at once: each is to come with its own page. Any page may
 * say that there is no such thing, as the one for unknown addresses does.
 */
function listForeign(build: Build): string[] {
  const pages = pagesOf(build)
  const named = pages.filter((page) => page.path !== '*')
  return pages.flatMap((page) => {
    const files = firstLoadOf(build, page)
    return named
      .filter((other) => other !== page && files.has(componentFileOf(build, other)))
      .map((other) => `${page.id} loads ${other.id}`)
  })
}
