import { siteDetailCall, siteLogosCall } from '@oriel/contract/member/site'
import { symbolOf } from '@oriel/core/currency'
import { done } from '@oriel/core/outcome'
import { pictureShapes, pictureSubject } from '@oriel/core/picture'
import type { EnvConfig } from '@oriel/core/site-settings'
import type { Logo, ServedSite } from '@oriel/domain/site'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { pictureAddress } from '../../picture-address.ts'

export const siteBindings = (house: House): Binding[] => [
  bind(siteDetailCall, async (_input, { site }) =>
    done({
      id: site.id,
      code: site.code,
      name: site.name,
      env_config: site.envConfig && envConfigWire(site.envConfig),
      currencies: site.currencies.map((code) => ({ code, symbol: symbolOf(code) })),
      languages: [...site.languages],
      time_zone: site.flags.timeZone,
      device_codes: { desktop: 0 as const, mobile: site.flags.mobileDeviceCode },
      play_money: site.flags.realMoney === null,
      desktop_lock: site.flags.desktopLock,
      game_room: site.flags.gameRoom,
      hidden_links: [...site.flags.hiddenLinks],
      games_opened_in_modal: site.flags.gamesOpenedInModal.map(({ gpId, gameType }) => ({
        gp_id: gpId,
        game_type: gameType,
      })),
      games_opened_as_page: site.flags.gamesOpenedAsPage,
      password_policy: site.flags.passwordPolicy,
      other_house: house.openid !== null,
      tracking: site.flags.tracking,
      tracking_events: site.flags.trackingEvents,
      templates: [...site.templates],
      route_rules: [...site.routeRules],
      allowed_origins: site.flags.allowedOrigins,
      icon_service_url: site.flags.iconServiceUrl,
    }),
  ),
  bind(siteLogosCall, async (_input, { site }) =>
    done({
      web_logo_list: site.logos.map(({ kind, photoPath }) => ({
        kind,
        photo_path: ownLogo(site, kind) ?? photoPath,
      })),
    }),
  ),
]

/** A logo that stands in place of the site's file; pages show it as it is. */
function ownLogo(site: ServedSite, kind: Logo['kind']): string | null {
  if (!site.pictures.has(pictureSubject('logo', kind))) return null
  const widths = kind === 'icon' ? pictureShapes.icon.widths : pictureShapes.mark.widths
  return `${pictureAddress(site, 'logo', kind, null)}-${widths[1]}.webp`
}

const envConfigWire = (config: EnvConfig) => ({
  websocket_url: config.websocketUrl,
  ssl_websocket_url: config.sslWebsocketUrl,
  IS_DEMO: config.isDemo,
  AGENT_BIND_FAST_PAYMENT_FLAG: config.agentBindFastPayment,
  LINK_EXPIRE_TIME: config.linkExpireMinutes,
  build_poll_minutes: config.buildPollMinutes,
  customer_service_url: config.customerServiceUrl,
  customer_service_opens_in: config.customerServiceOpensIn,
})
