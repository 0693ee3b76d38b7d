import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@oriel/core/log'
import { SiteUnavailable } from '../site-info.ts'
import { ART_PATH, readAddress, type ArtAddress } from './address.ts'
import { ApiAway } from './findings.ts'
import { planFor, type Keep, type Plan, type PlanSource } from './plan.ts'
import { keyOf, type Studio } from './studio.ts'

export type ArtOptions = PlanSource & {
  readonly studio: Studio
  readonly log: Log
  readonly hostOf: (request: IncomingMessage) => string
}

export type Art = {
  /** Everything below /art is answered here; there are no pages. */
  owns(pathname: string): boolean
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Draws and keeps what stands at this address, after everything that somebody waits for. */
  readonly draw: (host: string, pathname: string) => Promise<void>
}

const KEPT: Readonly<Record<Keep, string>> = {
  'for-good': 'public, max-age=31536000, immutable',
  'a-while': 'public, max-age=300, stale-while-revalidate=86400',
  'a-while-by-language': 'public, max-age=300',
}
/** What a page needs to know of a picture; the rest of its usual headers would weigh as much. */
const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
}
/** As long as we remember ourselves that there is none. */
const NOT_FOUND_KEPT = 'public, max-age=60'
const RETRY_AFTER_S = '2'

/** Opened as a page of its own, a drawing may do nothing at all. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures of games, halls, banners and offers, for shared pages and for home screens. */
export function createArt(options: ArtOptions): Art {
  return {
    draw: async (host, pathname) => {
      const asked = readAddress(pathname)
      const plan = asked && (await planFor(options, asked, host, {}))
      if (plan && 'order' in plan) await options.studio.get(plan.order, { urgency: 'later' })
    },
    owns: (pathname) => pathname.startsWith(ART_PATH),
    async answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendNothing(response, 405, { allow: 'GET, HEAD' })
      }
      try {
        const asked = readAddress((request.url ?? '').split('?', 1)[0] ?? '')
        const host = options.hostOf(request)
        const plan = asked && (await planFor(options, asked, host, request.headers))
        if (!asked || !plan) return sendNothing(response, 404, { 'cache-control': NOT_FOUND_KEPT })
        await send(options, request, response, asked, plan)
      } catch (error) {
        const isAway = error instanceof ApiAway || error instanceof SiteUnavailable
        if (!isAway) options.log.error({ err: error, path: request.url }, 'a picture failed')
        if (response.headersSent) return void response.destroy()
        sendNothing(response, isAway ? 503 : 500, { 'cache-control': 'no-store' })
      }
    },
  }
}

function sendNothing(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { ...PICTURE_HEADERS, 'content-length': '0', ...headers }).end()
}

async function send(
  { studio }: ArtOptions,
  request: IncomingMessage,
  response: ServerResponse,
  asked: ArtAddress,
  plan: Plan,
): Promise<void> {
  const headers: Record<string, string> = {
    ...PICTURE_HEADERS,
    'cache-control': KEPT[plan.keep],
    ...(plan.keep === 'a-while-by-language' ? { vary: 'cookie, accept-language' } : {}),
    // Others show what is shared; everything else is for our own pages.
    ...(isShared(asked) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  }
  if ('instead' in plan) return sendNothing(response, 302, { ...headers, location: plan.instead })
  const etag = `"${keyOf('svg' in plan ? plan.svg : plan.order.recipe).slice(0, ETAG_DIGITS)}"`
  headers['etag'] = etag
  if (isKnown(request.headers['if-none-match'], etag)) {
    return void response.writeHead(304, headers).end()
  }
  headers['content-type'] = 'svg' in plan ? 'image/svg+xml' : plan.type
  if ('svg' in plan) headers['content-security-policy'] = SVG_POLICY
  // Who asks for the head only is not a reason to draw.
  if (request.method === 'HEAD') return void response.writeHead(200, headers).end()
  const bytes = 'svg' in plan ? Buffer.from(plan.svg) : await studio.get(plan.order, wish(response))
  if (!bytes) {
    const later = { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S }
    return sendNothing(response, 503, later)
  }
  headers['content-length'] = String(bytes.length)
  response.writeHead(200, headers).end(bytes)
}

const ETAG_DIGITS = 20
const isShared = ({ of }: ArtAddress): boolean => of === 'share' || of === 'icon'

/** RFC 9110, 13.1.2: a list of tags, weak ones count as well, and * is any. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

/** Somebody looks at the place where it will stand, until they leave. */
function wish(response: ServerResponse) {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return { urgency: 'now' as const, signal: gone.signal }
}
