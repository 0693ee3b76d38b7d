import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Log } from '@oriel/core/log'
import { inTrace } from '@oriel/service/trace'
import { createTrust } from '@oriel/service/trust'
import type { Api } from '@oriel/web/server/api'
import { openArt, type ArtSettings } from './art/open.ts'
import { readBuild } from '@oriel/web/server/builds'
import { readOrigin } from '@oriel/web/server/connection'
import { sendFile } from '@oriel/web/server/file-answer'
import { COMMON_HEADERS } from '@oriel/web/server/headers'
import { createLocaleFiles } from '@oriel/web/server/locale-files'
import type { PageCache } from '@oriel/web/server/page-cache'
import { sendWords } from '@oriel/web/server/send-words'
import type { Page } from '../app/platform/page.ts'
import { isForPages, isLater } from './page-words.ts'
import { createPages } from './pages.ts'
import { clientFolderOf, type Renderer } from '@oriel/web/server/renderer'
import { createSiteFiles } from './site-files.ts'
import { createSiteFinder } from './site-info.ts'
import { createStaticFiles } from '@oriel/service/static-files'
import { createOwnCalls, sendOwn } from './own-calls.ts'
import { isPreview } from './special-headers.ts'
import type { TrackingSettings } from './tracking.ts'
import { readVisit } from './visit.ts'

export type ListenerOptions = {
  api: Api
  siteEnvUrl: string
  renderer: Renderer<Page>
  cache: PageCache
  log: Log
  trustedProxies: readonly string[]
  isDevelopment: boolean
  faultsAllowed: boolean
  gameOrigins: readonly string[]
  officeOrigins: readonly string[]
  workerIsOn: boolean
  art: ArtSettings
  /** Where events for advertising go. */
  tracking: TrackingSettings
}

const clientFolder = clientFolderOf(path.resolve(import.meta.dirname, '..'))

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Files first, then the site's own calls, then pages. */
export function createListener(options: ListenerOptions): Answer {
  const { log, renderer } = options
  const localeFiles = createLocaleFiles({ isForPages, isLater })
  const staticFiles = options.isDevelopment ? null : createStaticFiles(clientFolder)
  const findSite = createSiteFinder(options.api, options.siteEnvUrl)
  const answerPage = createPages(options)
  const trusts = createTrust(options.trustedProxies)
  const hostOf = (request: IncomingMessage): string =>
    readOrigin(request, trusts).host.replace(/:[0-9]+$/, '')
  const art = openArt({ ...options.art, api: options.api, log, findSite, hostOf })
  const build = readBuild(options.isDevelopment ? null : clientFolder)
  const siteFiles = createSiteFiles({ ...options, build })
  const answerOwn = createOwnCalls(options)

  const answerVisitor: Answer = async (request, response) => {
    const { host, protocol, forwardedFor, country } = readOrigin(request, trusts)
    const hostname = host.replace(/:[0-9]+$/, '')
    const site = await findSite(hostname)
    const search = searchOf(request)
    const pathname = pathOf(request)
    const mode = isPreview(pathname) ? search.get('mode') : null
    const origin = `${protocol}://${host}`
    const clues = { headers: request.headers, country, search, origin, mode }
    const visit = site && readVisit(site, clues, localeFiles, build)
    const asker = site && visit && { host, hostname, protocol, forwardedFor, site, visit }
    const own = asker && (await answerOwn(request, pathname, asker))
    if (own) return sendOwn(response, own)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { ...COMMON_HEADERS, allow: 'GET, HEAD' }).end()
    }
    const file = visit && (await siteFiles.findOwn(pathname, visit))
    if (file) return sendFile(request, response, file)
    await answerPage(request, response, host, visit, protocol)
  }

  const answerTraced: Answer = (request, response) => {
    const { traceparent } = request.headers
    const parent = typeof traceparent === 'string' ? traceparent : null
    const name = `${request.method} ${pathOf(request)}`
    return inTrace({ name, parent, kind: 'server' }, async () => {
      try {
        await answerVisitor(request, response)
      } catch (error) {
        log.error({ err: error }, 'a request failed')
        if (!response.headersSent) await sendFailure(answerPage, request, response)
        else response.destroy()
      }
    })
  }

  return async (request, response) => {
    const pathname = pathOf(request)
    if (art.owns(pathname)) return art.answer(request, response)
    const body = localeFiles.find(pathname)
    if (body)
      return sendWords(request, response, { body, isHashed: pathname.split('.').length > 2 })
    if (staticFiles?.send(pathname, request, response)) return
    const common = siteFiles.findCommon(pathname, searchOf(request))
    if (common) return sendFile(request, response, common)
    if (!renderer.middleware) return answerTraced(request, response)
    renderer.middleware(request as never, response as never, () => {
      void answerTraced(request, response)
    })
  }
}

/** The site could not even be found out: the error page needs nothing but itself. */
async function sendFailure(
  answerPage: ReturnType<typeof createPages>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await answerPage(request, response, 'unavailable', null, 'http', 'unavailable')
  } catch {
    response.writeHead(503, COMMON_HEADERS).end('503 Internal Server Error\n')
  }
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/'
const searchOf = (request: IncomingMessage): URLSearchParams =>
  new URLSearchParams((request.url ?? '').split('?', 2)[1])
