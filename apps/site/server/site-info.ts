import { EnvConfigWire, siteDetailCall } from '@oriel/contract/member/site'
import type { DataOf } from '@oriel/contract/endpoint'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import { readTarget } from '@oriel/core/url-policy'
import * as z from 'zod/mini'
import type { SiteInfo, TemplateInfo } from '../app/platform/visit.ts'
import type { Api } from '@oriel/web/server/api'

export type KnownSite = { readonly info: SiteInfo; readonly templates: readonly TemplateInfo[] }
/** Null when no site lives at the host. */
export type SiteFinder = (host: string) => Promise<KnownSite | null>
export class SiteUnavailable extends Error {}

type Detail = DataOf<typeof siteDetailCall>
type Env = z.output<typeof EnvConfigWire>

const ENV_FILE_TIMEOUT_MS = 3_000
const ENV_FILE_REMEMBERED_MS = 60_000

/** Finds the site of a host; null when none lives there. Throws when the api cannot say. */
export function createSiteFinder(api: Api, envFileUrl: string): SiteFinder {
  const files = new Map<string, { until: number; env: Env }>()
  /** S3.056: when site detail gives no env_config, the site's environment file is read. */
  const readEnvFile = async (code: string): Promise<Env> => {
    const known = files.get(code)
    if (known && known.until > Date.now()) return known.env
    const signal = AbortSignal.timeout(ENV_FILE_TIMEOUT_MS)
    const answer = await fetch(`${envFileUrl}/${code}.json`, { signal })
    if (!answer.ok) throw new SiteUnavailable(`environment file of ${code}: ${answer.status}`)
    const env = z.decode(EnvConfigWire, (await answer.json()) as never)
    files.set(code, { until: Date.now() + ENV_FILE_REMEMBERED_MS, env })
    return env
  }
  return async (host) => {
    const answer = await api.clientFor(host, DEFAULT_LOCALE)(siteDetailCall, {})
    if (answer.ok) {
      const env = answer.value.env_config ?? (await readEnvFile(answer.value.code))
      return { info: siteInfo(answer.value, env), templates: answer.value.templates }
    }
    if (answer.reason === 'not_found') return null
    throw new SiteUnavailable(`site detail: ${answer.reason} ${answer.message}`)
  }
}

const siteInfo = (detail: Detail, env: Env): SiteInfo => ({
  id: detail.id,
  code: detail.code,
  name: detail.name,
  languages: detail.languages,
  currencies: detail.currencies.map(({ code }) => code),
  timeZone: detail.time_zone,
  playMoney: detail.play_money,
  desktopLock: detail.desktop_lock,
  gameRoom: detail.game_room,
  hiddenLinks: detail.hidden_links,
  mobileDevice: detail.device_codes.mobile,
  gamesOpenedInModal: detail.games_opened_in_modal.map(({ gp_id: gpId, game_type: gameType }) => ({
    gpId,
    gameType,
  })),
  gamesOpenedAsPage: detail.games_opened_as_page,
  passwordPolicy: detail.password_policy,
  offersOtherHouse: detail.other_house,
  tracking: detail.tracking,
  trackingEvents: detail.tracking_events,
  isDemo: env.IS_DEMO,
  agentBindFastPayment: env.AGENT_BIND_FAST_PAYMENT_FLAG,
  websocketUrl: env.websocket_url,
  sslWebsocketUrl: env.ssl_websocket_url,
  customerServiceUrl: customerServiceOf(env.customer_service_url),
  customerServiceOpensIn: env.customer_service_opens_in,
  routeRules: detail.route_rules,
  allowedOrigins: detail.allowed_origins,
  linkExpireMinutes: env.LINK_EXPIRE_TIME,
  buildPollMinutes: env.build_poll_minutes,
  iconServiceUrl: iconServiceOf(detail),
})

/** Only an address the site allows: pages ask it, so it learns who reads them. */
export function iconServiceOf({
  icon_service_url,
  allowed_origins,
}: Pick<Detail, 'icon_service_url' | 'allowed_origins'>): string {
  const target = readTarget(icon_service_url, allowed_origins)
  return target?.kind === 'absolute' ? target.href.replace(/\/+$/, '') : ''
}

/** Whoever serves the customers may be any house, by a safe address; or a page of ours. */
export function customerServiceOf(url: string): string {
  const origin = URL.canParse(url) ? new URL(url).origin : ''
  const target = readTarget(url, origin.startsWith('https://') ? [origin] : [])
  if (!target) return ''
  return target.kind === 'path' ? target.path : target.href
}
