import { createReadStream, readdirSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

export type StaticFiles = { send(pathname: string, response: ServerResponse): boolean }

/** Serves the built client. The list is read at start, so no address can reach outside it. */
export function createStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, { file: string; size: number }>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    files.set(address, { file, size: statSync(file).size })
  }
  return {
    send(pathname, response) {
      const found = files.get(pathname)
      if (!found) return false
      // Built assets carry their hash in the name and never change.
      const age = pathname.startsWith('/assets/') ? '31536000, immutable' : '3600'
      response.writeHead(200, {
        'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream',
        'content-length': found.size,
        'cache-control': `public, max-age=${age}`,
        'x-content-type-options': 'nosniff',
      })
      createReadStream(found.file).pipe(response)
      return true
    },
  }
}
