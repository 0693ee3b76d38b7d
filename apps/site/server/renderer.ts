import path from 'node:path'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Page } from '../app/lib/page.ts'

/** Renders one page request; development reloads the app, production loads the build once. */
export type Renderer = {
  render(request: Request, page: Page): Promise<Response>
  /** Development only: lets Vite answer what is not a page. */
  readonly middleware: ((request: never, response: never, next: () => void) => void) | null
  close(): Promise<void>
}

type Entry = { provide(page: Page): RouterContextProvider }

const root = path.resolve(import.meta.dirname, '..')
export const clientFolder = path.join(root, 'build/client')

export async function createRenderer(isDevelopment: boolean): Promise<Renderer> {
  if (isDevelopment) return developmentRenderer()
  const build = (await import(path.join(root, 'build/server/index.js'))) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  return {
    render: (request, page) => handle(request, entryOf(build).provide(page)),
    middleware: null,
    close: async () => {},
  }
}

async function developmentRenderer(): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true } })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build')
  return {
    async render(request, page) {
      const build = (await load()) as ServerBuild
      const handle = createRequestHandler(build, 'development')
      return handle(request, entryOf(build).provide(page))
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

const entryOf = (build: ServerBuild): Entry => build.entry.module as unknown as Entry
