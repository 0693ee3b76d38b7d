import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
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
  readonly isDemo: boolean
  readonly websocketUrl: string
  readonly sslWebsocketUrl: string
  readonly customerServiceUrl: string
  readonly customerServiceOpensIn: 'new' | 'same'
  readonly routeRules: readonly RouteRule[]
  readonly allowedOrigins: readonly string[]
}

export type TemplateInfo = {
  readonly name: TemplateName
  readonly theme: Theme
  readonly layout: Layout
  readonly sections: readonly string[]
}

/** One visitor's view: which site, in which language, currency and look. */
export type Visit = {
  readonly site: SiteInfo
  readonly locale: Locale
  readonly currency: Currency
  readonly template: TemplateInfo
  /** Address of the locale JSON file. */
  readonly localeFile: string
}
