import { Outlet, type ServerBuild } from 'react-router'
import * as entry from '../../app/entry.server.tsx'
import { pageContext } from '../../app/platform/page.ts'
import { followRouteRules } from '../../app/platform/route-rules.ts'
import type { Page } from '../../app/platform/page.ts'
import type { Renderer } from '@oriel/web/server/renderer'

/** Pages whose loaders tell what they were given; our own pages are not part of these tests. */
const routes = {
  root: {
    id: 'root',
    path: '',
    module: {
      default: Outlet,
      middleware: [followRouteRules],
      loader: ({ context }: { context: { get(key: typeof pageContext): { visit: unknown } } }) => ({
        visit: context.get(pageContext).visit,
      }),
    },
  },
  home: {
    id: 'home',
    parentId: 'root',
    index: true,
    module: {
      default: () => 'home of pages',
      loader: () => ({ amount: 12n, at: new Date(0) }),
    },
  },
  faq: {
    id: 'faq',
    parentId: 'root',
    path: 'faq',
    module: {
      default: () => 'questions',
      loader: ({ request }: { request: Request }) => ({ asked: new URL(request.url).search }),
    },
  },
  broken: {
    id: 'broken',
    parentId: 'root',
    path: 'broken',
    module: {
      default: () => null,
      loader: () => {
        throw new Error('the secret of the loader')
      },
    },
  },
  missing: {
    id: 'missing',
    parentId: 'root',
    path: '*',
    module: {
      default: () => null,
      loader: () => {
        throw new Response('', { status: 404 })
      },
    },
  },
}

const known = Object.values(routes).map((route) => {
  return [route.id, { ...route, hasLoader: true, module: `/${route.id}.js`, imports: [] }]
})

const build = {
  entry: { module: { ...entry, default: entry.default } },
  routes,
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: Object.fromEntries(known) as object,
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const handle = entry.createRequestHandler(build, 'production')
/** The real router and the real entry, with a few small pages behind them. */
export const smallRenderer: Renderer<Page> = {
  async render(request, page) {
    const answer = await handle(request, entry.provide(page))
    return { answer, html: entry.htmlOf(answer) ?? (await answer.text()) }
  },
  middleware: null,
  close: async () => {},
}
