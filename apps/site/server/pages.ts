import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import type { Log } from '@oriel/core/log'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'
import type { Page } from '../app/lib/page.ts'
import type { Visit } from '../app/lib/visit.ts'
import type { Api } from './api.ts'
import { pageHeaders } from './headers.ts'
import { cutAtNonce, NONCE_MARK, type PageCache, type RenderedPage } from './page-cache.ts'
import type { Renderer } from './renderer.ts'
import { deviceOf, visitCookies } from './visit.ts'

export type PagesOptions = {
  api: Api
  renderer: Renderer
  cache: PageCache
  log: Log
  isDevelopment: boolean
  faultsAllowed: boolean
}

const NONCE_BYTES = 16

/** Answers a page request, from the cache where a guest's page is the same for everybody. */
export function createPages(options: PagesOptions) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    host: string,
    visit: Visit | null,
    protocol: string,
    known: Page['failure'] = null,
  ): Promise<void> => {
    const url = new URL(request.url ?? '/', `${protocol}://${host}`)
    const isFault = options.faultsAllowed && request.headers['x-oriel-fault'] !== undefined
    const failure = known ?? (isFault ? 'fault' : null)
    const render = () => renderPage(options, request, url, { host, visit, failure })
    const cacheable = visit && !failure && request.method === 'GET'
    const page = cacheable
      ? await options.cache.get(cacheKey(url, visit, request), render)
      : await render()
    const cookies = visit ? visitCookies(visit, request.headers.cookie, protocol === 'https') : []
    sendPage(response, page, cookies, options.isDevelopment)
  }
}

const cacheKey = (url: URL, visit: Visit, { headers }: IncomingMessage): string =>
  [url.href, visit.locale, visit.currency, deviceOf(headers)].join(' ')

async function renderPage(
  { api, renderer, log, isDevelopment }: PagesOptions,
  incoming: IncomingMessage,
  url: URL,
  { host, visit, failure }: { host: string; visit: Visit | null; failure: Page['failure'] },
): Promise<RenderedPage> {
  const locale = visit?.locale ?? DEFAULT_LOCALE
  const page: Page = {
    visit,
    text: serverText(locale),
    call: api.clientFor(host, locale),
    nonce: isDevelopment ? undefined : NONCE_MARK,
    traceId: currentTraceId() ?? '',
    onError: (error) => log.error({ err: error, path: url.pathname }, 'a page failed'),
    failure,
  }
  const method = incoming.method ?? 'GET'
  const { answer, html } = await renderer.render(new Request(url, { method }), page)
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    parts: cutAtNonce(method === 'HEAD' ? '' : html),
  }
}

function sendPage(
  response: ServerResponse,
  page: RenderedPage,
  cookies: string[],
  isDevelopment: boolean,
): void {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('base64')
  response.writeHead(page.status, {
    ...pageHeaders(nonce, isDevelopment),
    ...page.headers,
    // The same address speaks other languages to others; only our own cache knows how to tell.
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language, sec-ch-ua-mobile',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  response.end(page.parts.join(nonce))
}
