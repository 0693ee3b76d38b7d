import { isInteger } from './checks.ts'
import type { Currency } from './currency.ts'

/** S1.028 to S1.038: the interface languages, in the order of their wire numbers. */
export const locales = [
  'zh_TW',
  'zh_CN',
  'en_US',
  'vi_VN',
  'ko_KR',
  'ja_JP',
  'th_TH',
  'hi_IN',
  'my_MM',
  'ta_IN',
  'bn_BD',
] as const

export type Locale = (typeof locales)[number]

/** Languages of the office: its people choose, and not every site's language is spoken there. */
export const officeLocales = ['en_US', 'vi_VN'] as const satisfies readonly Locale[]

export const DEFAULT_LOCALE: Locale = 'en_US'
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_S = 31_536_000

export const isLocale = (text: string): text is Locale =>
  (locales as readonly string[]).includes(text)

/** S1.028 to S1.038: a client may name a language by its number, written without extra digits. */
export const localeOfNumber = (text: string): Locale | null =>
  isInteger(text) ? (locales[Number(text)] ?? null) : null

/** `zh_TW` is `zh-TW` to browsers and Intl. */
export const languageTag = (locale: Locale): string => locale.replace('_', '-')

/** A reader's own language, else English, else the first by name of those it was written in. */
export function textFor<Text>(
  texts: Readonly<Partial<Record<Locale, Text>>>,
  locale: Locale,
): Text | null {
  const [first] = Object.entries(texts).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? first?.[1] ?? null
}

/** S9.032 to S9.043. TA (S9.042) is not a country and is left out. */
const COUNTRY_LOCALES: Readonly<Record<string, Locale>> = {
  TW: 'zh_TW',
  CN: 'zh_CN',
  US: 'en_US',
  VN: 'vi_VN',
  LA: 'vi_VN',
  KR: 'ko_KR',
  JP: 'ja_JP',
  TH: 'th_TH',
  IN: 'hi_IN',
  MM: 'my_MM',
  BD: 'bn_BD',
}

const LOCALE_CURRENCIES: Readonly<Record<Locale, Currency>> = {
  zh_TW: 'RMB',
  zh_CN: 'RMB',
  en_US: 'USD',
  vi_VN: 'VND',
  ko_KR: 'WON',
  ja_JP: 'JPY',
  th_TH: 'THB',
  hi_IN: 'INR',
  ta_IN: 'INR',
  my_MM: 'MMK',
  bn_BD: 'BDT',
}

export const localeOfCountry = (country: string): Locale | null =>
  Object.hasOwn(COUNTRY_LOCALES, country) ? (COUNTRY_LOCALES[country] ?? null) : null

/** S9.055: if the language's currency is not enabled for the site, the first enabled one. */
export function currencyOfLocale(locale: Locale, enabled: readonly Currency[]): Currency {
  const usual = LOCALE_CURRENCIES[locale]
  const first = enabled[0]
  if (!first) throw new Error('a site has no enabled currency')
  return enabled.includes(usual) ? usual : first
}

/** Reads what people and browsers write: `vi`, `vi-VN`, `vi_vn`, `zh-Hant-HK`. */
export function parseLocale(text: string): Locale | null {
  const [language = '', ...rest] = text.trim().replaceAll('_', '-').toLowerCase().split('-')
  if (language === 'zh') {
    return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'zh_TW' : 'zh_CN'
  }
  return locales.find((locale) => locale.startsWith(`${language}_`)) ?? null
}

/** In an address, for this request and from then on: `?hl=vi-VN`. Search engines need it. */
export const LANGUAGE_QUERY = 'hl'

export type LocaleClues = {
  /** What the address asks for. */
  asked?: string | null
  cookie: string | null
  acceptLanguage: string | null
  country: string | null
}

const ACCEPT_LANGUAGES_READ_MAX = 20

/**
 * The address, then cookie, browser and country, then the default language, or the site's first
 * when the site does not offer the default. Only offered languages count.
 */
export function chooseLocale(clues: LocaleClues, offered: readonly Locale[]): Locale {
  const wishes = [
    clues.asked && parseLocale(clues.asked),
    clues.cookie && parseLocale(clues.cookie),
    ...rankAcceptLanguage(clues.acceptLanguage ?? '').map(parseLocale),
    clues.country && localeOfCountry(clues.country),
  ]
  for (const wish of wishes) if (wish && offered.includes(wish)) return wish
  if (offered.includes(DEFAULT_LOCALE)) return DEFAULT_LOCALE
  return offered[0] ?? DEFAULT_LOCALE
}

/** One element of the header (RFC 9110, 12.5.4): spaces may stand around the weight. */
const ACCEPTED_LANGUAGE = /^([a-z0-9-]+)\s*(?:;\s*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?$/i

function rankAcceptLanguage(header: string): string[] {
  return header
    .split(',', ACCEPT_LANGUAGES_READ_MAX)
    .flatMap((part) => {
      const found = ACCEPTED_LANGUAGE.exec(part.trim())
      return found ? [{ tag: found[1] ?? '', weight: Number(found[2] ?? 1) }] : []
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag)
}
