import type { IncomingMessage, ServerResponse } from 'node:http'
import { readCookie } from '@oriel/core/cookie'
import {
  chooseLocale,
  DEFAULT_LOCALE,
  LANGUAGE_QUERY,
  LOCALE_COOKIE,
  officeLocales,
} from '@oriel/core/locale'
import { randomHex } from '@oriel/core/random-hex'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'
import { ASKED_EACH_TIME, sendFile } from '@oriel/web/server/file-answer'
import { pageHeaders } from '@oriel/web/server/headers'
import type { LocaleFiles } from '@oriel/web/server/locale-files'
import type { ListenerOptions } from './listener.ts'
import type { OfficeLocale } from './page-words.ts'

export type PagesOptions = Omit<ListenerOptions, 'trustedProxies'> & {
  readonly words: LocaleFiles<OfficeLocale>
}

/** Of four bits each. */
const NONCE_DIGITS = 32

/** No page of ours is for search engines, and its address goes to no other host. */
const OWN_HEADERS = {
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'cookie, accept-language, accept-encoding',
} as const

/** Renders the document in the reader's language. It holds no data, so nothing in it is secret. */
export function createPages(options: PagesOptions) {
  const { renderer, log, isDevelopment, hasGallery, previewOrigins, words } = options
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    origin: string,
  ): Promise<void> => {
    const url = new URL(request.url ?? '/', origin)
    const locale = readLocale(request, url)
    const nonce = randomHex(NONCE_DIGITS)
    const { answer, html } = await renderer.render(
      new Request(url, { method: request.method ?? 'GET' }),
      {
        locale,
        localeFile: words.addressesOf(locale).localeFile,
        text: serverText(locale),
        // Vite adds elements of its own to pages in development.
        nonce: isDevelopment ? undefined : nonce,
        traceId: currentTraceId() ?? '',
        hasGallery,
        onError: (error) => log.error({ err: error, path: url.pathname }, 'a page failed'),
      },
    )
    await sendFile(request, response, {
      status: answer.status,
      type: 'text/html; charset=utf-8',
      body: html,
      kept: `private, ${ASKED_EACH_TIME}`,
      headers: {
        ...pageHeaders({ nonce, isDevelopment, frames: previewOrigins }),
        ...OWN_HEADERS,
        ...Object.fromEntries(answer.headers),
      },
    })
  }
}

function readLocale(request: IncomingMessage, url: URL): OfficeLocale {
  const chosen = chooseLocale(
    {
      asked: url.searchParams.get(LANGUAGE_QUERY),
      cookie: readCookie(request.headers.cookie, LOCALE_COOKIE),
      acceptLanguage: request.headers['accept-language'] ?? null,
      country: null,
    },
    officeLocales,
  )
  return officeLocales.find((locale) => locale === chosen) ?? (DEFAULT_LOCALE as OfficeLocale)
}
