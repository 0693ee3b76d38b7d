import { describe, expect, test } from 'vitest'
import { currencies } from './currency.ts'
import {
  chooseLocale,
  currencyOfLocale,
  isLocale,
  languageTag,
  LOCALE_COOKIE,
  LOCALE_COOKIE_S,
  localeOfCountry,
  locales,
  parseLocale,
  textFor,
  type Locale,
} from './locale.ts'

test('without any clue the default language is chosen', () => {
  expect(chooseLocale({ cookie: null, acceptLanguage: null, country: null }, locales)).toBe('en_US')
})

test('[S3.078] [S9.073] the locale cookie is i18n_redirected and lasts 365 days', () => {
  expect(LOCALE_COOKIE).toBe('i18n_redirected')
  expect(LOCALE_COOKIE_S).toBe(31_536_000)
  expect(LOCALE_COOKIE_S).toBe(365 * 24 * 60 * 60)
})

describe('language of a country', () => {
  test.each([
    ['S9.032', 'TW', 'zh_TW'],
    ['S9.033', 'CN', 'zh_CN'],
    ['S9.034', 'US', 'en_US'],
    ['S9.035', 'VN', 'vi_VN'],
    ['S9.036', 'LA', 'vi_VN'],
    ['S9.037', 'KR', 'ko_KR'],
    ['S9.038', 'JP', 'ja_JP'],
    ['S9.039', 'TH', 'th_TH'],
    ['S9.040', 'IN', 'hi_IN'],
    ['S9.041', 'MM', 'my_MM'],
    ['S9.043', 'BD', 'bn_BD'],
  ])('[%s] country %s has the language %s', (_, country, locale) => {
    expect(localeOfCountry(country)).toBe(locale)
  })

  test('[S9.042] TA is no country, so it gives no language', () => {
    expect(localeOfCountry('TA')).toBeNull()
  })

  test.each([[''], ['DE'], ['tw'], ['constructor'], ['__proto__'], ['toString']])(
    '%j gives no language',
    (country) => {
      expect(localeOfCountry(country)).toBeNull()
    },
  )
})

describe('currency of a language', () => {
  test.each([
    ['S9.044', 'zh_TW', 'RMB'],
    ['S9.045', 'zh_CN', 'RMB'],
    ['S9.046', 'en_US', 'USD'],
    ['S9.047', 'vi_VN', 'VND'],
    ['S9.048', 'ko_KR', 'WON'],
    ['S9.049', 'ja_JP', 'JPY'],
    ['S9.050', 'th_TH', 'THB'],
    ['S9.051', 'hi_IN', 'INR'],
    ['S9.052', 'ta_IN', 'INR'],
    ['S9.053', 'my_MM', 'MMK'],
    ['S9.054', 'bn_BD', 'BDT'],
  ] as const)('[%s] language %s has the currency %s', (_, locale, currency) => {
    expect(currencyOfLocale(locale, currencies)).toBe(currency)
    expect(currencyOfLocale(locale, currencies.toReversed())).toBe(currency)
  })

  test('[S9.055] the first enabled currency is taken if the language’s own is not enabled', () => {
    expect(currencyOfLocale('vi_VN', ['THB', 'USD'])).toBe('THB')
    expect(currencyOfLocale('vi_VN', ['USD', 'THB'])).toBe('USD')
    expect(currencyOfLocale('vi_VN', ['THB', 'VND'])).toBe('VND')
  })

  test('a site without a currency is a mistake of ours', () => {
    expect(() => currencyOfLocale('en_US', [])).toThrow('no enabled currency')
  })
})

test.each<[string, Locale | null]>([
  ['vi', 'vi_VN'],
  ['vi-VN', 'vi_VN'],
  ['vi_vn', 'vi_VN'],
  [' VI-vn ', 'vi_VN'],
  ['en-GB', 'en_US'],
  ['zh', 'zh_CN'],
  ['zh-CN', 'zh_CN'],
  ['zh-Hans-SG', 'zh_CN'],
  ['zh-TW', 'zh_TW'],
  ['zh-HK', 'zh_TW'],
  ['zh-mo', 'zh_TW'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hant-HK', 'zh_TW'],
  ['ta', 'ta_IN'],
  ['bn-IN', 'bn_BD'],
  ['', null],
  ['*', null],
  ['de-DE', null],
  ['v', null],
  ['vietnamese', null],
  ['../en', null],
])('%j is read as %s', (text, locale) => {
  expect(parseLocale(text)).toBe(locale)
})

test('every locale reads itself in both spellings and makes a tag that Intl accepts', () => {
  for (const locale of locales) {
    expect(isLocale(locale)).toBe(true)
    expect(parseLocale(locale)).toBe(locale)
    expect(parseLocale(languageTag(locale))).toBe(locale)
    expect(Intl.getCanonicalLocales(languageTag(locale))).toEqual([languageTag(locale)])
  }
  expect(isLocale('en-US')).toBe(false)
  expect(isLocale('constructor')).toBe(false)
})

describe('choosing a language', () => {
  const choose = (
    clues: Partial<Parameters<typeof chooseLocale>[0]>,
    offered: readonly Locale[] = locales,
  ) => chooseLocale({ cookie: null, acceptLanguage: null, country: null, ...clues }, offered)

  test('the cookie comes before the browser, the browser before the country', () => {
    const clues = { cookie: 'th_TH', acceptLanguage: 'ja', country: 'KR' }
    expect(choose(clues)).toBe('th_TH')
    expect(choose({ ...clues, cookie: null })).toBe('ja_JP')
    expect(choose({ ...clues, cookie: null, acceptLanguage: null })).toBe('ko_KR')
  })

  test('a clue that is unreadable or not offered gives way to the next', () => {
    const offered: Locale[] = ['vi_VN', 'ko_KR']
    expect(choose({ cookie: 'klingon', acceptLanguage: 'ja,vi', country: 'KR' }, offered)).toBe(
      'vi_VN',
    )
    expect(choose({ cookie: 'th_TH', acceptLanguage: 'ja', country: 'KR' }, offered)).toBe('ko_KR')
  })

  test('without any usable clue: the default language, or the first one offered', () => {
    const clues = { cookie: 'xx', acceptLanguage: 'de', country: 'DE' }
    expect(choose(clues, ['zh_CN', 'en_US'])).toBe('en_US')
    expect(choose(clues, ['zh_CN', 'vi_VN'])).toBe('zh_CN')
  })

  test.each<[string, Locale]>([
    ['ja,ko', 'ja_JP'],
    ['ja;q=0.3,ko;q=0.7', 'ko_KR'],
    ['ja;q=0.7,ko', 'ko_KR'],
    ['ja; q=0.3, ko; q=0.7', 'ko_KR'],
    ['ja ;q=0.3 , ko ; q=0.7 ', 'ko_KR'],
    ['ja;Q=0.3,ko;Q=0.7', 'ko_KR'],
    ['ja;q=0,ko;q=0.1', 'ko_KR'],
    ['ja;q=0', 'en_US'],
    ['ja;q=0.5,ko;q=0.5', 'ja_JP'],
    ['de-DE,de;q=0.9,vi-VN;q=0.8,en;q=0.7', 'vi_VN'],
    ['*,th;q=0.5', 'th_TH'],
    ['ja;q=many,ko;q=0.1', 'ko_KR'],
    ['ja;q=Infinity,ko;q=0.1', 'ko_KR'],
    ['ja;q=7,ko;q=1', 'ko_KR'],
    [';;;,,,;q=,th', 'th_TH'],
    ['de', 'en_US'],
    ['', 'en_US'],
  ])('accept-language %j chooses %s', (acceptLanguage, locale) => {
    expect(choose({ acceptLanguage })).toBe(locale)
  })

  test('only the first twenty languages of a header are read', () => {
    expect(choose({ acceptLanguage: `${'de,'.repeat(19)}ja` })).toBe('ja_JP')
    expect(choose({ acceptLanguage: `${'de,'.repeat(20)}ja` })).toBe('en_US')
  })
})

describe('a reader is given', () => {
  const texts: [string, Partial<Record<Locale, string>>, Locale, string | null][] = [
    ['their own language', { en_US: 'hello', vi_VN: 'chào' }, 'vi_VN', 'chào'],
    ['else English', { vi_VN: 'chào', en_US: 'hello' }, 'ja_JP', 'hello'],
    ['else the first by name', { vi_VN: 'chào', ko_KR: '안녕' }, 'ja_JP', '안녕'],
    ['the same, however it was written down', { ko_KR: '안녕', vi_VN: 'chào' }, 'ja_JP', '안녕'],
    ['nothing where nothing was written', {}, 'en_US', null],
  ]
  test.each(texts)('%s', (_, given, locale, expected) => {
    expect(textFor(given, locale)).toBe(expected)
  })
})
