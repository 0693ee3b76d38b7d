import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createStaticFiles } from '@oriel/service/static-files'
import type { ViteDevServer } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

export type Pages = {
  /** Answers what is a page or a file of one; false for anything else. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): Promise<void>
}

/** For a process that answers calls only; others serve what browsers load. */
export const NO_PAGES: Pages = { serve: async () => false, close: async () => {} }

/** Which document an address shows. */
const documentOf = (pathname: string): string | null => {
  if (/^\/(play|replay)\/[a-z0-9-]+$/.test(pathname)) return 'play.html'
  if (pathname === '/quick-bet') return 'quick-bet.html'
  return pathname === '/fairness' ? 'fairness.html' : null
}

/** Development builds each file when it is asked for; production has all of them ready. */
export async function createPages(
  isDevelopment: boolean,
  frameAncestors: () => Promise<readonly string[]>,
): Promise<Pages> {
  const vite = isDevelopment ? await startVite() : null
  const files = vite ? null : createStaticFiles(path.join(root, 'build'))
  const readDocument = async (name: string, url: string): Promise<string> =>
    vite
      ? vite.transformIndexHtml(url, readFileSync(path.join(root, 'app', name), 'utf8'))
      : readFileSync(path.join(root, 'build', name), 'utf8')
  return {
    async serve(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://studio')
      const name = request.method === 'GET' ? documentOf(pathname) : null
      if (name) {
        const body = await readDocument(name, pathname)
        response.writeHead(200, {
          ...pageHeaders(await frameAncestors(), isDevelopment),
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

/** Only the houses that offer a game may put it into a frame of theirs. */
function pageHeaders(ancestors: readonly string[], isDevelopment: boolean): Record<string, string> {
  const loose = isDevelopment ? " 'unsafe-inline'" : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self'${loose}`,
    `style-src 'self'${loose}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
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
