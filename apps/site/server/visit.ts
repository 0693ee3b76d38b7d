import type { IncomingHttpHeaders } from 'node:http'
import { CURRENCY_COOKIE, CURRENCY_COOKIE_S, readCookie, writeCookie } from '@oriel/core/cookie'
import { isCurrency, type Currency } from '@oriel/core/currency'
import { chooseLocale, currencyOfLocale, LOCALE_COOKIE, LOCALE_COOKIE_S } from '@oriel/core/locale'
import type { Device } from '@oriel/core/platform'
import type { Visit } from '../app/lib/visit.ts'
import type { LocaleFiles } from './locale-files.ts'
import type { KnownSite } from './site-info.ts'

export type Clues = { headers: IncomingHttpHeaders; country: string | null }

/** Which language, currency and look this visitor gets. */
export function readVisit({ info, templates }: KnownSite, clues: Clues, files: LocaleFiles): Visit {
  const { headers, country } = clues
  const cookie = readCookie(headers.cookie, LOCALE_COOKIE)
  const acceptLanguage = headers['accept-language'] ?? null
  const locale = chooseLocale({ cookie, acceptLanguage, country }, info.languages)
  const wantsMobile = deviceOf(headers) !== 'desktop'
  const template =
    templates.find(({ name }) => wantsMobile === name.startsWith('H5_')) ?? templates[0]
  if (!template) throw new Error(`site ${info.code} has no template`)
  const currency = readCurrency(headers.cookie, info.currencies)
  return {
    site: info,
    locale,
    currency: currency ?? currencyOfLocale(locale, info.currencies),
    template,
    localeFile: files.addressOf(locale),
  }
}

/**
 * Spec 3: language for a year, currency for a day. Only what the browser does not say already: an
 * answer that comes late must not take back what was chosen meanwhile.
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

/** Client hints where the browser sends them, else its name. */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1') return 'mobile'
  if (hint === '?0') return 'desktop'
  return MOBILE_AGENT.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop'
}
