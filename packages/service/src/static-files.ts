import { createReadStream, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { accepts } from './accepts.ts'

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

export type StaticFiles = {
  send(pathname: string, request: IncomingMessage, response: ServerResponse): boolean
}

type Kept = { readonly file: string; readonly size: number }

/** What the build has pressed already, the smallest first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Serves the built client. The list is read at start, so no address can reach outside it. */
export function createStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, Kept>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    files.set(address, { file, size: statSync(file).size })
  }
  return {
    send(pathname, request, response) {
      const type = TYPES[path.extname(pathname)]
      const plain = type === undefined ? undefined : files.get(pathname)
      if (!plain) return false
      const pressed = ENCODINGS.flatMap(({ name, ending }) => {
        const kept = files.get(pathname + ending)
        return kept && accepts(request.headers['accept-encoding'], name) ? [{ kept, name }] : []
      })[0]
      // Built assets carry their hash in the name and never change.
      const age = pathname.startsWith('/assets/') ? '31536000, immutable' : '3600'
      const { file, size } = pressed?.kept ?? plain
      response.writeHead(200, {
        'content-type': type,
        'content-length': size,
        'cache-control': `public, max-age=${age}`,
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(pressed ? { 'content-encoding': pressed.name } : {}),
      })
      createReadStream(file).pipe(response)
      return true
    },
  }
}
