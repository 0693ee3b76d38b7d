import { expect, test } from 'vitest'
import { wantedLocale, wantedZone } from './wanted-locale.ts'

test.each([
  ['?lang=ta_IN', ['en-GB'], 'ta_IN'],
  ['?lang=zh-Hant-HK', [], 'zh_TW'],
  ['?lang=klingon', ['fr-FR', 'ja'], 'ja_JP'],
  ['', ['de-DE', 'vi'], 'vi_VN'],
  ['', [], 'en_US'],
] as const)('%s with %j is read as %s', (search, languages, locale) => {
  expect(wantedLocale(search, languages)).toBe(locale)
})

test.each([
  ['?zone=Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
  ['?zone=Nowhere/Here', 'UTC'],
  ['', 'UTC'],
])('%s has its times in %s', (search, zone) => {
  expect(wantedZone(search)).toBe(zone)
})
