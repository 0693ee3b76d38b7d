import { siteDetail, siteLogos } from '@oriel/contract/member/site'
import { symbolOf } from '@oriel/core/currency'
import { done } from '@oriel/core/outcome'
import type { EnvConfig } from '@oriel/core/site-settings'
import { bind, type Binding } from '../bind.ts'

export const siteBindings = (): Binding[] => [
  bind(siteDetail, async (_input, { site }) =>
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
      templates: [...site.templates],
      route_rules: [...site.routeRules],
      allowed_origins: site.flags.allowedOrigins,
    }),
  ),
  bind(siteLogos, async (_input, { site }) =>
    done({
      web_logo_list: site.logos.map(({ kind, photoPath }) => ({ kind, photo_path: photoPath })),
    }),
  ),
]

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
