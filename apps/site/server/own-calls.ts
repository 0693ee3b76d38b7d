import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientCaptcha } from '@oriel/contract/site/captcha'
import { getInfoData } from '@oriel/contract/site/session'
import { templateConfig } from '@oriel/contract/site/site'
import { fbTracking } from '@oriel/contract/site/tracking'
import type { Log } from '@oriel/core/log'
import type { Visit } from '../app/lib/visit.ts'
import type { Api } from './api.ts'
import { answerClientCaptcha } from './client-captcha.ts'
import { COMMON_HEADERS } from './headers.ts'
import { answerInfoData } from './info-data.ts'
import type { KnownSite } from './site-info.ts'
import { answerTemplateConfig } from './template-config.ts'
import { createTracking, type TrackingSettings } from './tracking.ts'

type Own = { status: number; body: string; cookies?: readonly string[] }

type Asker = {
  readonly host: string
  readonly hostname: string
  readonly protocol: string
  readonly forwardedFor: string
  readonly site: KnownSite
  readonly visit: Visit
}

type OwnCall = (request: IncomingMessage, asker: Asker) => Own | Promise<Own>

const BODY_MAX_BYTES = 16 * 1024

/** Decision 1: calls that the site answers itself, as written; by method and path. */
export function createOwnCalls(options: { api: Api; log: Log; tracking: TrackingSettings }) {
  const { api } = options
  const tracking = createTracking(options.tracking, options.log)
  const calls = new Map<string, OwnCall>([
    [
      nameOf(templateConfig),
      async (request, { site, visit }) =>
        answerTemplateConfig(site, await readBody(request), visit.locale),
    ],
    [
      nameOf(clientCaptcha),
      (_request, { hostname, forwardedFor, visit: { locale } }) =>
        answerClientCaptcha(api.plainClientFor(hostname, locale, forwardedFor), locale),
    ],
    [
      nameOf(getInfoData),
      async (request, { host, forwardedFor, protocol }) => {
        const headers = request.headers as Record<string, string | undefined>
        const asked = { host, forwardedFor, protocol, headers, body: null }
        return answerInfoData(api, await readBody(request), asked)
      },
    ],
    [
      nameOf(fbTracking),
      async (request, { host, forwardedFor, protocol, visit }) =>
        tracking.answer({
          body: await readBody(request),
          cookies: request.headers.cookie,
          userAgent: request.headers['user-agent'],
          ip: forwardedFor.split(',')[0]?.trim() ?? '',
          origin: `${protocol}://${host}`,
          locale: visit.locale,
          events: visit.site.trackingEvents,
        }),
    ],
  ])
  /** Null for whatever is none of them. */
  return async (request: IncomingMessage, path: string, asker: Asker): Promise<Own | null> =>
    (await calls.get(`${request.method} ${path}`)?.(request, asker)) ?? null
}

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** An answer to one of them: for who asked and nobody else. */
export function sendOwn(response: ServerResponse, { status, body, cookies = [] }: Own): void {
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  })
  response.end(body)
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) {
    body += String(part)
    if (body.length > BODY_MAX_BYTES) throw new Error('body too large')
  }
  return body
}
