import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createStaticFiles } from '@oriel/service/static-files'
import type { Manifest, ViteDevServer } from 'vite'
import { MANIFEST } from './manifest.ts'
import { withHints } from './page-hints.ts'

const root = path.resolve(import.meta.dirname, '..')

export type Pages = {
  /** Answers what is a page or a file of one; false for anything else. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

/** For a process that answers calls only; others serve what browsers load. */
export const NO_PAGES: Pages = { serve: async () => false, close: async () => {} }

const DOCUMENTS = ['play.html', 'quick-bet.html', 'fairness.html'] as const
type DocumentName = (typeof DOCUMENTS)[number]

/** Which document an address shows. */
const documentOf = (pathname: string): DocumentName | null => {
  if (/^\/(play|replay)\/[a-z0-9-]+$/.test(pathname)) return 'play.html'
  if (pathname === '/quick-bet') return 'quick-bet.html'
  return pathname === '/fairness' ? 'fairness.html' : null
}

/** Development builds each file when it is asked for; production has all of them ready. */
export async function createPages(
  isDevelopment: boolean,
  frameAncestors: () => Promise<readonly string[]>,
  /** Where browsers reach the studio. */
  address: string,
): Promise<Pages> {
  const vite = isDevelopment ? await startVite() : null
  const files = vite ? null : createStaticFiles(path.join(root, 'build'))
  const readDocument = vite ? developed(vite) : readBuilt()
  return {
    async serve(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://studio')
      const name = request.method === 'GET' ? documentOf(pathname) : null
      if (name) {
        const body = await readDocument(name, pathname)
        response.writeHead(200, {
          ...pageHeaders(await frameAncestors(), isDevelopment, address),
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        })
        response.end(body)
        return true
      }
      if (files?.send(pathname, request, response)) return true
      if (!vite) return false
      return new Promise((resolve) => {
        response.on('finish', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      })
    },
    close: async () => {
      await vite?.close()
    },
  }
}

type ReadDocument = (name: DocumentName, pathname: string) => Promise<string>

const developed =
  (vite: ViteDevServer): ReadDocument =>
  (name, pathname) =>
    vite.transformIndexHtml(pathname, readFileSync(path.join(root, 'app', name), 'utf8'))

/** Read once: the files beside them do not change under a running process either. */
function readBuilt(): ReadDocument {
  const read = (name: string) => readFileSync(path.join(root, 'build', name), 'utf8')
  const documents = new Map(DOCUMENTS.map((name) => [name, read(name)]))
  const manifest = JSON.parse(read(MANIFEST)) as Manifest
  return async (name, pathname) => {
    const document = documents.get(name) ?? ''
    if (name !== 'play.html') return document
    return withHints(document, manifest, pathname.slice(pathname.lastIndexOf('/') + 1))
  }
}

async function startVite(): Promise<ViteDevServer> {
  const [{ createServer }, { default: config }] = await Promise.all([
    import('vite'),
    import('../vite.config.ts'),
  ])
  return createServer({
    ...config,
    // Vite would write a copy of it, which restarts whoever watches the files.
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false },
  })
}

/**
 * Only the houses that offer a game may put it into a frame of theirs. A page connects to its own
 * origin, whose socket is named for browsers that do not count it as 'self'.
 */
export function pageHeaders(
  ancestors: readonly string[],
  isDevelopment: boolean,
  address: string,
): Record<string, string> {
  const loose = isDevelopment ? " 'unsafe-inline'" : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self'${loose}`,
    `style-src 'self'${loose}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(address).origin.replace(/^http/, 'ws')}`,
    "worker-src 'self' blob:",
    `frame-ancestors 'self' ${ancestors.join(' ')}`.trim(),
    "form-action 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}
