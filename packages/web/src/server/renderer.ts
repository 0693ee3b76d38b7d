import type { Server } from 'node:http'
import path from 'node:path'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'

type Rendered = { readonly answer: Response; readonly html: string }

/** Renders one page request; development reloads the app, production loads the build once. */
export type Renderer<Page> = {
  render(request: Request, page: Page): Promise<Rendered>
  /** Development only: lets Vite answer what is not a page. */
  readonly middleware: ((request: never, response: never, next: () => void) => void) | null
  close(): Promise<void>
}

/** What an app's server entry exports. */
type Entry<Page> = {
  createRequestHandler: typeof createRequestHandler
  provide(page: Page): RouterContextProvider
  htmlOf(answer: Response): string | undefined
}

export const clientFolderOf = (root: string): string => path.join(root, 'build/client')

/** Given a server, renders for development; Vite then speaks to pages through that server. */
export async function createRenderer<Page>(
  root: string,
  development: Server | null,
): Promise<Renderer<Page>> {
  if (development) return developmentRenderer(root, development)
  // React chooses its build by this word at its first import. A test world renders as production.
  process.env['NODE_ENV'] = 'production'
  const build = (await import(path.join(root, 'build/server/index.js'))) as ServerBuild
  const render = renderWith<Page>(build, 'production')
  return {
    render,
    middleware: null,
    close: async () => {},
  }
}

async function developmentRenderer<Page>(root: string, server: Server): Promise<Renderer<Page>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server } },
  })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build')
  return {
    async render(request, page) {
      const render = renderWith<Page>((await load()) as ServerBuild, 'development')
      return render(request, page)
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

function renderWith<Page>(
  build: ServerBuild,
  mode: 'production' | 'development',
): Renderer<Page>['render'] {
  const entry = build.entry.module as unknown as Entry<Page>
  const handle = entry.createRequestHandler(build, mode)
  return async (request, page) => {
    const answer = await handle(request, entry.provide(page))
    // What the router answers by itself, such as a redirect, has a body of its own.
    return { answer, html: entry.htmlOf(answer) ?? (await answer.text()) }
  }
}
