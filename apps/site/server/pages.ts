import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import type { Log } from '@oriel/core/log'
import { randomHex } from '@oriel/core/random-hex'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'
import type { Page } from '../app/platform/page.ts'
import type { Visit } from '../app/platform/visit.ts'
import type { Api } from '@oriel/web/server/api'
import { accepts } from '@oriel/service/accepts'
import { pageHeaders, type PagePolicy } from '@oriel/web/server/headers'
import { connectOrigins } from './connect-origins.ts'
import { FRAMED_PATH, isPreview, specialHeaders } from './special-headers.ts'
import { NONCE_MARK, pageBytes } from '@oriel/web/server/page-bytes'
import type { PageCache, RenderedPage } from '@oriel/web/server/page-cache'
import { dataPage, readWish } from './payload.ts'
import type { Renderer } from '@oriel/web/server/renderer'
import { visitCookies } from './visit.ts'

export type PagesOptions = {
  api: Api
  renderer: Renderer<Page>
  cache: PageCache
  log: Log
  isDevelopment: boolean
  faultsAllowed: boolean
  /** Where games are played. */
  gameOrigins: readonly string[]
  /** Where the office is, which shows previews in a frame. */
  officeOrigins: readonly string[]
}

/** Of four bits each. */
const NONCE_DIGITS = 32

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
    const asked = new URL(request.url ?? '/', `${protocol}://${host}`)
    const { url, wants } = readWish(asked)
    const isFault = options.faultsAllowed && request.headers['x-oriel-fault'] !== undefined
    const failure = known ?? (isFault ? 'fault' : null)
    const render = () => renderPage(options, request, url, { host, visit, failure, wants })
    // A preview is seen once, and what it is seen in is not what its reader has chosen.
    const isOnce = isPreview(asked.pathname)
    const cacheable = visit && !failure && !isOnce && request.method === 'GET'
    const page = cacheable
      ? await options.cache.get(cacheKey(asked, visit), render)
      : await render()
    const cookies =
      visit && !isOnce ? visitCookies(visit, request.headers.cookie, protocol === 'https') : []
    const policy = {
      isDevelopment: options.isDevelopment,
      connectsTo: visit ? connectOrigins(visit.site, protocol, host) : [],
      // Games play in frames of ours, and lead back to a page of ours inside of them.
      frames: options.gameOrigins,
      isFramed: asked.pathname === FRAMED_PATH,
      framedBy: isOnce ? options.officeOrigins : [],
    }
    const isPressed = accepts(request.headers['accept-encoding'], 'gzip')
    await sendPage(response, page, cookies, { policy, isPressed, more: specialHeaders(asked) })
  }
}

const cacheKey = (url: URL, { locale, currency, mode, lowData, railClosed }: Visit): string =>
  [url.href, locale, currency, mode, lowData, railClosed].join(' ')

async function renderPage(
  { api, renderer, log, isDevelopment, faultsAllowed }: PagesOptions,
  incoming: IncomingMessage,
  url: URL,
  { host, ...known }: Pick<Page, 'visit' | 'failure' | 'wants'> & { host: string },
): Promise<RenderedPage> {
  const { visit, wants } = known
  const locale = visit?.locale ?? DEFAULT_LOCALE
  const page: Page = {
    ...known,
    text: serverText(locale),
    call: api.clientFor(host, locale),
    nonce: isDevelopment ? undefined : NONCE_MARK,
    traceId: currentTraceId() ?? '',
    onError: (error) => log.error({ err: error, path: url.pathname }, 'a page failed'),
    workshop: isDevelopment || faultsAllowed,
  }
  const method = incoming.method ?? 'GET'
  const { answer, html } = await renderer.render(new Request(url, { method }), page)
  if (wants === 'data') return dataPage(answer, html)
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie')),
    cookies: answer.headers.getSetCookie(),
    bytes: pageBytes(html),
  }
}

type Sending = {
  readonly policy: Omit<PagePolicy, 'nonce'>
  readonly isPressed: boolean
  readonly more: Readonly<Record<string, string>>
}

async function sendPage(
  response: ServerResponse,
  page: RenderedPage,
  visitor: readonly string[],
  { policy, isPressed, more }: Sending,
): Promise<void> {
  const cookies = [...visitor, ...page.cookies]
  const nonce = randomHex(NONCE_DIGITS)
  const bytes = isPressed ? await page.bytes.pressed(nonce) : page.bytes.plain(nonce)
  response.writeHead(page.status, {
    ...pageHeaders({ ...policy, nonce }),
    ...page.headers,
    ...more,
    'content-length': bytes.length,
    ...(isPressed ? { 'content-encoding': 'gzip' } : {}),
    // The same address speaks other languages to others; only our own cache knows how to tell.
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language, accept-encoding, sec-ch-ua-mobile, save-data',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  response.end(bytes)
}
