import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientCaptchaCall } from '@oriel/contract/site/captcha'
import { getInfoDataCall } from '@oriel/contract/site/session'
import { templateConfigCall } from '@oriel/contract/site/site'
import { checkIframeCall } from '@oriel/contract/site/sport'
import { fbTrackingCall } from '@oriel/contract/site/tracking'
import type { Log } from '@oriel/core/log'
import type { Visit } from '../app/platform/visit.ts'
import type { Api } from '@oriel/web/server/api'
import { answerCheckIframe } from './check-iframe.ts'
import { answerClientCaptcha } from './client-captcha.ts'
import { COMMON_HEADERS } from '@oriel/web/server/headers'
import { answerInfoData } from './info-data.ts'
import { readBody, refusalOf, refuseOwn } from '@oriel/web/server/own-body'
import { createSeePage } from './see-page.ts'
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

type OwnCallsOptions = {
  readonly api: Api
  readonly log: Log
  readonly tracking: TrackingSettings
  /** Where games are played: what may be looked at, and framed. */
  readonly gameOrigins: readonly string[]
}

type OwnCall = (request: IncomingMessage, asker: Asker, body: string) => Own | Promise<Own>

/** S7.005: the calls that the site server answers itself, at their paths as written. */
export function createOwnCalls(options: OwnCallsOptions) {
  const { api } = options
  const seePage = createSeePage()
  const tracking = createTracking(options.tracking, options.log)
  const calls = new Map<string, OwnCall>([
    [
      nameOf(templateConfigCall),
      (_request, { site, visit }, body) => answerTemplateConfig(site, body, visit.locale),
    ],
    [
      nameOf(clientCaptchaCall),
      (_request, { hostname, forwardedFor, visit: { locale } }) =>
        answerClientCaptcha(api.plainClientFor(hostname, locale, forwardedFor), locale),
    ],
    [
      nameOf(getInfoDataCall),
      (request, { host, forwardedFor, protocol }, body) => {
        const headers = request.headers as Record<string, string | undefined>
        return answerInfoData(api, body, { host, forwardedFor, protocol, headers, body: null })
      },
    ],
    [
      nameOf(checkIframeCall),
      (request, { host, forwardedFor, protocol, visit }, body) => {
        const headers = request.headers as Record<string, string | undefined>
        const authorization = headers['authorization'] ?? ''
        const passing = { host, forwardedFor, protocol, headers, authorization }
        const asked = { body, locale: visit.locale, origin: `${protocol}://${host}`, passing }
        return answerCheckIframe({ api, origins: options.gameOrigins, seePage }, asked)
      },
    ],
    [
      nameOf(fbTrackingCall),
      (request, { host, forwardedFor, protocol, visit }, body) =>
        tracking.answer({
          body,
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
  return async (request: IncomingMessage, path: string, asker: Asker): Promise<Own | null> => {
    const answer = calls.get(`${request.method} ${path}`)
    if (!answer) return null
    const { locale } = asker.visit
    const refusal = refusalOf(request)
    if (refusal) return refuseOwn(refusal, locale)
    const body = await readBody(request)
    return body === null ? refuseOwn('invalid_input', locale) : answer(request, asker, body)
  }
}

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** An answer to one of them: for who asked and nobody else. */
export function sendOwn(response: ServerResponse, { status, body, cookies = [] }: Own): void {
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
    // Nobody waits for the rest of what was refused before its end.
    ...(response.req.complete ? {} : { connection: 'close' }),
  })
  response.end(body)
}
