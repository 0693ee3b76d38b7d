import type { IncomingHttpHeaders } from 'node:http'
import { CURRENCY_COOKIE, CURRENCY_COOKIE_S, readCookie, writeCookie } from '@oriel/core/cookie'
import { isCurrency, type Currency } from '@oriel/core/currency'
import {
  chooseLocale,
  currencyOfLocale,
  LANGUAGE_QUERY,
  LOCALE_COOKIE,
  LOCALE_COOKIE_S,
} from '@oriel/core/locale'
import type { Build } from '@oriel/web/build-watch'
import { isLocked, isMode, MODE_COOKIE, type Mode } from '../app/platform/mode.ts'
import {
  LOW_DATA_COOKIE,
  RAIL_COOKIE,
  type TemplateInfo,
  type Visit,
} from '../app/platform/visit.ts'
import type { LocaleFiles } from '@oriel/web/server/locale-files'
import type { KnownSite } from './site-info.ts'
import { tokensOf } from './theme-tokens.ts'

export type Clues = {
  readonly headers: IncomingHttpHeaders
  readonly country: string | null
  readonly search: URLSearchParams
  /** Protocol and host, as the visitor wrote them. */
  readonly origin: string
  /** The layout that is asked for, whatever the window. */
  readonly mode?: string | null
}

/** Which language, currency and look this visitor gets. */
export function readVisit(
  { info, templates }: KnownSite,
  clues: Clues,
  files: LocaleFiles,
  build: Build,
): Visit {
  const { headers, country, search } = clues
  const cookie = readCookie(headers.cookie, LOCALE_COOKIE)
  const acceptLanguage = headers['accept-language'] ?? null
  const asked = search.get(LANGUAGE_QUERY)
  const locale = chooseLocale({ asked, cookie, acceptLanguage, country }, info.languages)
  const wanted = isMode(clues.mode ?? null) ? (clues.mode as Mode) : null
  const modeLocked = wanted !== null || isLocked(info.desktopLock, search)
  const mode = wanted ?? (modeLocked ? 'mobile' : guessMode(headers))
  const template = chooseTemplate(templates, mode, search.get('template'))
  if (!template) throw new Error(`site ${info.code} has no template`)
  const currency = readCurrency(headers.cookie, info.currencies)
  return {
    site: info,
    locale,
    currency: currency ?? currencyOfLocale(locale, info.currencies),
    template,
    mode,
    modeLocked,
    lowData: wantsLowData(headers),
    railClosed: readCookie(headers.cookie, RAIL_COOKIE) === 'closed',
    ...files.addressesOf(locale),
    origin: clues.origin,
    build,
    themeColor: tokensOf(template.theme).get('frame') ?? '',
  }
}

/**
 * S3.078: the language is kept for a year. S3.081: the currency is kept for a day. Only a cookie
 * that differs is written: a late answer must not undo what the visitor chose meanwhile.
 */
export function visitCookies(visit: Visit, said: string | undefined, secure: boolean): string[] {
  const wanted = [
    { name: LOCALE_COOKIE, value: visit.locale, maxAgeS: LOCALE_COOKIE_S },
    { name: CURRENCY_COOKIE, value: visit.currency, maxAgeS: CURRENCY_COOKIE_S },
  ]
  return wanted
    .filter(({ name, value }) => readCookie(said, name) !== value)
    .map(({ name, value, maxAgeS }) => writeCookie(name, value, { maxAgeS, secure }))
}

function readCurrency(header: string | undefined, offered: readonly Currency[]): Currency | null {
  const said = readCookie(header, CURRENCY_COOKIE) ?? ''
  return isCurrency(said) && offered.includes(said) ? said : null
}

const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobile|Opera Mini/i

/**
 * What the browser found out last time; else its own hints about width and kind; else its name.
 * The page itself looks again before it draws.
 */
export function guessMode(headers: IncomingHttpHeaders): Mode {
  const known = readCookie(headers.cookie, MODE_COOKIE)
  if (isMode(known)) return known
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1') return 'mobile'
  if (hint === '?0') return 'desktop'
  return MOBILE_AGENT.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop'
}

/** The template an operator looks at by its name in the address, else the first of the mode. */
function chooseTemplate(
  templates: readonly TemplateInfo[],
  mode: Mode,
  wanted: string | null,
): TemplateInfo | undefined {
  const ofMode = templates.filter(({ name }) => name.startsWith('H5_') === (mode === 'mobile'))
  return ofMode.find(({ name }) => name === wanted) ?? ofMode[0] ?? templates[0]
}

const wantsLowData = (headers: IncomingHttpHeaders): boolean => {
  const chosen = readCookie(headers.cookie, LOW_DATA_COOKIE)
  return chosen === null ? headers['save-data'] === 'on' : chosen === '1'
}
