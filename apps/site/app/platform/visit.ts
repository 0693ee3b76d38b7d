import type { PasswordPolicy } from '@oriel/forms/fields'
import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Build } from '@oriel/web/build-watch'
import type { Mode } from './mode.ts'
import type { TrackingEvent } from '@oriel/core/tracking'
import type { Layout, RouteRule, TemplateName, Theme } from '@oriel/core/site-settings'

/** The site as pages see it: public, and small enough to travel with every page. */
export type SiteInfo = {
  readonly id: SiteId
  readonly code: string
  readonly name: string
  readonly languages: readonly Locale[]
  readonly currencies: readonly Currency[]
  readonly timeZone: string
  readonly playMoney: boolean
  readonly desktopLock: boolean
  readonly gameRoom: boolean
  /** Codes of links that are not shown here. */
  readonly hiddenLinks: readonly string[]
  /** The site's own number for phones. */
  readonly mobileDevice: 1 | 2
  readonly gamesOpenedInModal: readonly { readonly gpId: string; readonly gameType: number }[]
  readonly gamesOpenedAsPage: readonly number[]
  readonly passwordPolicy: PasswordPolicy
  readonly offersOtherHouse: boolean
  readonly tracking: boolean
  readonly trackingEvents: readonly TrackingEvent[]
  readonly isDemo: boolean
  /** S6.017: the entry to the fast deposit leads to the deposit page. */
  readonly agentBindFastPayment: boolean
  readonly websocketUrl: string
  readonly sslWebsocketUrl: string
  readonly customerServiceUrl: string
  readonly customerServiceOpensIn: 'new' | 'same'
  readonly routeRules: readonly RouteRule[]
  readonly allowedOrigins: readonly string[]
  /** How long an introducer's link is remembered. */
  readonly linkExpireMinutes: number
  /** How often an open page looks for a newer build. */
  readonly buildPollMinutes: number
  /** Where icons we do not have may be asked for; empty when nowhere. */
  readonly iconServiceUrl: string
}

export type TemplateInfo = {
  readonly name: TemplateName
  readonly theme: Theme
  readonly layout: Layout
  readonly sections: readonly string[]
}

/** Set by the visitor's own switch; the browser's Save-Data says the same. */
export const LOW_DATA_COOKIE = 'low_data'
export const LOW_DATA_COOKIE_S = 31_536_000
/** Whether the desktop's rail is folded, so that the server draws it so. */
export const RAIL_COOKIE = 'rail'
export const RAIL_COOKIE_S = 31_536_000

/** One visitor's view: which site, in which language, currency and look. */
export type Visit = {
  readonly site: SiteInfo
  readonly locale: Locale
  readonly currency: Currency
  readonly template: TemplateInfo
  readonly mode: Mode
  /** The site shows one layout whatever the width. */
  readonly modeLocked: boolean
  /** Fewer bytes: flat pictures, no display face, nothing that moves by itself. */
  readonly lowData: boolean
  readonly railClosed: boolean
  /** Address of the locale JSON file. */
  readonly localeFile: string
  /** What the first page does not say: forms, and a member's own pages. */
  readonly laterFile: string
  /** Protocol and host of this visit, for addresses that others keep. */
  readonly origin: string
  /** The build that rendered the page. */
  readonly build: Build
  /** The colour browsers and phones put around the page. */
  readonly themeColor: string
}
