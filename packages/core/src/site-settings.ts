import * as z from 'zod/mini'
import { isTimeZone, DEFAULT_TIME_ZONE } from './time.ts'
import { trackingEvents } from './tracking.ts'

/**
 * S3.055, S3.056: the environment of a site, from the database or, if that has none, from a file.
 */
export const EnvConfig = z.object({
  websocketUrl: z.string(),
  sslWebsocketUrl: z.string(),
  /** S1.042: IS_DEMO. A demo site takes no registrations and offers no play. */
  isDemo: z._default(z.boolean(), false),
  agentBindFastPayment: z._default(z.boolean(), false),
  /** How long a register link is remembered. */
  linkExpireMinutes: z._default(z.int().check(z.positive()), 1_440),
  buildPollMinutes: z._default(z.int().check(z.positive()), 5),
  customerServiceUrl: z._default(z.string(), ''),
  customerServiceOpensIn: z._default(z.enum(['new', 'same']), 'new'),
})
export type EnvConfig = z.output<typeof EnvConfig>

const Seconds = z.int().check(z.minimum(1), z.maximum(86_400))

/** What differs between sites is data here, never a branch on a site's name. */
export const SiteFlags = z.object({
  timeZone: z._default(
    z.string().check(z.refine(isTimeZone, 'not a time zone')),
    DEFAULT_TIME_ZONE,
  ),
  /** The site's own numbers for devices; the desktop is always 0. */
  mobileDeviceCode: z._default(z.literal([1, 2]), 1),
  /** The crash menu stands after this game type, or nowhere. */
  crashMenuAfter: z._default(z.nullable(z.literal([3, 6])), null),
  hiddenLinks: z._default(z.array(z.string()), []),
  gamesOpenedInModal: z._default(z.array(z.object({ gpId: z.string(), gameType: z.int() })), []),
  /** S4.037: slots and sport may open as a page of the site instead of a window. */
  gamesOpenedAsPage: z._default(z.array(z.literal([2, 4])), []),
  phoneDigits: z._default(z.record(z.string(), z.int()), { VND: 10 }),
  gameRoom: z._default(z.boolean(), false),
  /** Advertising is measured, for visitors who have said yes to it. */
  tracking: z._default(z.boolean(), false),
  /** What is told of them; nothing unless it stands here. */
  trackingEvents: z._default(z.array(z.enum(trackingEvents)), []),
  desktopLock: z._default(z.boolean(), false),
  /** Who comes with a device we do not know is asked for more than a password. */
  asksNewDevices: z._default(z.boolean(), false),
  /** Nobody signs in or up from these countries. */
  closedCountries: z._default(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))), []),
  passwordPolicy: z._default(z.enum(['classic', 'strong']), 'classic'),
  /** Whether visitors may become members; a showroom is closed whatever stands here. */
  registrationOpen: z._default(z.boolean(), true),
  /** How many text messages with codes the site pays for in a day. */
  smsPerDay: z._default(z.int().check(z.minimum(0)), 1_000),
  /** Who lost a password, or moved here, may set a new one without asking support. */
  selfRecovery: z._default(z.boolean(), true),
  /** 0: who closes a bulletin sees it again when it changes. 1: once in each session. */
  bulletinFrequency: z._default(z.literal([0, 1]), 0),
  /** Where icons we do not have are asked for; it must be an allowed origin. Empty: nowhere. */
  iconServiceUrl: z._default(z.string(), ''),
  /** Where redirects and banners may lead besides the site itself. */
  allowedOrigins: z._default(z.array(z.string()), []),
  /** Whether members move money between the house and game providers. The sweep always may. */
  transfersOpen: z._default(z.boolean(), true),
  /** What open red envelopes may promise together, in whole US dollars or as much elsewhere. */
  envelopeLimitDollars: z._default(z.int().check(z.minimum(0)), 10_000),
  /** Nobody deposits before an account that money goes to is known to be theirs. */
  cardBeforeDeposit: z._default(z.boolean(), false),
  /**
   * What a withdrawal does while stakes are missing: people look at it, or it waits. Only a site
   * with play money, or of Curaçao alone, lets it wait.
   */
  depositTurnover: z._default(z.enum(['review', 'refuse', 'off']), 'review'),
  /** How often what was paid in is expected to be staked. */
  depositTurnoverTimes: z._default(z.int().check(z.minimum(0), z.maximum(3)), 1),
  /** Up to so much nobody looks at a withdrawal whose checks have all passed. In US dollars. */
  withdrawalAutoDollars: z._default(z.int().check(z.minimum(0)), 200),
  /** Up to here one person decides, up to the next two, and above it three. */
  withdrawalOneDollars: z._default(z.int().check(z.minimum(0)), 500),
  withdrawalTwoDollars: z._default(z.int().check(z.minimum(0)), 2_000),
  /** Whether a member may take a withdrawal back while it is checked: with play money only. */
  withdrawalCancel: z._default(z.enum(['never', 'before_review']), 'never'),
  /** How many seconds each stage of a withdrawal may take, as members are told. */
  withdrawalPromises: z._default(
    z.object({
      checking: Seconds,
      review: Seconds,
      second: Seconds,
      third: Seconds,
      sending: Seconds,
      arriving: Seconds,
    }),
    { checking: 120, review: 1_800, second: 900, third: 900, sending: 300, arriving: 600 },
  ),
  /** Play money unless an operator names a licence and the countries it covers. */
  realMoney: z._default(
    z.nullable(z.object({ licence: z.string(), countries: z.array(z.string()) })),
    null,
  ),
})
export type SiteFlags = z.output<typeof SiteFlags>

/** A redirect the server gives for a path, whatever the page would have been. */
export const RouteRule = z.object({
  path: z.string().check(z.regex(/^\//)),
  target: z.string(),
  status: z._default(z.literal([301, 302, 307, 308]), 302),
})
export type RouteRule = z.output<typeof RouteRule>

export const themes = [
  'obsidian',
  'jade',
  'indigo',
  'lacquer',
  'ocean',
  'ivory',
  'sakura',
  'carbon',
] as const
export type Theme = (typeof themes)[number]
/** `rail` and `menu` are the desktop's two; phones have the first four. */
export const layouts = ['rail', 'grid', 'tabs', 'cards', 'menu'] as const
export type Layout = (typeof layouts)[number]

/** S3.064: mobile themes H5_1 to H5_8; the desktop has a template of its own. */
export const templateNames = [
  'desktop',
  'H5_1',
  'H5_2',
  'H5_3',
  'H5_4',
  'H5_5',
  'H5_6',
  'H5_7',
  'H5_8',
] as const
export type TemplateName = (typeof templateNames)[number]
