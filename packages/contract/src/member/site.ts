import { trackingEvents } from '@oriel/core/tracking'
import * as z from 'zod/mini'
import { layouts, templateNames, themes } from '@oriel/core/site-settings'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode, Flag, LocaleCode, SiteNumber } from '../wire.ts'

/** S3.055, S3.056: the environment of a site, and the shape of its environment file. */
export const EnvConfigWire = z.object({
  websocket_url: z.string(),
  ssl_websocket_url: z.string(),
  IS_DEMO: Flag,
  AGENT_BIND_FAST_PAYMENT_FLAG: Flag,
  LINK_EXPIRE_TIME: z.int(),
  build_poll_minutes: z.int(),
  customer_service_url: z.string(),
  customer_service_opens_in: z.enum(['new', 'same']),
})

export const TemplateWire = z.object({
  name: z.enum(templateNames),
  theme: z.enum(themes),
  layout: z.enum(layouts),
  sections: z.array(z.string()),
})

const RouteRuleWire = z.object({
  path: z.string(),
  target: z.string(),
  status: z.literal([301, 302, 307, 308]),
})

export const siteDetailCall = endpoint({
  path: '/arks/web/site/detail',
  auth: 'none',
  summary: 'What the site of this address is, offers and looks like.',
  input: z.object({ site_id: z.optional(SiteNumber) }),
  data: z.object({
    id: SiteNumber,
    code: z.string(),
    name: z.string(),
    /** Null: the client reads the site's environment file. */
    env_config: z.nullable(EnvConfigWire),
    currencies: z.array(z.object({ code: CurrencyCode, symbol: z.string() })),
    languages: z.array(LocaleCode),
    time_zone: z.string(),
    device_codes: z.object({ desktop: z.literal(0), mobile: z.literal([1, 2]) }),
    play_money: Flag,
    /** S2.038: desktop mode is off at any width. */
    desktop_lock: Flag,
    /** S2.031: slots may open in the desktop game room. */
    game_room: Flag,
    /** S2.061: codes of links that this site does not show, in the member's menu neither. */
    hidden_links: z.array(z.string()),
    /** S4.036: the pairs of provider and type that open as a modal. */
    games_opened_in_modal: z.array(z.object({ gp_id: z.string(), game_type: z.int() })),
    /** S4.037: of slots and sport, the types that open as a page. */
    games_opened_as_page: z.array(z.literal([2, 4])),
    /** What a new password must be made of. */
    password_policy: z.enum(['classic', 'strong']),
    /** Advertising is measured here, once a visitor has agreed. */
    /** Members may sign in with an account at another house. */
    other_house: Flag,
    tracking: Flag,
    tracking_events: z.array(z.enum(trackingEvents)),
    templates: z.array(TemplateWire),
    route_rules: z.array(RouteRuleWire),
    allowed_origins: z.array(z.string()),
    /** S7.010: the external fallback of the icon service. Empty if there is none. */
    icon_service_url: z.string(),
  }),
  errors: {},
})

export const siteLogosCall = endpoint({
  path: '/arks/web/logos',
  auth: 'none',
  summary: 'The pictures of the site: desktop and mobile logo, icon.',
  input: z.object({ site_id: z.optional(SiteNumber) }),
  data: z.object({
    web_logo_list: z.array(
      z.object({ kind: z.enum(['desktop', 'mobile', 'icon']), photo_path: z.string() }),
    ),
  }),
  errors: {},
})
