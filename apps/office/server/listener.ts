import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Log } from '@oriel/core/log'
import { createStaticFiles } from '@oriel/service/static-files'
import { inTrace } from '@oriel/service/trace'
import { createTrust } from '@oriel/service/trust'
import { readOrigin } from '@oriel/web/server/connection'
import { COMMON_HEADERS } from '@oriel/web/server/headers'
import { clientFolderOf, type Renderer } from '@oriel/web/server/renderer'
import { sendWords } from '@oriel/web/server/send-words'
import type { Page } from '../app/platform/page.ts'
import { openWords } from './page-words.ts'
import { createPages } from './pages.ts'

export type ListenerOptions = {
  readonly renderer: Renderer<Page>
  readonly log: Log
  readonly trustedProxies: readonly string[]
  readonly isDevelopment: boolean
  readonly hasGallery: boolean
  /** Member sites that previews may frame. */
  readonly previewOrigins: readonly string[]
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const clientFolder = clientFolderOf(path.resolve(import.meta.dirname, '..'))

/** Files first, then pages. No data: the browser asks the api for it, at the same host. */
export function createListener(options: ListenerOptions): Answer {
  const { log, renderer } = options
  const words = openWords()
  const staticFiles = options.isDevelopment ? null : createStaticFiles(clientFolder)
  const answerPage = createPages({ ...options, words })
  const trusts = createTrust(options.trustedProxies)

  const answerTraced: Answer = (request, response) => {
    const { traceparent } = request.headers
    const parent = typeof traceparent === 'string' ? traceparent : null
    const name = `${request.method} ${pathOf(request)}`
    return inTrace({ name, parent, kind: 'server' }, async () => {
      try {
        if (request.method === 'POST') {
          // A form that was sent before its page was awake: the page is shown again.
          return void response
            .writeHead(303, { ...COMMON_HEADERS, location: pathOf(request) })
            .end()
        }
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          return void response.writeHead(405, { ...COMMON_HEADERS, allow: 'GET, HEAD' }).end()
        }
        const { host, protocol } = readOrigin(request, trusts)
        await answerPage(request, response, `${protocol}://${host}`)
      } catch (error) {
        log.error({ err: error }, 'a request failed')
        if (response.headersSent) response.destroy()
        else response.writeHead(500, COMMON_HEADERS).end('500 Internal Server Error\n')
      }
    })
  }

  return async (request, response) => {
    const pathname = pathOf(request)
    const body = words.find(pathname)
    if (body)
      return sendWords(request, response, { body, isHashed: pathname.split('.').length > 2 })
    if (staticFiles?.send(pathname, request, response)) return
    if (!renderer.middleware) return answerTraced(request, response)
    renderer.middleware(request as never, response as never, () => {
      void answerTraced(request, response)
    })
  }
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/'
